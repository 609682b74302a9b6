"""What can stand in the way of a decision, and how the position would be without it. Sentences: texts/en/why.ftl."""

from parvis.engine.obstacles import Never, Obstacle, Obstacles
from parvis.games.troyes.pieces import MOST_INFLUENCE
from parvis.games.troyes.rules.actions import ACTION, CARRYING_OUT
from parvis.games.troyes.rules.activities import SENDING
from parvis.games.troyes.rules.brought import TAKING_ONE, TURNING_ONE
from parvis.games.troyes.rules.buildings import SETTLING_QUESTION
from parvis.games.troyes.rules.defence import DEFENCE, DEFENDING
from parvis.games.troyes.rules.effects.cubes_on_cards import CUBES_TO, PUT_OR_TAKE
from parvis.games.troyes.rules.effects.cubes_on_events import CUBE_ON, CUBE_ON_EACH
from parvis.games.troyes.rules.effects.gains import HOW_OFTEN
from parvis.games.troyes.rules.effects.special import GAINING, STONE_TO, TAKING_FROM
from parvis.games.troyes.rules.group_growth import GROUPING
from parvis.games.troyes.rules.influence import REROLLING, TURNING
from parvis.games.troyes.rules.one_value import NAMING_VALUE
from parvis.games.troyes.rules.queue import GOES_HOME
from parvis.games.troyes.rules.ramparts.answers import ANSWERING
from parvis.games.troyes.rules.ramparts.guarding import GUARD_DIE, GUARD_TURNING, RAISING, SPENDING
from parvis.games.troyes.rules.ramparts.sides.exchanges import GIVING as SWAPPING
from parvis.games.troyes.rules.ramparts.sides.exchanges import MOVING, TURNING_BOUGHT
from parvis.games.troyes.rules.ramparts.sides.exchanges import TAKING as SWAPPING_FOR
from parvis.games.troyes.rules.strikes.kinds import BEING_SPARED
from parvis.games.troyes.rules.strikes.losses import LOSE_CUBE, LOSE_DELAYED
from parvis.games.troyes.rules.strikes.possession import GIVING
from parvis.games.troyes.rules.strikes.stones import LOSE_STONE
from parvis.games.troyes.words.obstacles import board, dice, goods, wall

MOST_DENIERS = 64
"""More is never asked for at once."""
ACTIONS = ("activate", "build", "counter", "place", "harvest", "guard")

