"""Forms of persons, beside allauth's own."""

from typing import Any

from allauth.core import context
from allauth.mfa.webauthn.forms import AddWebAuthnForm
from django import forms
from django.http import HttpRequest

from parvis.web.languages import offered
from parvis.web.people import names
from parvis.web.people.guests import guest_of
from parvis.web.people.models import LONGEST_REPORT, SHOWN_TO, Person
from parvis.web.texts import text


class NameField(forms.CharField):
    """A name, as everywhere at this place."""

    def __init__(self, **more: Any) -> None:
        widget = forms.TextInput(attrs={"autocomplete": "nickname"})
        super().__init__(max_length=names.LONGEST, widget=widget, **more)

    def clean(self, value: Any) -> str:
        """The name. Raises ValidationError."""
        name = names.read(super().clean(value))
        if name is None:
            raise forms.ValidationError(text("person-bad-name"))
        return name


def free(name: str, person: Person | None, guest: bool = False) -> str:
    """The name itself, if the person may have it, as a guest or as an account. Raises ValidationError."""
    if (person is not None and name == person.name and person.guest == guest) or (guest and names.is_guests(name)):
        return name
    if names.is_reserved(name):
        raise forms.ValidationError(text("name-reserved"))
    if names.is_like(name) if guest else names.is_taken(name, person):
        raise forms.ValidationError(text("name-taken"))
    return name


class NameForm(forms.Form):
    """What signing up asks for besides what allauth does."""

    name = NameField()
    field_order = ("name", "email", "password1")

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        guest = guest_of(context.request)
        if guest:
            self.fields["name"].initial = guest.name

    def clean_name(self) -> str:
        """The name. Raises ValidationError where an account has it."""
        return free(self.cleaned_data["name"], guest_of(context.request))

    def signup(self, request: HttpRequest, user: Person) -> None:
        """Nothing is left to do: the name is kept with the rest."""


class SettingsForm(forms.Form):
    """Another name; another language, where there are several; of an account, who may see that they are here."""

    name = NameField()
    language = forms.ChoiceField(choices=lambda: list(offered().items()), required=False)
    shown = forms.ChoiceField(choices=lambda: [(whom, text(f"shown-to-{whom}")) for whom in SHOWN_TO], required=False)

    def __init__(self, person: Person, data: Any = None) -> None:
        super().__init__(data)
        self.person = person
        if len(offered()) == 1:
            del self.fields["language"]
        if person.guest:
            del self.fields["shown"]

    def clean_name(self) -> str:
        """The name. Raises ValidationError where an account has it."""
        return free(self.cleaned_data["name"], self.person, self.person.guest)


class LeaveForm(forms.Form):
    """Leaving for good, confirmed by the password; by the name where there is none."""

    password = forms.CharField(widget=forms.PasswordInput(attrs={"autocomplete": "current-password"}), strip=False)
    name = forms.CharField(max_length=200, widget=forms.TextInput(attrs={"autocomplete": "off"}))

    def __init__(self, person: Person, data: Any = None) -> None:
        super().__init__(data)
        self.person = person
        del self.fields["name" if person.has_usable_password() else "password"]

    def clean_password(self) -> str:
        """The password. Raises ValidationError."""
        password: str = self.cleaned_data["password"]
        if not self.person.check_password(password):
            raise forms.ValidationError(text("farewell-wrong-password"))
        return password

    def clean_name(self) -> str:
        """The name. Raises ValidationError."""
        if self.cleaned_data["name"] != self.person.name:
            raise forms.ValidationError(text("farewell-wrong-name"))
        return self.person.name


class ReportForm(forms.Form):
    """A form for what was wrong with a person's behaviour."""

    words = forms.CharField(max_length=LONGEST_REPORT, widget=forms.Textarea(attrs={"rows": 6}))


class PasskeyForm(AddWebAuthnForm):
    """A passkey is always enough to sign in: whoever has it also unlocks it by a finger, a face or a number."""

    passwordless = None

    def clean(self) -> dict[str, Any]:
        """The answer of the browser, checked. Raises ValidationError."""
        self.cleaned_data["passwordless"] = True
        cleaned: dict[str, Any] = super().clean()
        return cleaned
