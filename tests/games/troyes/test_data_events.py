"""Wrong values of events in the data file are told by card and field."""

from typing import Any

import pytest

from parvis.games.troyes.rules.strikes import read_strikes
from tests.games.troyes.corrected import COLOURS, SPACES, Content, changed, marks, refused, without


def strikes(event: str, **values: Any) -> Content:
    """The file with another effect of an event."""
    return changed("event", event, effect=values)


STRIKES = (
    "black, black_higher, citizen, closed_to_red, for_influence, grey_tradesman, joining, lose_cathedral, lose_cubes, "
    "lose_delayed, lose_deniers, lose_influence, takes_citizens"
)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (
            changed("event", "war", colour="white"),
            "war: effect.calls does not belong here, only black",
        ),
        (
            changed("event", "heresy", colour="red"),
            "heresy has no effect.calls",
        ),
        (changed("event", "riot", colour="rot"), f"riot: colour is 'rot'; it has to be one of {COLOURS}"),
        (
            changed("event", "heresy", colour="yellow"),
            "great-company: effect.calls is 'white', but there are no more of this colour (called before: 3)",
        ),
        (changed("event", "riot", module="box"), "riot: module is 'box'; it has to be one of base, ladies"),
        (changed("event", "war", banners=13), "war: banners is 13; it has to be a whole number from 1 to 12"),
        (changed("event", "war", points=[2, 4]), f"war: points is [2, 4]; it has to be {SPACES}"),
        (strikes("war", black=2), "war has no effect.calls"),
        (strikes("war", calls="white"), f"war: effect has none of {STRIKES}"),
        (strikes("war", black=0, calls="white"), "war: effect.black is 0; it has to be a whole number from 1 to 6"),
        (strikes("war", black=2, calls="red"), "war: effect.calls is 'red'; it has to be one of white, yellow"),
        (
            strikes("war", black=2, calls="white", lose_deniers=2),
            "war: effect.lose_deniers does not belong here, only black",
        ),
        (strikes("marauding", black=1, calls="white"), "marauding: effect.calls does not belong here, only black"),
        (strikes("marauding", black=1, lose_cubes=1), "marauding: effect.lose_cubes does not belong here, only black"),
        (
            strikes("brigands", black=1, calls="white"),
            "great-company: effect.calls is 'white', but there are no more of this colour (called before: 4)",
        ),
        (
            strikes("riot", citizen="palace", lose_deniers=1),
            "riot: effect.citizen does not belong here, only lose_deniers",
        ),
        (strikes("riot"), f"riot: effect has none of {STRIKES}"),
        (strikes("riot", lose_denier=2), f"riot: effect.lose_denier does not belong here, only {STRIKES}"),
        (
            strikes("riot", citizen="barn"),
            "riot: effect.citizen is 'barn'; it has to be one of palace, bishopric, city-hall",
        ),
        *[
            (
                strikes("riot", **{f"lose_{what}": 0}),
                f"riot: effect.lose_{what} is 0; it has to be a whole number from 1 to 9",
            )
            for what in ("deniers", "influence")
        ],
        *[
            (strikes("riot", **{f"lose_{what}": 0}), f"riot: effect.lose_{what} is 0; it has to be 1")
            for what in ("cathedral", "cubes")
        ],
        (changed("event", "riot", effect="citizen"), "riot: effect is 'citizen'; it has to be a table"),
        (marks("event", "war", effect={"black": "stated"}), "war has no source.effect.calls"),
        (without("event", "riot"), "riot is missing"),
        (changed("event", "riot", until=1), "riot is missing in ruling 2"),
    ],
)
def test_wrong_events_are_named(content: Content, message: str) -> None:
    refused(read_strikes, content, f"event {message}")


def test_a_red_event_comes_in_each_of_six_rounds() -> None:
    peaceful: Content = {"colour": "white", "effect": {"lose_deniers": 1}}
    content = changed("event", "siege", changed("event", "war", **peaceful), **peaceful)
    refused(read_strikes, content, "event: too few are red (5 of at least 6)")
