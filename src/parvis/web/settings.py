"""Django's settings. What differs from place to place comes from the environment, see `parvis.web.server.serve`."""

import os
import warnings
from urllib.parse import urlsplit

from parvis.engine.texts import ENGLISH
from parvis.web import languages
from parvis.web.hosting import mail
from parvis.web.people import openid
from parvis.web.storage import databases, places

DATA = places.data_folder()
SECRET_KEY = places.given_key(os.environ.get("PARVIS_SECRET", "")) or places.secret_key(DATA)
MODE = os.environ.get("PARVIS_MODE", "home")
"""`home`: everybody who reaches the site may do everything; `club`: seats and tables belong to persons."""
ADDRESS = os.environ.get("PARVIS_ADDRESS", "")
"""Where people reach a club: https://club.example. Links lead there, and the site answers to no other name."""
IS_SECURE = ADDRESS.startswith("https://")
ALLOWED_HOSTS = ["localhost", "127.0.0.1", "[::1]", *os.environ.get("PARVIS_HOSTS", "").split()]
if ADDRESS:
    ALLOWED_HOSTS = [urlsplit(ADDRESS).hostname or ""]
CSRF_TRUSTED_ORIGINS = [ADDRESS] if ADDRESS else []
SECURE_HSTS_SECONDS = int(os.environ.get("PARVIS_HSTS", "0"))
globals().update(mail.settings(os.environ.get("PARVIS_MAIL", ""), ADDRESS))

INSTALLED_APPS = [
    "parvis.web.hosting.apps.AdminConfig",
    "django.contrib.contenttypes",
    "django.contrib.auth",
    "django.contrib.messages",
    "django.contrib.sessions",
    "django.contrib.staticfiles",
    "allauth",
    "allauth.account",
    "allauth.mfa",
    "allauth.socialaccount",
    "allauth.socialaccount.providers.openid_connect",
    "allauth.usersessions",
    "parvis.web",
    "parvis.web.people",
    "parvis.web.room",
    "parvis.web.notices",
    "parvis.web.chat",
    "parvis.web.notes",
    "parvis.web.live",
    "parvis.web.hosting",
    "parvis.web.analysis",
    "parvis.web.api",
    "parvis.web.tournaments",
    "parvis.web.daily",
]
AUTH_USER_MODEL = "people.Person"
MIDDLEWARE = [
    "parvis.web.background.memory.answer_with_room",
    "parvis.web.address.at_address",
    "parvis.web.background.precedence.answer_first",
    "parvis.web.server.middleware.CompressMiddleware",
    "django.middleware.security.SecurityMiddleware",
    "parvis.web.server.middleware.keep_own_files",
    "whitenoise.middleware.WhiteNoiseMiddleware",
    "parvis.web.server.middleware.answer_headers",
    "parvis.web.languages.of_address_or_browser",
    "parvis.web.server.middleware.refuse_unstorable",
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.common.CommonMiddleware",
    "parvis.web.server.middleware.leave_out_lasting",  # before it is measured how long an answer is
    "parvis.web.server.middleware.TokenMiddleware",
    "django.middleware.clickjacking.XFrameOptionsMiddleware",
    "django.contrib.auth.middleware.AuthenticationMiddleware",
    "parvis.web.api.door.by_token",
    "parvis.web.languages.of_account",
    "django.contrib.messages.middleware.MessageMiddleware",
    "parvis.web.server.middleware.TroubleMiddleware",
    "allauth.account.middleware.AccountMiddleware",
    "parvis.web.hosting.limits.LimitMiddleware",  # before access: who may not go on has guessed, too
    "parvis.web.access.AccessMiddleware",
]
ROOT_URLCONF = "parvis.web.urls"
ASGI_APPLICATION = "parvis.web.server.asgi.application"
DEFAULT_AUTO_FIELD = "django.db.models.BigAutoField"

DATABASES = {"default": databases.database(DATA, os.environ.get("DATABASE_URL", ""))}

