"""Where a person can be told something by mail."""

from allauth.account.models import EmailAddress
from django.conf import settings

from parvis.web.people.models import Person

NO_SERVER = "parvis.web.hosting.mail.Shown"
"""How a club sends mail that has no server for it: admins see all letters. Nobody wants them to see these."""


def mail_of(person: Person) -> str | None:
    """The person's address, once it is confirmed; None where there is none, or no mail at all."""
    if settings.EMAIL_BACKEND == NO_SERVER:
        return None
    confirmed = EmailAddress.objects.filter(user_id=person.pk, verified=True).order_by("-primary")
    return confirmed.values_list("email", flat=True).first()
