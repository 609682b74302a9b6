"""What a game is: the one contract that every game fulfils and everything else builds on.

Seats are numbered from 0, clockwise: the next higher number is the left neighbour. Chance is a seat too, NATURE: rules
know no random generator. A decision is a small whole number from the game's catalogue, each with a name in words.
"""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from parvis.engine import defaults
from parvis.engine.accounts import Accounts, Scores
from parvis.engine.asking import begin
from parvis.engine.binding import Course, course_of
from parvis.engine.box import Box
from parvis.engine.chain import Chain, chain_of
from parvis.engine.lessons import Lesson
from parvis.engine.lines import Line, LogLine, Onlooker, ScoreChange
from parvis.engine.loops import features_of_none, nothing_is_wasteful, observe_nothing, seen_as_it_is
from parvis.engine.manual import Manual
from parvis.engine.narrow import LARGEST, Ceiling
from parvis.engine.obstacles import Obstacles
from parvis.engine.picture import Picture
from parvis.engine.printed import Printed
from parvis.engine.prospects import Outlook, Preview, Prospects
from parvis.engine.questions import NATURE
from parvis.engine.quoted import quoted
from parvis.engine.readers import Log, OthersAnswer, run, run_stack
from parvis.engine.refusals import Refusal
from parvis.engine.rule import RuleBook
from parvis.engine.stakes import Stake
from parvis.engine.summaries import Summaries
from parvis.engine.telling import Event


@dataclass(frozen=True)
class Option:
    """A rule that is chosen when a game is created: yes or no, with `names` one of these, with `largest` a number.

    What it is called and what it does stands in the game's texts: `setup-NAME` and its attribute `help`.
    """

    name: str
    default: int = 0
    smallest: int = 0
    largest: int = 1
    names: tuple[str, ...] = ()
    """What its values are called, from 0."""
    seats: tuple[int, ...] = ()
    """The numbers of players with which it may be other than its default; all if none is named."""
    came_later: bool = False
    """Whether records name it only where it is not its default, as there are records of games from before it came."""
    group: str = ""
    """What it belongs to, such as an expansion: pages list the options of a group together, under its name."""
    whole: int | None = None
    """Value of the option where all of its group is in play; None: the default, as for a variant."""

    def __post_init__(self) -> None:
        """Values with names are as many as these."""
        if self.names:
            object.__setattr__(self, "largest", len(self.names) - 1)

    def is_for(self, number: int, seats: int) -> bool:
        """Whether it may have that value with so many players."""
        return number == self.default or not self.seats or seats in self.seats

    @property
    def kind(self) -> str:
        """`flag` (false or true), `choice` (one of its names) or `number`."""
        if self.names:
            return "choice"
        return "flag" if (self.smallest, self.largest) == (0, 1) else "number"

    def read(self, value: Any) -> int:
        """The option's number for a value of any spelling (true, "yes", 3 …). Raises GameError."""
        text = str(value).strip().lower()
        if self.kind == "flag":
            if text in ("true", "yes", "on", "1"):
                return 1
            if text in ("false", "no", "off", "0"):
                return 0
            raise Refusal("option-flag", option=self.name, value=quoted(value))
        if self.names:
            if text not in self.names:
                raise Refusal("option-choice", option=self.name, names=self.names, value=quoted(value))
            return self.names.index(text)
        try:
            number = int(text)
        except ValueError:
            number = self.smallest - 1
        if not self.smallest <= number <= self.largest:
            limits = {"smallest": self.smallest, "largest": self.largest}
            raise Refusal("option-number", option=self.name, value=quoted(value), **limits)
        return number

    @property
    def values(self) -> list[int]:
        """The values that are worth a try: all where they are few."""
        return list(range(len(self.names))) or sorted({self.smallest, self.default, self.largest})

    def shown(self, number: int) -> bool | int | str:
        """The value as records and views show it. Raises GameError for a number that has no name."""
        if self.names:
            if not 0 <= number < len(self.names):
                raise Refusal("option-value", option=self.name, count=len(self.names), number=str(number))
            return self.names[number]
        return bool(number) if self.kind == "flag" else number


Labels = Sequence[str] | Mapping[str, str]
"""What stands at each place of an axis: names alone, or each with its explanation."""


@dataclass(frozen=True)
class Field:
    """A part of an observation: `size` whole numbers side by side, each from `smallest` to `largest`."""

    name: str
    size: int
    smallest: int
    largest: int
    help: str
    """What the numbers mean, in a sentence."""
    axes: tuple[str, ...] = ()
    """What there is a number for, each and together: axes of `Observation.labels`; the last changes fastest."""