TEMPLATES = [
    {
        "BACKEND": "django.template.backends.jinja2.Jinja2",
        "DIRS": [os.path.join(os.path.dirname(__file__), "templates")],
        "OPTIONS": {
            "environment": "parvis.web.pages.jinja.environment",
            "trim_blocks": True,
            "lstrip_blocks": True,
            "context_processors": ["parvis.web.pages.jinja.same_in_a_page"],
        },
    },
    {  # for what others bring: allauth's pages that have none of ours, the admin's
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [os.path.join(os.path.dirname(__file__), "hosting", "templates")],
        "APP_DIRS": True,
        "OPTIONS": {
            "context_processors": [
                "django.template.context_processors.request",
                "django.contrib.auth.context_processors.auth",
                "django.contrib.messages.context_processors.messages",
            ],
        },
    },
]

# A body has a limit (`parvis.web.server.gate`), so what is uploaded needs no temporary file.
FILE_UPLOAD_MAX_MEMORY_SIZE = 2_500_000
FILE_UPLOAD_HANDLERS = ["django.core.files.uploadhandler.MemoryFileUploadHandler"]

STATIC_URL = "/static/"
STORAGES = {
    "default": {"BACKEND": "django.core.files.storage.FileSystemStorage"},
    "staticfiles": {"BACKEND": "parvis.web.pages.statics.Storage"},
}
STATICFILES_FINDERS = [
    "django.contrib.staticfiles.finders.AppDirectoriesFinder",
    "parvis.web.pages.statics.GameFinder",
]
# Files are served from where they lie; every address that a page names carries a hash of the content.
WHITENOISE_USE_FINDERS = True
WHITENOISE_AUTOREFRESH = False
WHITENOISE_MAX_AGE = 365 * 24 * 3600
WHITENOISE_ALLOW_ALL_ORIGINS = False
# WhiteNoise hands over its small files as synchronous iterators, and Django warns of each.
warnings.filterwarnings("ignore", message="StreamingHttpResponse must consume synchronous iterators")

# At home, what a browser remembers (for whom the curtain is lifted) travels signed in its cookie. In a club people see
# where they are signed in, and sign out elsewhere: what is remembered of them is in the database.
SESSION_ENGINE = (
    "parvis.web.people.session_store" if MODE == "club" else "django.contrib.sessions.backends.signed_cookies"
)
# `__Host-`: browsers take such a cookie from nobody but this host, and only by https.
SESSION_COOKIE_NAME = "__Host-parvis_session" if IS_SECURE else "parvis_session"
CSRF_COOKIE_NAME = "__Host-parvis_csrf" if IS_SECURE else "parvis_csrf"
SESSION_COOKIE_SECURE = CSRF_COOKIE_SECURE = IS_SECURE
SESSION_COOKIE_AGE = 365 * 24 * 3600  # all that guests have of their games
MESSAGE_STORAGE = "django.contrib.messages.storage.session.SessionStorage"
CSRF_COOKIE_HTTPONLY = True
CSRF_FAILURE_VIEW = "parvis.web.views.errors.csrf_failure"
SECURE_REFERRER_POLICY = "same-origin"

NOTICES_ANYWHERE = False
"""Whether notices may go to addresses within our own network, and without https: nowhere but in tests."""

