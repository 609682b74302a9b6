"""What other parts of the site hear about persons. Each sees to what it keeps of them itself.

`merged`, with `guest` and `account`: the guest has signed in to an account, which gets all that the guest has.
`leaving`, with `person`: somebody leaves for good and is about to become anonymous. Both are sent within the
transaction.
`exported`, with `person`: somebody wants all that is kept of them. Receivers answer with a name and what is kept under
it, as JSON knows it; nothing hidden of anybody else.
"""

from django.dispatch import Signal

merged = Signal()
leaving = Signal()
exported = Signal()