@dataclass(frozen=True)
class Observation:
    """All that a seat knows, as a row of whole numbers, for programs that learn."""

    write: Callable[..., None] = observe_nothing
    """A rule (state, seat, deciding, out: Shorts) that writes the row; deciding: who may decide now, as bits."""
    layout: tuple[Field, ...] = ()
    """What the row consists of, in its order."""
    labels: Mapping[str, Labels] = field(default_factory=dict)
    """Axis -> what stands at each of its places: for documentation."""
    seen: Callable[..., int] = seen_as_it_is
    """A rule (state, seat, decision) that returns the decision as the row shows the table: the one whose words would
    say the same about seat 0 and those to its left."""

    @property
    def size(self) -> int:
        """How many numbers the row has; 0: the game has no observation."""
        return sum(part.size for part in self.layout)

    @property
    def fits_bytes(self) -> bool:
        """Whether the row can be written in 8 bits: each field ends there, or shows more as the most it shows."""
        return all(
            part.smallest >= 0 and (part.largest <= LARGEST or isinstance(part.largest, Ceiling))
            for part in self.layout
        )


@dataclass(frozen=True)
class Features:
    """What a learned value looks at, as a row of whole numbers."""

    write: Callable[..., int] = features_of_none
    """A rule (state, seat, out) that writes the row and returns the chapter that the game is in."""
    names: tuple[str, ...] = ()
    """One for every number of the row; (): the game has no features."""
    chapters: int = 1
    """Parts of the game with weights of their own, numbered from 0."""
    learned: Path | None = None
    """Folder of the learned values; None: bots use the hand-written one."""
    positions: int = 600
    """How many positions a lookahead by a learned value visits for a decision, 60,000 at most."""
    win: int = 4000
    """What a win is worth to a search by the learned value in addition to its points, in hundredths of a point."""
    rollouts: bool = False
    """Whether a search with more than a second rolls out its best moves: worth it where a game is soon played."""


@dataclass(frozen=True)
class Page:
    """How a game looks: a board of its own. A game without one gets the plain table."""

    templates: Path
    """Folder of Jinja templates; `board.html` draws the board."""
    context: Callable[[Mapping[str, Any], int], Mapping[str, Any]]
    """What the templates need besides the view, computed from the view and the seat to which the board is turned."""
    static: Path | None = None
    """Folder of styles and pictures, served below the game's name."""


Heard = list[tuple[Event, tuple[int, ...]]]
"""What rules have told: events and their details, in order."""


@dataclass(frozen=True)
class Ahead:
    """Decisions of one kind that a seat may settle on before it is asked: nobody learns from that what is hidden."""

    words: tuple[str, ...]
    most: int = 1
    """How many of them, in the order in which they are to be made."""
    in_round: bool = False
    """Whether that holds for the present round only."""


