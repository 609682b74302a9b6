"""How allauth's accounts become persons here: guests who sign up or sign in, mails and messages in our words."""

from typing import Any

from allauth.account.adapter import DefaultAccountAdapter
from allauth.core import context as current
from allauth.mfa.adapter import DefaultMFAAdapter
from allauth.mfa.models import Authenticator
from allauth.socialaccount.adapter import DefaultSocialAccountAdapter
from allauth.socialaccount.models import SocialLogin
from django.contrib import messages
from django.contrib.auth import HASH_SESSION_KEY
from django.core.mail import EmailMessage
from django.forms import Form
from django.http import HttpRequest

from parvis.web.hosting import mail
from parvis.web.languages import current as current_language
from parvis.web.languages import written_in
from parvis.web.people import names
from parvis.web.people.guests import guest_of, merge
from parvis.web.people.models import Person
from parvis.web.tables import opening
from parvis.web.tables.viewer import LET_IN
from parvis.web.texts import text

SECOND_LOCK = "allauth.mfa.stages.AuthenticateStage"
"""Where allauth asks whoever has a passkey and gave the password for the passkey, too."""
KEPT = (LET_IN, opening.LEVEL_KEY, "name", "form")
"""What a guest's browser goes on to remember when the guest signs in."""
SILENT = {"logged-in"}
"""What nobody needs to be told: the page says it."""
SIGNED_OUT = "logged-out"
SENT = "email-confirmation-sent"
SAID = (
    "cannot-delete-primary-email",
    "email-confirmation-failed",
    SENT,
    "email-confirmed",
    "email-deleted",
    SIGNED_OUT,
    "password-changed",
    "password-set",
    "primary-email-set",
    "unverified-primary-email",
    "account-connected",
    "account-connected-other",
    "account-connected-updated",
    "account-disconnected",
    "webauthn-added",
    "webauthn-removed",
)
MAILS = (
    "email-confirmation",
    "email-confirmation-signup",
    "password-reset-key",
    "account-already-exists",
    "password-changed",
    "password-reset",
    "password-set",
    "email-changed",
    "email-deleted",
    "webauthn-added",
    "webauthn-removed",
    "account-connected",
    "account-disconnected",
    "token-made",
)
"""What allauth says on pages and in mails, as far as this site uses it, and a letter of our own that goes its way:
`said-…` and `mail-…` are our words for it.
"""


