#!/bin/sh
# Usage: tools/install.sh [extra]
# Install Parvis into .venv in this folder, with one of its extras (test, envs …) if asked for. Does nothing, and asks
# no network, if that was done before for this folder and this pyproject.toml: a stamp says so, which is written last.
set -eu
umask 022
cd "$(dirname "$0")/.."
python=${PYTHON:-python3}
extra=${1:-}
stamp=.venv/installed${extra:+-$extra}
folder=$(pwd -P)
wanted="$folder
$(cksum < pyproject.toml)"

fail() {
    echo "parvis: $1" >&2
    exit 1
}

# Environments know their folder's full path: a moved or copied one is not usable.
is_usable() {
    grep -qsxF -- "$folder" .venv/installed .venv/installed-* && .venv/bin/python -c 'import parvis' 2>/dev/null
}

is_done() {
    [ "$(cat "$stamp" 2>/dev/null)" = "$wanted" ] && is_usable
}

check_python() {
    command -v "$python" >/dev/null || fail "$python is missing; on Debian, as root: apt-get install python3-venv"
    "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
        fail "$("$python" --version 2>&1) is too old, 3.11 is needed; if you have it: make install PYTHON=python3.11"
}

can_make_environments() {
    "$python" -c 'import ensurepip, venv' 2>/dev/null
}

provide_venv() {
    can_make_environments && return
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing Debian's package python3-venv"
        export DEBIAN_FRONTEND=noninteractive
        apt-get update -q && apt-get install -q -y python3-venv || true
    fi
    can_make_environments || fail "$python cannot make environments; on Debian, as root: apt-get install python3-venv"
}

make_environment() {
    check_python
    provide_venv
    "$python" -m venv --clear .venv || fail "cannot make .venv in $folder"
}

is_done && exit 0
is_usable || make_environment
echo "Installing Parvis${extra:+ with its extra $extra} into .venv: needs the network and a minute or two, once"
.venv/bin/python -m pip install --quiet --disable-pip-version-check --editable ".${extra:+[$extra]}" ||
    fail "the installation failed, see above; the next call tries again"
echo "$wanted" > "$stamp"