# Accounts, of a club alone. A passkey is another key to the same door as the password, not a second lock. Addresses are
# confirmed after signing up, so that nobody loses the game in which they do so; a passkey needs a confirmed one.
AUTHENTICATION_BACKENDS = ["allauth.account.auth_backends.AuthenticationBackend"]
PASSWORD_HASHERS = [
    "parvis.web.people.passwords.Hasher",
    "django.contrib.auth.hashers.PBKDF2PasswordHasher",
]
AUTH_PASSWORD_VALIDATORS = [
    {"NAME": "django.contrib.auth.password_validation.MinimumLengthValidator", "OPTIONS": {"min_length": 10}},
    {"NAME": "django.contrib.auth.password_validation.CommonPasswordValidator"},
    {
        "NAME": "django.contrib.auth.password_validation.UserAttributeSimilarityValidator",
        "OPTIONS": {"user_attributes": ["name", "email"]},
    },
]
LOGIN_URL = "account_login"
LOGIN_REDIRECT_URL = "home"
ACCOUNT_ADAPTER = "parvis.web.people.adapter.AccountAdapter"
ACCOUNT_USER_MODEL_USERNAME_FIELD = None
ACCOUNT_LOGIN_METHODS = {"email"}
ACCOUNT_DEFAULT_HTTP_PROTOCOL = "https" if IS_SECURE else "http"  # of links; the host: `parvis.web.address`
ACCOUNT_SIGNUP_FIELDS = ["email*", "password1*"]
ACCOUNT_SIGNUP_FORM_CLASS = "parvis.web.people.forms.NameForm"
ACCOUNT_EMAIL_VERIFICATION = "optional"
ACCOUNT_EMAIL_SUBJECT_PREFIX = ""
ACCOUNT_EMAIL_NOTIFICATIONS = True
ACCOUNT_EMAIL_UNKNOWN_ACCOUNTS = False
# Nobody learns who has an account: an address may be claimed several times, and belongs to whoever confirms it.
ACCOUNT_PREVENT_ENUMERATION = "strict"
SILENCED_SYSTEM_CHECKS = ["auth.W004"]  # that addresses are not unique: allauth sees to those that are confirmed
ACCOUNT_AUTHENTICATED_LOGIN_REDIRECTS = False  # guests sign in too
ACCOUNT_CHANGE_EMAIL = True
ACCOUNT_RATE_LIMITS = False  # all attempts are counted by `hosting.limits`
ACCOUNT_LOGIN_ON_PASSWORD_RESET = True  # a letter lets its owner in, however often somebody has guessed the password
ACCOUNT_REAUTHENTICATION_REQUIRED = True
ACCOUNT_REAUTHENTICATION_METHODS = ["password", "mfa"]  # no codes by mail, for which there is no page here
ACCOUNT_SESSION_REMEMBER = True
ACCOUNT_LOGOUT_REDIRECT_URL = "home"
MFA_ADAPTER = "parvis.web.people.adapter.PasskeyAdapter"
MFA_FORMS = {"add_webauthn": "parvis.web.people.forms.PasskeyForm"}
MFA_SUPPORTED_TYPES = ["webauthn"]
MFA_PASSKEY_LOGIN_ENABLED = True
MFA_WEBAUTHN_USER_VERIFICATION = "required"
SOCIALACCOUNT_ADAPTER = "parvis.web.people.adapter.ElsewhereAdapter"
SOCIALACCOUNT_AUTO_SIGNUP = False  # who comes from elsewhere chooses a name too
SOCIALACCOUNT_PROVIDERS = {"openid_connect": {"APPS": openid.offered(os.environ)}}

USE_TZ = True
TIME_ZONE = "UTC"
LANGUAGE_CODE = ENGLISH
LANGUAGE_COOKIE_AGE = SESSION_COOKIE_AGE
LANGUAGES = languages.with_texts(os.environ.get("PARVIS_PSEUDO") == "yes")

LOGGING = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"plain": {"format": "{levelname} {name}: {message}", "style": "{"}},
    "filters": {"seldom": {"()": "parvis.web.server.throttle.Throttle"}},
    "handlers": {
        "console": {"class": "logging.StreamHandler", "formatter": "plain"},
        "nowhere": {"class": "logging.NullHandler"},
    },
    "loggers": {
        "django": {"handlers": ["console"], "level": "WARNING", "propagate": False},
        "django.request": {"level": "ERROR"},
        "django.security": {"handlers": ["nowhere"], "propagate": False},  # each with a traceback, of bad requests
        "parvis": {"handlers": ["console"], "level": "INFO"},
        "uvicorn.error": {"handlers": ["console"], "filters": ["seldom"], "propagate": False},
        "asyncio": {"handlers": ["console"], "filters": ["seldom"], "propagate": False},
    },
}