@dataclass(frozen=True, eq=False)
class Game:
    """A game: its rules and its words. The functions are rules (see `parvis.engine.rule`) unless said otherwise.

    setup(state, options)                  writes the start position into a state of zeros that knows its number of
                                           seats and its ruling; then the first phase begins
    scores(state, points, tiebreak)        final or present score and tie-break by seat; more is better in both
    determinize(state, seat, chance)       deals again all that the seat can't know, evenly among the
                                           determinizations that fit what it does; the same chance deals the
                                           same, whatever was there before
    value(state, seat) -> number           hand-written estimate of what the position is worth to that seat at the end,
                                           in hundredths of a point: the unit in which all bots compare positions
    wasteful(state, seat, decision) -> bool  whether a legal decision gives something away for nothing; bots that play
                                           by a learned value take no such decision where there is another
    """

    name: str
    title: str
    seats: tuple[int, ...]
    """Numbers of players that it can be played with."""
    rules: RuleBook
    setup: Callable[..., None]
    scores: Callable[..., None] = defaults.points_at_the_end
    """By default the state's field `points` counts, and nothing breaks ties."""
    ruling: int = 1
    """The newest version of the rules text; games go on under the one that they began with."""
    determinize: Callable[..., None] = defaults.nothing_is_hidden
    value: Callable[..., int] = defaults.points_as_they_stand
    """By default what the state's field `points` has."""
    view: Callable[[Any, Onlooker], dict[str, Any]] = defaults.all_of_it
    """What one onlooker may see, as plain data. Ordinary Python, built by an allow-list; without one the whole state,
    as long as nothing is hidden.
    """
    log: Callable[[], Log] = defaults.plain_log
    """A reader that writes what rules tell of a step as lines of the log. Ordinary Python. By default the lines that
    events name.
    """
    label: Callable[[Any, int, int], Line] = defaults.said_by_words
    """The line on the button of a legal decision. Ordinary Python. By default that of its words."""
    prompt: Callable[[Any, int], Line] = defaults.asked_by_name
    """What a seat is asked now. Ordinary Python. By default the question's name."""
    hints: Callable[[Any, Any, int, int, Heard], list[Line]] | None = None
    """What a legal decision brings its seat for certain; only that seat reads it. Arguments: the state before it, the
    state after everything that follows without another choice or chance, seat, decision, and what rules told on the
    way."""
    prospects: Prospects | None = None
    """What goes on bringing points, for the line that says what a decision is worth later; None: nobody is told."""
    stakes: tuple[Stake, ...] = ()
    """What its decisions put at stake, the most pressing first: a coach names each once in a game."""
    does_nothing: Callable[[Any, int, int], bool] | None = None
    """Whether a legal decision changes nothing but that the game goes on: pages put it last, apart from the others,
    and one that is all there is to decide needs no click. Ordinary Python."""
    unasked: Callable[[Any, int, Sequence[int]], int | None] | None = None
    """Which of a seat's legal decisions a page makes without asking, though there are others: what it has just chosen
    comes to that, or nothing else could be of use now. None where it is asked. Ordinary Python."""
    instead: Callable[[Any, int], Line | None] | None = None
    """Where a decision leads to one that is made unasked: the wish for its only alternative, in words, which people may
    add to what they choose; None where there is no such thing. Ordinary Python."""
    obstacles: Obstacles | None = None
    """What can stand in the way of its decisions, see `parvis.engine.reasons`; None: nobody is told why not."""
    manual: Manual | None = None
    """The rules as people look them up, in chapters and sections; None: the site has no page of them."""
    lessons: tuple[Lesson, ...] = ()
    """Scenes in which people learn the game; they need a manual, and records in the folder `lessons`."""
    accounts: Accounts | None = None
    """Where scores come from, as rules tell it; None: they don't."""
    summaries: Callable[[], Summaries] | None = None
    """A reader that sums up each part of a game, such as a round, when it ends; None: nothing is summed up."""
    open_scores: Callable[[Any, dict[str, Any]], dict[str, Any]] | None = None
    """A view with everybody's score in it, from the state and that view; None: views show all scores anyway."""
    observation: Observation = field(default_factory=Observation)
    """What programs that learn get to see. Without one there are no environments."""
    features: Features = field(default_factory=Features)
    """What a learned value looks at. Without them bots use the hand-written one."""
    wasteful: Callable[..., bool] = nothing_is_wasteful
    levels: Path | None = None
    """File of what the levels of bots have been measured to do in it (`parvis.bots.measured`); None: nobody has."""
    options: tuple[Option, ...] = ()
    folder: Path | None = None
    """Where the game's sources and data lie; None: just the files of its rules."""
    texts: Path | None = None
    """Folder with a text for every key, in English and perhaps other languages: files (`en.ftl`) or folders (`en/`)."""
    page: Page | None = None
    picture: Callable[[Mapping[str, Any]], Picture] | None = None
    """The table as plain shapes, from a view, always as large; None: programs that want one get the view as text."""
    starts: tuple[str, ...] = ()
    """Where chance first decides who begins: that decision in words, by seat. (): who begins is no such question."""
    round_of: Callable[[Any], int] | None = None
    """The round that a state is in, 1 for the first; None: there are no rounds. Ordinary Python."""
    purpose: Callable[[Any], str] | None = None
    """What chance decides in an interpreted state, where its words don't tell that: in which round, whose die. Part of
    records, so it stays. None: the words always tell."""
    seat_names: tuple[str, ...] = ()
    """Arguments of lines and entries of views whose whole numbers are seats: people read who sits there."""
    payment: str = ""
    """The argument of log lines with a `from_seat` that tells how much that seat is paid; empty: none ever is."""
    printed: Printed | None = None
    """The printed values that an owner may correct, each correction in a ruling of its own; None: there are none."""
    box: Box | None = None
    """Whose values it is played with, see `parvis.engine.boxes`; None: as it is shipped."""
    others_answer: OthersAnswer | None = None
    """Who is asked before a decision goes on, where no answer matters to whoever made it; None: nobody ever is."""
    ahead: tuple[Ahead, ...] = ()
    """What can be decided before one is asked, in games over days."""
    longest: int | None = None
    """More decisions than any seat, NATURE too, makes in a game, for libraries that ask for it; None: nobody knows."""
    carries_out: tuple[str, ...] = ()
    """Decisions, in words, that carry out what was put together before: people make them by themselves on pages, even
    where there is no other."""
    seats_entry: str | None = None
    """The entry of views that lists what each seat has, in the order of seats; None: there is none."""
    bgg: int | None = None
    """Number of the game at BoardGameGeek, for those who keep a diary of what they play; None: it has none."""

    def __post_init__(self) -> None:
        """Make what follows from what was said. Raises TypeError where too little was."""
        for name, made in defaults.of(self).items():
            object.__setattr__(self, name, made)

    @cached_property
    def course(self) -> Course:
        """The rules put together with the engine's course of questions."""
        return course_of(self.rules)

    @cached_property
    def catalogue(self) -> tuple[str, ...]:
        """Decision -> words. Numbers hold for this version of the game only; words are what lasts."""
        return self.rules.declared.catalogue

    def movers(self, state: Any) -> int:
        """The seats that may decide in an interpreted state, as bits; bit NATURE for chance; 0: the game is over."""
        return self.course.movers(state)

    def purpose_now(self, state: Any) -> str:
        """What chance decides now, as `purpose` says; empty where its words tell, or somebody else decides."""
        return self.purpose(state) if self.purpose and self.movers(state) == 1 << NATURE else ""

    def move(self, state: Any) -> tuple[int, int]:
        """Which move an interpreted state is in: what one step of a phase asks for, and what that leads to; or all that
        a phase does.

        It belongs together, whoever is asked, and pages show it together.
        """
        if state.phase and self.rules.declared.phases[state.phase - 1].one_move:
            return state.phase, 0
        return state.phase, state.step + (state.depth == 0)  # a phase's own question counts as a step once answered

    def legal(self, state: Any, seat: int) -> list[int]:
        """The decisions open to a seat in an interpreted state, as its rules offer them; none if it may not decide."""
        out = [0] * self.widest
        return out[: self.course.legal(state, seat, out)]

    def apply(self, state: Any, seat: int, decision: int) -> None:
        """Make one legal decision in an interpreted state, and everything that needs no further answer."""
        self.course.apply(state, seat, decision, [0] * self.widest)

    def begin(self, state: Any, seats: int, ruling: int, options: Sequence[int]) -> None:
        """Write the start position into an interpreted state of zeros, up to the first decision."""
        state.seats, state.ruling = seats, ruling
        self.setup(state, list(options))
        begin(state, self.course.first_phase)
        self.course.settle(state, [0] * self.widest)

    def narrate(self, state: Any, seat: int, decision: int) -> list[LogLine]:
        """What happens when a seat makes a legal decision, as lines of the log. The state stays as it is."""
        log = self.log()
        run(self.course, state, seat, decision, log.hear, self.widest)
        log.close()
        return log.lines

    def previews(self, state: Any, seat: int, decisions: Iterable[int]) -> Iterator[Preview]:
        """What legal decisions would bring their seat, each in turn; only it reads that. The state stays as it is."""
        outlook = self.prospects and Outlook(self.course, self.prospects, seat, state, self.idle(state, seat))
        for decision in decisions:
            heard: Heard = []
            after = self.after_hearing(state, seat, decision, heard)
            now = self.hints(state, after, seat, decision, heard) if self.hints else []
            yield outlook.preview(now, after, decision) if outlook else Preview(now, [])

    def after_hearing(self, state: Any, seat: int, decision: int, heard: Heard) -> Any:
        """Where a decision leads up to the next question that matters to the seat; what is told on the way is added to
        what was heard.
        """
        course, others, widest = self.course, self.others_answer, self.widest
        return run_stack(course, state, seat, decision, lambda *told: heard.append(told[1:]), widest, others)

    def chain(self, state: Any, seat: int, decision: int) -> Chain:
        """A legal decision and those of the same seat that it leaves no choice about. The state stays as it is."""
        return chain_of(self.course, state, seat, decision)

    def is_idle(self, state: Any, seat: int, decision: int) -> bool:
        """Whether a legal decision does nothing."""
        return self.does_nothing is not None and self.does_nothing(state, seat, decision)

    def idle(self, state: Any, seat: int) -> int | None:
        """The first legal decision of a seat that does nothing; None if there is none."""
        if self.does_nothing is None:
            return None
        return next((one for one in self.course.answers(state, seat) if self.is_idle(state, seat, one)), None)

    def account(self, state: Any, seat: int, decision: int) -> list[ScoreChange]:
        """Every change of score that a legal decision leads to, with its source; none if the game tells none."""
        if self.accounts is None:
            return []
        scores = Scores(self.accounts, max(self.seats))
        run(self.course, state, seat, decision, scores.hear, self.widest)
        return scores.changes

    @cached_property
    def codes(self) -> Mapping[str, int]:
        """Numbers of all decisions by their words."""
        return {words: decision for decision, words in enumerate(self.catalogue)}

    @property
    def widest(self) -> int:
        """The size of a buffer for decisions: room for all, for a seat before them, for notes, and their number."""
        return self.course.widest

    def decision(self, words: str) -> int:
        """The number of a decision in words. Raises GameError."""
        try:
            return self.codes[words]
        except KeyError:
            raise Refusal("decision-unknown", words=quoted(words), game=self.name) from None

    def read_options(self, chosen: Mapping[str, Any], seats: int | None = None) -> list[int]:
        """Numbers of all options in their order, the default where nothing is chosen. Raises GameError.

        `seats`: refuse what is not for so many players.
        """
        known = {option.name: option for option in self.options}
        for name in chosen:
            if name not in known:
                names = ", ".join(known) or "–"
                raise Refusal("option-unknown", game=self.name, option=quoted(name), names=names)
        numbers = [
            option.read(chosen[option.name]) if option.name in chosen else option.default for option in self.options
        ]
        if seats is not None:
            self.check_options(numbers, seats)
        return numbers

    def check_options(self, numbers: Sequence[int], seats: int) -> None:
        """Raise GameError if an option is chosen that is not for so many players."""
        for option, number in zip(self.options, numbers, strict=True):
            if not option.is_for(number, seats):
                raise Refusal("option-players", option=option.name, players=option.seats, given=seats)

    def name_options(self, numbers: Sequence[int]) -> dict[str, bool | int | str]:
        """Options by name from the numbers of all of them, or of none. Raises GameError."""
        if numbers and len(numbers) != len(self.options):
            names = ", ".join(option.name for option in self.options) or "–"
            raise Refusal("option-numbers", count=len(numbers), game=self.name, names=names)
        return {
            option.name: option.shown(number) if option.names else number
            for option, number in zip(self.options, numbers, strict=False)
        }

    def shown_options(self, numbers: Sequence[int]) -> dict[str, bool | int | str]:
        """Options by name as records show them."""
        return {
            option.name: option.shown(number)
            for option, number in zip(self.options, numbers, strict=True)
            if not option.came_later or number != option.default
        }

    def check_seats(self, seats: int) -> None:
        """Raise GameError unless it can be played by that many."""
        if type(seats) is not int or seats not in self.seats:
            raise Refusal("game-players", game=self.name, players=self.seats, given=quoted(seats))

    def check_ruling(self, ruling: Any) -> None:
        """Raise GameError for anything but a ruling that exists."""
        if type(ruling) is not int or not 1 <= ruling <= self.ruling:
            raise Refusal("ruling-unknown", game=self.name, newest=self.ruling, ruling=quoted(ruling))

    def corrected(self, ruling: int) -> str | None:
        """A fingerprint of the printed values of a box or of an owner's ruling; None for a released one."""
        if self.box:
            return self.box.fingerprint
        return self.printed.corrected(ruling) if self.printed else None

    def check_stored(self, ruling: Any, corrected: str | None) -> None:
        """Raise GameError for a game under a ruling that does not exist here, or has other values here."""
        if corrected and type(ruling) is int and ruling > self.ruling:
            raise Refusal("ruling-corrected", game=self.name, ruling=ruling, values=corrected)
        self.check_ruling(ruling)
        here = self.corrected(ruling)
        if corrected != here:
            values = {"here": here or "released", "begun": corrected or "released"}
            raise Refusal("ruling-differs", game=self.name, ruling=ruling, **values)


def seats_of(movers: int) -> list[int]:
    """The seats of a set of bits, ascending; NATURE among them."""
    return [seat for seat in range(NATURE + 1) if movers >> seat & 1]