OBSTACLES = Obstacles(
    table=(
        Obstacle(
            "why-influence",
            ("activate", "reroll", "recruit", "turn", "from"),
            goods.influence,
            MOST_INFLUENCE,
            section="influence",
        ),
        Obstacle(
            "why-deniers",
            (*ACTIONS, "die", "help", "use", "pay", "turn", "take", "put", "to"),
            goods.deniers,
            MOST_DENIERS,
            section="deniers",
        ),
        Obstacle("why-supply", ("place", "activate", "from"), goods.no_citizen, section="tradesmen"),
        Obstacle("why-supply-full", ("from",), goods.supply_not_empty),
        Obstacle(
            "why-general-supply", ("activate", "recruit", "from"), goods.none_in_general_supply, section="recruit"
        ),
        Obstacle("why-no-dice", ("reroll", "turn"), dice.none_of_ones_own),
        Obstacle("why-card-full", ("activate",), board.no_free_space, section="tradesmen"),
        Obstacle("why-no-event", ("activate", "take"), board.no_event_for_card, section="counter"),
        Obstacle("why-cathedral-full", ("activate", "build", "die", "help"), board.cathedral_full, section="build"),
        Obstacle("why-column-full", ("column",), board.column_full, section="build"),
        Obstacle("why-dice", (*ACTIONS, "die", "help", "turn", "take", "use"), dice.too_weak, section="groups"),
        Obstacle("why-swap", ("use",), dice.nothing_to_swap),
        Obstacle("why-none-left", ("use",), dice.none_left),
        Obstacle("why-black", ("die",), dice.too_weak_for_black, section="black-dice"),
        Obstacle("why-must-defend", ("yield",), dice.can_beat_black, section="black-dice"),
        Obstacle("why-pips", ("done",), dice.too_few_pips, most=dice.MOST_PIPS, section="groups"),
        Obstacle("why-group-full", ("die", "help", "turn", "take", "use"), dice.group_full, section="groups"),
        Obstacle("why-colour", ("die", "help", "turn", "take"), dice.wrong_colour, section="groups", aside=True),
        Obstacle("why-no-cube-brings", ("turn", "take"), dice.brought_by_no_cube),
        Obstacle("why-own-die", ("die",), dice.not_ones_own, section="groups", aside=True),
        Obstacle("why-not-swapped", ("take",), dice.swapped_already),
        Obstacle("why-value", ("value",), dice.shown_by_none),
        Obstacle("why-cube-helps", ("help",), dice.another_cube_helps, section="helping-cubes"),
        Obstacle("why-no-cube-on-card", ("help", "off"), board.no_cube_on_card, section="helping-cubes"),
        Obstacle("why-no-cube-on-event", ("off",), board.no_cube_on_event),
        Obstacle("why-event-closed", ("on",), board.event_closed),
        Obstacle("why-space-taken", ("settle",), board.space_taken, section="first-citizens"),
        Obstacle("why-no-citizen", ("send", "from"), board.nobody_there),
        Obstacle("why-no-tradesman", ("from",), board.no_tradesman, section="tradesmen"),
        Obstacle("why-must-give", ("yield",), board.has_citizens),
        Obstacle("why-none-possessed", ("home",), board.none_possessed),
        Obstacle("why-no-stone", ("remove",), board.no_stone),
        Obstacle("why-not-richest", ("from",), goods.not_richest, section="card-executioner"),
        Obstacle("why-times", ("times", "put", "take"), goods.too_often),
        Obstacle("why-no-cubes-to-take", ("take",), board.no_cubes_to_take, section="cubes-on-cards"),
        Obstacle("why-pay", ("pay",), wall.pays_for_more, section="guard"),
        Obstacle("why-wall-end", ("step", "guard", "die"), wall.at_the_end, section="guard"),
        Obstacle("why-gate", ("cube", "to"), wall.not_reached, section="guard"),
        Obstacle("why-same-tile", ("to",), wall.same_gate, section="tiles"),
        Obstacle("why-gate-closed", ("cube",), wall.closed),
        Obstacle("why-no-cube-on-tile", ("use", "off"), wall.no_cube, section="tiles"),
        Obstacle("why-tile-used", ("use",), wall.used_already, section="tiles"),
        Obstacle("why-tile-later", ("use",), wall.not_now, section="tiles"),
        Obstacle("why-one-first", ("enough",), goods.none_yet),
        Obstacle("why-card", ("activate", "help", "to", "off", "from"), board.card_not_out, absent=True),
        Obstacle("why-event", ("counter", "on", "off"), board.event_not_out, absent=True),
        Obstacle("why-tile", ("use", "cube", "off", "to"), wall.not_out, absent=True),
        Obstacle("why-no-ramparts", ("guard",), wall.without, absent=True, section="guard"),
        Obstacle("why-die", ("die", "turn", "take", "give"), dice.not_there, absent=True),
    ),
    when={
        SETTLING_QUESTION: "when-settle",
        GOES_HOME: "when-card",
        CUBE_ON: "when-card",
        CUBE_ON_EACH: "when-card",
        CUBES_TO: "when-card",
        HOW_OFTEN: "when-card",
        PUT_OR_TAKE: "when-card",
        GAINING: "when-card",
        STONE_TO: "when-card",
        TAKING_FROM: "when-card",
        SENDING: "when-send",
        NAMING_VALUE: "when-cube",
        TURNING_ONE: "when-cube",
        TAKING_ONE: "when-cube",
        GROUPING: "when-group",
        REROLLING: "when-reroll",
        TURNING: "when-turn",
        MOVING: "when-tile",
        SWAPPING: "when-tile",
        SWAPPING_FOR: "when-tile",
        TURNING_BOUGHT: "when-tile",
        ANSWERING: "when-tile",
        BEING_SPARED: "when-tile",
        GUARD_DIE: "when-guard",
        GUARD_TURNING: "when-guard",
        RAISING: "when-guard",
        SPENDING: "when-guard",
        ACTION: "when-action",
        CARRYING_OUT: "when-carry-out",
        LOSE_CUBE: "when-event",
        LOSE_DELAYED: "when-event",
        LOSE_STONE: "when-event",
        GIVING: "when-event",
        DEFENCE: "when-defence",
        DEFENDING: "when-defence",
    },
    never=(
        Never("why-not-sold", ("die", "turn", "take", "give"), dice.is_not_sold, section="purple"),
        Never("why-not-given", ("give",), dice.is_not_given),
        Never("why-own-not-taken", ("take",), dice.is_taken_from_oneself),
        Never("why-never-helps", ("help",), dice.never_helps, section="helping-cubes"),
        Never("why-own-influence", ("from",), goods.is_ones_own, section="card-executioner"),
        Never("why-not-in-box", ("activate", "help", "to", "from", "off"), board.not_in_box),
        Never("why-keeps-none", ("to",), board.keeps_no_cubes, section="cubes-on-cards"),
        Never("why-tile-no-cubes", ("use", "to", "cube", "off"), wall.takes_no_cubes, section="tiles"),
    ),
)
