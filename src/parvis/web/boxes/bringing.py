"""A box is brought to a newer ruling: what its owner has seen stays; what the ruling changed is to be looked at."""

from collections.abc import Mapping
from typing import Any

from django.db import transaction

from parvis.engine import registry
from parvis.engine.contract import Game
from parvis.web.boxes.keeping import LOOK, Content, put
from parvis.web.models import OwnBox
from parvis.web.pages import sources

Values = Mapping[str, Mapping[str, Any]]


def bring(number: int) -> None:
    """Let a box belong to the newest ruling of its game."""
    with transaction.atomic():
        kept = OwnBox.objects.select_for_update().get(pk=number)
        game = registry.find(kept.game)
        kept.content = brought(kept.content, values_of(game, kept.ruling), values_of(game, game.ruling))
        kept.ruling = game.ruling
        kept.save(update_fields=["content", "ruling", "changed"])


def values_of(game: Game, ruling: int) -> Values:
    """The values of a ruling by place and field."""
    return {place: {one.field: one.value for one in there} for place, there in sources.shipped(game, ruling).items()}


def brought(content: Content, before: Values, now: Values) -> Content:
    """The content of a box of one ruling, as it is under another.

    A checked value has been seen on the card, so it stays where the ruling has another one now; its check goes.
    """
    made: Content = {"names": content.get("names", {})}
    for place, fields in now.items():
        old, checked = before.get(place, {}), content.get("checked", {}).get(place, [])
        seen = {name: old[name] for name in checked if name in old} | content.get("values", {}).get(place, {})
        changed = [name for name in {**old, **fields} if old.get(name) != fields.get(name)]
        put(made, "values", place, {name: value for name, value in seen.items() if value != fields.get(name)})
        put(made, "checked", place, [name for name in checked if name not in changed])
        put(made, "notes", place, content.get("notes", {}).get(place))
        put(made, LOOK, place, changed)
    return made
