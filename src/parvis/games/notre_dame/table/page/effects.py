"""What persons do, in a few signs: words that name a picture are drawn as one, everything else is written."""

PICTURES = frozenset(
    ("coin", "marker", "rat", "prestige", "message", "cards", "trusted-friend", "hospital", "hotel", "harbour")
)
"""Pictures that stand in effects."""

EFFECTS = {
    "money-lender": "2 coin 1 prestige",
    "monk": "2 marker 1 prestige",
    "hostess": "3 prestige + coin / marker / ← rat",
    "doctor": "0 rat",
    "minstrel": "3 marker →",
    "fool": "1 marker → !",
    "city-guard": "1 prestige : marker",
    "night-watchman": "1 prestige : ◇",
    "bishop": "1 marker → ◇ !",
    "guild-master": "2 prestige : ≥ 2 marker",
    "beggar-king": "1 prestige : harbour",
    "advocate": "3 prestige : 2 message",
    "lady-of-the-court": "1 prestige : marker",
    "mayor": "3 prestige : ≥ 3 marker",
    "carpenter": "1 prestige : ≥ 1 marker",
    "nurse": "1 marker → hospital ← rat",
    "steward": "× 2 prestige",
    "scholar": "3. cards !",
    "coachman": "message !",
    "gypsies": "2 prestige : marker ←",
    "spy": "2 prestige",
    "counsellor": "× 2",
    "guard": "3 prestige : 2 marker",
    "innkeeper": "2 prestige : marker hotel",
}
"""Person -> signs. A colon reads "for each", a lozenge is an empty sector, an exclamation mark the action there."""


def signs(person: str) -> list[tuple[bool, str]]:
    """A person's effect as pictures (True) and writing (False), in order."""
    return [(word in PICTURES, word) for word in EFFECTS[person].split()]
