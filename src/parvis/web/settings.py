"""Django's settings. What differs from place to place comes from the environment, see `parvis.web.serve`."""

import os
import warnings

from parvis.web import places

DATA = places.data_folder()
SECRET_KEY = places.secret_key(DATA)
MANNER = os.environ.get("PARVIS_MANNER", "home")
"""`home`: everybody who reaches the site may do everything; `club`: seats and tables belong to persons."""
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "[::1]", *os.environ.get("PARVIS_HOSTS", "").split()]

INSTALLED_APPS = [
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "parvis.web",
    "parvis.web.people",
    "parvis.web.room",
]
AUTH_USER_MODEL = "people.Person"
MIDDLEWARE = [
    "parvis.web.clicks.answer_first",
    "parvis.web.middleware.CompressMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "parvis.web.middleware.answer_headers",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "parvis.web.middleware.TroubleMiddleware",
    "parvis.web.access.AccessMiddleware",
]
ROOT_URLCONF = "parvis.web.urls"
ASGI_APPLICATION = "parvis.web.asgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

# Write-ahead log: readers never wait for a writer. FULL: what a page has shown is on the disk, even if the power fails;
# it costs one flush of the log for each decision. IMMEDIATE: a transaction takes the write lock when it begins, so that
# two answers to one question never both read the state before either is written.
DATABASES = {
    "default": {
        "ENGINE": "django.db.backends.sqlite3",
        "NAME": DATA / "parvis.sqlite3",
        "CONN_MAX_AGE": None,  # a thread that answers requests keeps its connection
        "OPTIONS": {
            "timeout": 8,  # seconds that a page waits for the write lock: fewer than a browser waits for the page
            "transaction_mode": "IMMEDIATE",
            "init_command": "PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL;",
        },
    }
}

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [os.path.join(os.path.dirname(__file__), "templates")],
        "OPTIONS": {"environment": "parvis.web.jinja.environment", "trim_blocks": True, "lstrip_blocks": True},
    }
]

# A body has a limit (`parvis.web.gate`), so what is uploaded needs no temporary file.
FILE_UPLOAD_MAX_MEMORY_SIZE = 2_500_000
FILE_UPLOAD_HANDLERS = ["django.core.files.uploadhandler.MemoryFileUploadHandler"]

STATIC_URL = "/static/"
STATICFILES_FINDERS = [
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "parvis.web.statics.GameFinder",
]
# Files are served from where they lie; every address that a page names carries a hash of the content.
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = False
WHITENOISE_MAX_AGE = 365 * 24 * 3600
# WhiteNoise hands over its small files as synchronous iterators, and Django warns of each.
warnings.filterwarnings("ignore", message="StreamingHttpResponse must consume synchronous iterators")

# At home, what a browser remembers (for whom the curtain is lifted) travels signed in its cookie. In a club people see
# where they are signed in, and sign out elsewhere: what is remembered of them is in the database.
SESSION_ENGINE = f"django.contrib.sessions.backends.{'db' if MANNER == 'club' else 'signed_cookies'}"
SESSION_COOKIE_NAME = "parvis_session"
CSRF_COOKIE_NAME = "parvis_csrf"
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "parvis.web.views.errors.csrf_failure"
SECURE_REFERRER_POLICY = "same-origin"

USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = "en"
USE_I18N = False

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "{levelname} {name}: {message}", "style": "{"}},
    "handlers": {
        "console": {"class": "logging.StreamHandler", "formatter": "plain"},
        "nowhere": {"class": "logging.NullHandler"},
    },
    "loggers": {
        "django": {"handlers": ["console"], "level": "WARNING", "propagate": False},
        "django.request": {"level": "ERROR"},
        "django.security": {"handlers": ["nowhere"], "propagate": False},  # each with a traceback, of bad requests
        "parvis": {"handlers": ["console"], "level": "INFO"},
    },
}
