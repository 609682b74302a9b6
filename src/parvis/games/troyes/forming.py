"""The group of dice that is being formed: what it counts, what it costs, and what would come of it now.

Page and buttons tell what the rules compute; nothing is reckoned anywhere else.
"""

from parvis.games.troyes.cards import DIVISOR, EVENT_DIVISOR, HELP, NO_HELP
from parvis.games.troyes.pieces import HARVEST
from parvis.games.troyes.rules.activities import affordable, fixed_cost
from parvis.games.troyes.rules.dice import group_size, price, total
from parvis.games.troyes.rules.grouping import BUILD, COUNTER, FARM, PLACE, TRADE, dice_colour, group_colour, needed
from parvis.games.troyes.rules.queue import free_banners
from parvis.games.troyes.state import NOBODY, State

ACTION_NAMES = {TRADE: "activate", BUILD: "build", COUNTER: "counter", PLACE: "place", FARM: "harvest"}


def group_of(game: State) -> list[int]:
    """The dice of the group."""
    return [die for die in game.group if die != NOBODY]


def colour_of_dice(game: State) -> int:
    """The colour that dice of the group have themselves."""
    return dice_colour(game, group_colour(game, game.action, game.target), game.helper)


def least(game: State) -> int:
    """What the group has to count at least."""
    return needed(game, game.action, game.target)


def tradesman_cost(game: State, seat: int) -> int:
    """Deniers for the new tradesman whom the action needs."""
    return fixed_cost(game, seat, game.target) if game.action == TRADE else 0


def full_price(game: State, seat: int) -> int:
    """Deniers that the action costs with the group as it is: its dice and a new tradesman."""
    return price(game, seat) + tradesman_cost(game, seat)


def activations(game: State, seat: int) -> int:
    """How often the group as it is can activate its card; what each activation costs is paid from what is left."""
    card = game.card[game.target]
    times = total(game, game.helper) // DIVISOR[card]
    return affordable(game, seat, card, times, game.deniers[seat] - full_price(game, seat))


def outcome(game: State, seat: int) -> tuple[str, int]:
    """What the group as it is would bring, in a word and a number.

    Activations, delayed cubes, cubes in the cathedral or on the event, deniers; or one citizen.
    """
    if game.action == TRADE:
        word = "delayed" if HELP[game.card[game.target]] != NO_HELP else "activations"
        return word, activations(game, seat)
    if game.action == BUILD:
        return "stones", group_size(game)
    count = total(game, game.helper)
    if game.action == COUNTER:
        return "cubes", min(count // EVENT_DIVISOR[game.queue[game.target]], free_banners(game, game.target))
    return ("deniers", count // HARVEST) if game.action == FARM else ("citizens", group_size(game))
