"""The lessons of Troyes: scenes of one game, most of them from its first round. Texts: texts/en/lessons.ftl."""

from parvis.engine.lessons import Lesson, Scene, told
from parvis.engine.telling import ENDED
from parvis.games.troyes import cards
from parvis.games.troyes.rules import buildings, defence, group, influence, nature, queue, scoring, supplies
from parvis.games.troyes.rules.effects import kinds as effects
from parvis.games.troyes.rules.ramparts import guarding, wall
from parvis.games.troyes.rules.strikes import possession

ANY = range(1, 100)
FROM_JOAN = supplies.FROM_FIRST_CHARACTER + cards.CHARACTER_NAMES.index("joan-of-navarre")
RECORD = "first-game"
FIRST_CITIZENS, BLACK_DICE, FIRST_TURN, SECOND_TURN, LAST_TURN = 20, 46, 61, 74, 451
"""After how many steps of the record whoever learns is asked for the last of the first citizens, in the first round
against the black dice and in both its turns, and in the last turn of the game.
"""
FIRST_GAME = Lesson(
    "first-game",
    minutes=12,
    scenes=(
        Scene(
            "citizens",
            RECORD,
            FIRST_CITIZENS,
            allows=("settle palace *",),
            aim=(told(buildings.SETTLED, seat=0), told(ENDED, phase=nature.ROLLING)),
            places=("building-palace",),
            section="workforce",
        ),
        Scene(
            "black",
            RECORD,
            BLACK_DICE,
            allows=("die 0 red 2",),
            aim=(told(defence.THREW, seat=0), told(supplies.GAINED_INFLUENCE, seat=0)),
            places=("die-0-red-2-0",),
            section="black-dice",
            replies={"die *": "dice"},
        ),
        Scene(
            "agriculture",
            RECORD,
            FIRST_TURN,
            allows=("harvest", "die 0 yellow *", "done"),
            aim=(told(supplies.GAINED_DENIERS, seat=0, deniers=range(4, 9), reason=supplies.FOR_HARVEST),),
            places=("fields", "district-0", "district-0", "decision-done"),
            section="groups",
            most=4,
            replies={"die *": "dice"},
        ),
        Scene(
            "buy",
            RECORD,
            FIRST_TURN,
            allows=("counter marauding", "die 1 yellow 6", "done"),
            aim=(told(group.GROUP_BOUGHT, seat=0, deniers=2), told(queue.CUBES_ON_EVENT, seat=0)),
            places=("event-marauding", "die-1-yellow-6-0", "decision-done"),
            section="prices",
            most=3,
            replies={"die *": "dice"},
        ),
        Scene(
            "cathedral",
            RECORD,
            FIRST_TURN,
            allows=("build", "die 0 white 3", "die 1 white 5"),
            aim=(
                told(supplies.GAINED_POINTS, seat=0, reason=supplies.FROM_STONES),
                told(group.GROUP_BOUGHT, seat=0, deniers=4),
            ),
            places=("cathedral", "die-0-white-3-0", "die-1-white-5-0"),
            section="build",
            most=3,
            replies={"die *": "dice", "done": "one"},
        ),
        Scene(
            "event",
            RECORD,
            FIRST_TURN,
            allows=("counter brigands", "die 2 red 6", "die neutral red 6"),
            aim=(told(queue.EVENT_COUNTERED), told(supplies.GAINED_POINTS, seat=0, reason=supplies.FROM_COUNTERED)),
            places=("event-brigands", "die-2-red-6-0", "die-neutral-red-6-0"),
            section="counter",
            most=3,
            replies={"die *": "dice", "done": "one"},
        ),
        Scene(
            "card",
            RECORD,
            FIRST_TURN,
            allows=("activate merchant", "die 0 yellow *", "done", "send city-hall *"),
            aim=(told(effects.ACTIVATED, seat=0, times=4), told(supplies.GAINED_DENIERS, seat=0, deniers=8)),
            places=("card-merchant", "district-0", "district-0", "decision-done", "building-city-hall"),
            section="activate",
            most=5,
            replies={"die *": "dice", "send *": "elsewhere"},
        ),
        Scene(
            "place",
            RECORD,
            SECOND_TURN,
            allows=("recruit", "place bishopric", "die 0 white 3"),
            aim=(told(buildings.TOOK_SPACE, who=0), told(buildings.DRIVEN_OUT)),
            places=("decision-recruit", "building-bishopric", "die-0-white-3-0"),
            section="place",
            most=3,
            replies={"die *": "dice", "place *": "elsewhere"},
        ),
        Scene(
            "turn",
            RECORD,
            153,
            allows=("turn dice", "die 0 *"),
            aim=(told(influence.TURNED, seat=0),),
            places=("district-0",),
            section="influence",
            most=2,
        ),
        Scene(
            "pass",
            RECORD,
            SECOND_TURN,
            allows=("pass",),
            aim=(
                told(buildings.GOT_UP),
                told(supplies.GAINED_DENIERS, seat=0, deniers=ANY, reason=supplies.FOR_SOLD_DICE),
            ),
            places=("district-0",),
            section="pass",
        ),
        Scene(
            "end",
            RECORD,
            LAST_TURN,
            allows=("pass",),
            aim=(told(scoring.SCORED),),
            places=("side",),
            section="scoring",
        ),
    ),
)
LADIES = "purple-dice-and-ramparts"
GUARDED, WITH_DIE = 76, 89
"""After how many steps of that record whoever learns has the last point for the guard, and has a die for agriculture
when a cube lies at gate I.
"""
PURPLE = Lesson(
    "purple",
    minutes=1,
    scenes=(
        Scene(
            "purple",
            LADIES,
            after=69,
            allows=("counter brigands", "die 0 purple 6", "done"),
            aim=(told(queue.CUBES_ON_EVENT, seat=0),),
            places=("event-brigands", "die-0-purple-6-0", "decision-done"),
            section="purple",
            most=3,
            replies={"die *": "dice"},
        ),
    ),
)
RAMPARTS = Lesson(
    "ramparts",
    minutes=2,
    scenes=(
        Scene(
            "guard",
            LADIES,
            after=69,
            allows=("guard", "die 0 purple 6"),
            aim=(told(guarding.STEPPED, seat=0),),
            places=("ramparts", "die-0-purple-6-0"),
            section="guard",
            most=2,
            replies={"die *": "dice"},
        ),
        Scene(
            "gate",
            LADIES,
            after=GUARDED,
            allows=("cube i-d",),
            aim=(told(guarding.CUBE_ON_TILE, seat=0),),
            places=("tile-i-d",),
            section="tiles",
        ),
        Scene(
            "tile",
            LADIES,
            after=WITH_DIE,
            allows=("done", "use i-d"),
            aim=(told(wall.TILE_USED, seat=0), told(supplies.GAINED_DENIERS, seat=0, deniers=5)),
            places=("decision-done", "tile-i-d"),
            section="tiles",
            most=2,
            replies={"die *": "dice", "keep": "keep"},
        ),
    ),
)
LADIES_GAME = "ladies"
REVEALED, FIRST_ACTION, SECOND_ROUND, LAST_ROUND, LAST_CITIZEN = 44, 55, 132, 460, 461
"""After how many steps of that record Possession asks for a citizen, whoever learns acts first, again in round 2 and in
the last round, and has a citizen and a die for the City Hall there.
"""
LADIES_CARDS = Lesson(
    "ladies-cards",
    minutes=2,
    scenes=(
        Scene(
            "ransom",
            LADIES_GAME,
            SECOND_ROUND,
            allows=("activate ransom", "die 2 red 5", "done", "on *"),
            aim=(told(queue.CUBES_ON_EVENT, seat=0),),
            places=("card-ransom", "die-2-red-5-0", "decision-done", "events"),
            section="card-ransom",
            most=4,
            replies={"die *": "dice"},
        ),
        Scene(
            "mixed",
            LADIES_GAME,
            LAST_ROUND,
            allows=("activate breeder", "take *", "put *"),
            aim=(told(supplies.GAINED_POINTS, seat=0, points=range(4, 9)),),
            places=("card-breeder",),
            section="cubes-on-cards",
            most=2,
        ),
    ),
)
LADIES_EVENTS = Lesson(
    "ladies-events",
    minutes=2,
    scenes=(
        Scene(
            "possession",
            LADIES_GAME,
            REVEALED,
            allows=("from influence", "from *"),
            aim=(told(possession.INFLUENCE_GAVE, seat=0),),
            places=("event-possession",),
            section="event-possession",
        ),
        Scene(
            "back",
            LADIES_GAME,
            FIRST_ACTION,
            allows=("counter possession", "die 3 white 6", "done"),
            aim=(told(queue.CUBES_ON_EVENT, seat=0, cubes=2), told(queue.WENT_HOME, seat=0)),
            places=("event-possession", "die-3-white-6-0", "decision-done"),
            section="event-possession",
            most=3,
            replies={"die *": "dice"},
        ),
    ),
)
LADIES_CHARACTERS = Lesson(
    "ladies-characters",
    minutes=1,
    scenes=(
        Scene(
            "joan",
            LADIES_GAME,
            LAST_CITIZEN,
            allows=("place city-hall", "pass"),
            aim=(told(supplies.GAINED_POINTS, seat=0, points=6, reason=FROM_JOAN),),
            places=("building-city-hall", "side"),
            section="character-joan-of-navarre",
            most=2,
        ),
    ),
)
LESSONS = (FIRST_GAME, PURPLE, RAMPARTS, LADIES_CARDS, LADIES_EVENTS, LADIES_CHARACTERS)