class AccountAdapter(DefaultAccountAdapter):
    """Accounts with a password."""

    def new_user(self, request: HttpRequest) -> Person:
        """Who signs up: the guest who is here, so that the games are kept, or somebody new."""
        return guest_of(request) or Person()

    def save_user(self, request: HttpRequest, user: Person, form: Form, commit: bool = True) -> Person:
        """Make an account of them. A guest's session goes on."""
        was_guest = user.pk is not None
        user.name = form.cleaned_data["name"]
        user.guest = False
        with names.only_one():
            super().save_user(request, user, form, commit)
        if was_guest:
            request.session[HASH_SESSION_KEY] = user.get_session_auth_hash()
        return user

    def login(self, request: HttpRequest, user: Person) -> None:
        """Sign in. A guest's games go to the account."""
        guest = guest_of(request)
        kept = {key: request.session[key] for key in KEPT if key in request.session}
        super().login(request, user)
        if guest and guest.pk != user.pk:
            merge(guest, user)
            request.session.update(kept)

    def logout(self, request: HttpRequest) -> None:
        """Sign out, unless a guest follows a link in a mail or comes from elsewhere."""
        if not stays(request):
            super().logout(request)

    def get_login_stages(self) -> list[str]:
        """What stands between the password and being signed in."""
        return [stage for stage in super().get_login_stages() if stage != SECOND_LOCK]

    def render_mail(
        self, template_prefix: str, email: str | list[str], context: dict[str, Any], headers: Any = None
    ) -> EmailMessage:
        """A mail in the site's words."""
        key = f"mail-{kind_of(template_prefix)}"
        told = {name.replace("_", "-"): str(value) for name, value in context.items() if isinstance(value, str)}
        told |= {"site": context["current_site"].name, "name": getattr(context.get("user"), "name", "")}
        to = [email] if isinstance(email, str) else email
        with written_in(getattr(context.get("user"), "language", "") or current_language()):
            subject, body = (text(part, **told) for part in (f"{key}.subject", key))
        return EmailMessage(subject, body, self.get_from_email(), to, headers=headers)

    def is_reauthentication_required(self, **where: Any) -> bool:
        """Whether they confirm that it is still they. Who has come by a link, and has no password yet, can't."""
        return super().is_reauthentication_required(**where) and bool(
            self.get_reauthentication_methods(current.request.user)
        )

    def send_confirmation_mail(self, request: HttpRequest, emailconfirmation: Any, signup: bool) -> None:
        """Ask whether an address is theirs; whoever has confirmed it for another account is told of that one."""
        claimed = emailconfirmation.email_address
        if claimed.can_set_verified():
            super().send_confirmation_mail(request, emailconfirmation, signup)
        else:
            self.send_account_already_exists_mail(claimed.email)

    def add_message(
        self,
        request: HttpRequest,
        level: int,
        message_template: str | None = None,
        message_context: dict[str, Any] | None = None,
        extra_tags: str = "",
        message: str | None = None,
    ) -> None:
        """Say something on the next page, in the site's words."""
        kind = kind_of(message_template) if message_template else ""
        if kind not in SILENT and not (kind == SIGNED_OUT and stays(request)):
            told = {name: str(value) for name, value in (message_context or {}).items()}
            if kind == SENT and not mail.is_sent():
                message = text("said-email-confirmation-shown", **told)
            messages.add_message(request, level, message or text(f"said-{kind}", **told), extra_tags)


class PasskeyAdapter(DefaultMFAAdapter):
    """Passkeys: another key to the same door."""

    def is_mfa_enabled(self, user: Person, types: Any = None) -> bool:
        """Whether they have a key of these types. No account is closed by a second lock."""
        return types is not None and super().is_mfa_enabled(user, types)

    def generate_authenticator_name(self, user: Person, type: Any) -> str:  # noqa: A002 - as allauth calls it
        """What a new key is called unless somebody gives it a name."""
        return text("passkey-name", number=Authenticator.objects.filter(user=user).count() + 1)

    def get_public_key_credential_user_entity(self, user: Person) -> dict[str, Any]:
        """Whose key it is, as their device shows it."""
        return {**super().get_public_key_credential_user_entity(user), "display_name": user.name}


class ElsewhereAdapter(DefaultSocialAccountAdapter):
    """Accounts at another site with which people sign in here."""

    def new_user(self, request: HttpRequest, sociallogin: SocialLogin) -> Person:
        """Somebody new, also for a guest: they wait in the session until a name is chosen, and get the games then."""
        return Person()

    def populate_user(self, request: HttpRequest, sociallogin: SocialLogin, data: dict[str, Any]) -> Person:
        """What the other site tells, as a proposal."""
        person: Person = sociallogin.user
        told = (data.get("name"), data.get("username"), data.get("first_name"))
        person.name = next(filter(None, (names.read(str(one)) for one in told if one)), "")
        person.email = data.get("email") or None
        return person

    def get_signup_form_initial_data(self, sociallogin: SocialLogin) -> dict[str, str]:
        """What the form holds at first."""
        addresses = [address.email for address in sociallogin.email_addresses]
        return {"name": sociallogin.user.name, "email": sociallogin.user.email or (addresses or [""])[0]}


def stays(request: HttpRequest) -> bool:
    """Whether it is a guest who does not mean to sign out: one who follows a link in a mail, or comes from elsewhere.

    They would lose their games before the account can get them.
    """
    match = request.resolver_match
    return guest_of(request) is not None and (match is None or match.url_name != "account_logout")


def kind_of(template: str) -> str:
    """What a mail or message of allauth's says, from the name of its template."""
    return template.rpartition("/")[2].removesuffix(".txt").replace("_", "-")
