"""The lessons of Notre Dame: scenes of a game from its first round to its last, of one in which the trusted friend is
kept in place of Notre Dame, and of one with the New Persons.

Texts: texts/en/lessons.ftl.
"""

from parvis.engine.lessons import Lesson, Scene, told
from parvis.engine.telling import ENDED
from parvis.games.notre_dame import pieces
from parvis.games.notre_dame.rules import course, draft, plague, possessions
from parvis.games.notre_dame.rules.persons import new

ANY = range(1, 100)
RECORD, WITH_FRIEND, LATER_GAME = "first-game", "trusted-friend", "new-persons"
FIRST_GAME = Lesson(
    "first-game",
    minutes=8,
    scenes=(
        Scene(
            "place",
            RECORD,
            after=40,
            allows=("play cloister-school",),
            aim=(
                told(possessions.PLACED_MARKER, seat=0, place=pieces.CLOISTER_SCHOOL),
                told(possessions.TOOK_MARKERS, seat=0, count=ANY),
            ),
            places=("pane-0-cloister-school",),
            section="playing",
        ),
        Scene(
            "hire",
            RECORD,
            after=58,
            allows=("hire hostess", "hire night-watchman"),
            aim=(told(possessions.GAINED, seat=0, source=possessions.FROM_PERSON),),
            places=("persons",),
            section="hiring",
            replies={"hire nobody": "nobody"},
        ),
        Scene(
            "draft",
            RECORD,
            after=78,
            allows=("keep *",),
            aim=(told(ENDED, phase=draft.DRAFT),),
            places=("cards",),
            section="draft",
            most=2,
        ),
        Scene(
            "carriage",
            RECORD,
            after=92,
            allows=("play carriage-house", "drive 0.gate"),
            aim=(told(possessions.GAINED, seat=0, source=possessions.FROM_MESSAGE),),
            places=("pane-0-carriage-house", "market-0-gate"),
            section="messages",
            most=2,
            replies={"drive *": "elsewhere"},
        ),
        Scene(
            "again",
            RECORD,
            after=136,
            allows=("play residence",),
            aim=(told(possessions.GAINED, seat=0, prestige=range(2, 9), source=possessions.FROM_RESIDENCE),),
            places=("pane-0-residence",),
            section="residence",
        ),
        Scene(
            "friend",
            WITH_FRIEND,
            after=274,
            allows=("play trusted-friend", "friend bank", "friend *"),
            aim=(told(possessions.TOOK_COINS, seat=0, count=2),),
            places=("friend-0", "pane-0-bank"),
            section="trusted-friend",
            most=2,
        ),
        Scene(
            "plague",
            RECORD,
            after=141,
            allows=("play hospital", "hire money-lender", "hire city-guard", "hire nobody"),
            aim=(told(possessions.PLACED_MARKER, seat=0, place=pieces.HOSPITAL), told(plague.SPREAD, seat=0)),
            unless=(told(plague.PENALIZED, seat=0),),
            places=("pane-0-hospital", "persons"),
            section="plague",
            most=2,
            replies={"hire fool": "fool"},
        ),
        Scene(
            "park",
            RECORD,
            after=220,
            allows=("play park", "play residence"),
            aim=(
                told(possessions.PLACED_MARKER, seat=0, place=pieces.PARK),
                told(possessions.GAINED, seat=0, from_park=ANY),
            ),
            unless=(told(possessions.GAINED, seat=0, from_park=0, source=possessions.FROM_RESIDENCE),),
            places=("pane-0-park", "pane-0-residence"),
            section="park",
            most=2,
        ),
        Scene(
            "empty",
            RECORD,
            after=359,
            allows=("play residence", "from *"),
            aim=(told(possessions.GAINED, seat=0, from_park=ANY, source=possessions.FROM_RESIDENCE),),
            places=("pane-0-residence", "pane-0-cloister-school"),
            section="empty-supply",
            most=2,
            replies={"forgo": "forgo"},
        ),
        Scene(
            "cathedral",
            RECORD,
            after=282,
            allows=("play notre-dame", "donate *", "hire money-lender", "hire advocate", "hire nobody"),
            aim=(
                told(possessions.GAINED, seat=0, source=possessions.FROM_DONATION),
                told(possessions.PLACED_MARKER, seat=0, place=pieces.NOTRE_DAME),
                told(course.SHARED_OUT),
            ),
            places=("cathedral", "cathedral", "persons"),
            section="notre-dame",
            most=3,
            replies={"hire minstrel": "minstrel"},
        ),
        Scene(
            "end",
            RECORD,
            after=408,
            allows=("play residence", "play *", "hire money-lender", "hire lady-of-the-court", "hire nobody"),
            aim=(
                told(possessions.GAINED, seat=0, prestige=ANY, source=possessions.FROM_RESIDENCE),
                told(course.SHARED_OUT),
            ),
            unless=(told(possessions.PLACED_MARKER, seat=0, place=pieces.BANK),),
            places=("pane-0-residence", "persons"),
            section="end",
            most=2,
            replies={"hire fool": "fool"},
        ),
    ),
)
NEW_PERSONS = Lesson(
    "new-persons",
    minutes=2,
    scenes=(
        Scene(
            "scholar",
            LATER_GAME,
            after=63,
            allows=("hire scholar", "donate *"),
            aim=(told(new.PLAYED_THIRD, seat=0), told(possessions.GAINED, seat=0, source=possessions.FROM_DONATION)),
            places=("persons", "cathedral"),
            section="person-scholar",
            most=2,
        ),
        Scene(
            "coachman",
            LATER_GAME,
            after=208,
            allows=("hire coachman", "type prestige", "type rat"),
            aim=(told(possessions.GAINED, seat=0, prestige=range(10, 20)),),
            places=("persons", "decision-type+prestige"),
            section="person-coachman",
            most=2,
        ),
        Scene(
            "counsellor",
            LATER_GAME,
            after=365,
            allows=("hire counsellor", "hire money-lender", "hire doctor"),
            aim=(told(possessions.GAINED, seat=0, source=possessions.FROM_PERSON), told(plague.SPREAD, seat=0)),
            unless=(told(plague.PENALIZED, seat=0),),
            places=("persons",),
            section="person-counsellor",
            most=3,
            replies={"hire nobody": "nobody"},
        ),
    ),
)
LESSONS = (FIRST_GAME, NEW_PERSONS)
