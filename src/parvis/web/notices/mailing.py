"""Where a person can be told something by mail."""

from allauth.account.models import EmailAddress

from parvis.web.hosting import mail
from parvis.web.people.models import Person


def mail_of(person: Person) -> str | None:
    """The person's address, once it is confirmed; None where there is none, or no mail at all: admins would see it."""
    if not mail.is_sent():
        return None
    confirmed = EmailAddress.objects.filter(user_id=person.pk, verified=True).order_by("-primary")
    address: str | None = confirmed.values_list("email", flat=True).first()
    return address
