"""The database of a site before it is served: made, brought up to date, or refused with a line.

Nothing is opened that this version does not know: a damaged file, one of another program, one of a later version. To
find out, it is only read.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from django.core.management import call_command
from django.db import DatabaseError, connection
from django.db.migrations.executor import MigrationExecutor
from django.db.migrations.loader import MigrationLoader

from parvis.engine.files import PRIVATE
from parvis.web.models import Choice, Step, Table
from parvis.web.storage import databases, integrity, versions
from parvis.web.terminal import HostError

MIGRATIONS = "django_migrations"
"""The table that is made first."""
TABLES = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%'"


def prepare() -> bool:
    """Make the database, or bring an older one up to date; True if it is new.

    Raises GameError if it can't be used, or OSError.
    """
    settings = connection.settings_dict
    try:
        is_new = prepare_file(Path(settings["NAME"])) if databases.is_file(settings) else check_server()
        with closing(connection):
            migrate()
    except (DatabaseError, sqlite3.Error, UnicodeDecodeError) as error:  # of SQLite too
        name = databases.name_of(settings)
        raise HostError("database-unusable", database=name, error=str(error)) from None
    return is_new


def prepare_file(path: Path) -> bool:
    """Check an SQLite database and keep it private; True if there is none yet. Raises as `check` does, and OSError."""
    is_new = not path.exists() or path.stat().st_size == 0
    if not is_new:
        check(path)
    keep_private(path)
    return is_new


def check(path: Path) -> None:
    """Raise GameError, or sqlite3.Error, for a database that is damaged, of another program, or of a later version.

    Whether a large one is damaged somewhere is found out later, behind the pages.
    """
    with closing(versions.connected(path)) as database:
        database.text_factory = lambda text: text.decode(errors="backslashreplace")  # it may be damaged
        if not integrity.is_large(path) and (found := integrity.flaw(database)):
            raise HostError("database-damaged", database=str(path), error=found)
        tables = {name for (name,) in database.execute(TABLES)}
        check_is_own(str(path), tables)
        check_is_known(str(path), {name for (name,) in database.execute(databases.APPLIED)} if tables else set())


def check_server() -> bool:
    """Check the database of a server; True if it is empty. Raises GameError or DatabaseError."""
    name = databases.name_of(connection.settings_dict)
    with closing(connection), connection.cursor() as cursor:
        tables = set(connection.introspection.table_names(cursor))
        check_is_own(name, tables)
        if tables:
            cursor.execute(databases.APPLIED)
            check_is_known(name, {name for (name,) in cursor.fetchall()})
    return not tables


def check_is_own(name: str, tables: set[str]) -> None:
    """Raise GameError for the tables of another program's database."""
    if tables - first_tables() and not {MIGRATIONS, Table._meta.db_table} <= tables:
        raise HostError("database-foreign", database=name)


def check_is_known(name: str, applied: set[str]) -> None:
    """Raise GameError for a database that a later version has changed."""
    later = applied - {name for app, name in MigrationLoader(None).disk_migrations if app == "web"}
    if later:
        raise HostError("database-later", database=name, names=", ".join(sorted(later)))


def first_tables() -> set[str]:
    """The tables that there may be where the very first start was interrupted."""
    return {MIGRATIONS, *connection.introspection.django_table_names(include_views=False)}


def check_current() -> None:
    """Raise GameError unless the database of a server is as this version has it: another process sees to that."""
    check_server()
    executor = MigrationExecutor(connection)
    is_current = not executor.migration_plan(executor.loader.graph.leaf_nodes())
    connection.close()
    if not is_current:
        raise HostError("database-older", database=databases.name_of(connection.settings_dict))


def keep_private(path: Path) -> None:
    """Let nobody else on this computer read the database, nor what SQLite puts next to it. Raises OSError."""
    path.touch(PRIVATE)
    for file in (path, *path.parent.glob(f"{path.name}-*")):
        file.chmod(PRIVATE)


def migrate() -> None:
    """Bring the tables up to date. Raises DatabaseError, also where a column is missing afterwards."""
    executor = MigrationExecutor(connection)
    if executor.migration_plan(executor.loader.graph.leaf_nodes()):
        call_command("migrate", verbosity=0)
    for model in (Table, Step, Choice):
        model.objects.filter(pk=0).first()
