"""What every game must keep to, as tests that any game can be run through.

In a test file that pytest collects:

    class TestTiny(GameContract):
        game = TINY

Random games are played in which any two settings of the options meet, and each meets every number of players; with
PARVIS_SOAK=1 all settings meet, and six times as many games are played. Nothing here needs pytest.
"""

import json
from collections.abc import Iterator, Mapping
from itertools import pairwise, product
from random import Random
from typing import Any, ClassVar

import numpy as np

from parvis.engine import record, registry
from parvis.engine.batched import add_batched
from parvis.engine.chance import chance
from parvis.engine.core import Core, compiled, interpreted
from parvis.engine.lines import EVERYTHING, Onlooker
from parvis.engine.narrow import LARGEST
from parvis.engine.play import Play
from parvis.engine.questions import NATURE, Question
from parvis.engine.reasons import why_not
from parvis.engine.refusals import GameError
from parvis.engine.samples import (
    SOAK,
    Case,
    after,
    can_stand_for_a_seat,
    cases,
    content,
    copied,
    explored,
    finish,
    going_on,
    hidden,
    languages,
    lines,
    note_case,
    number_of,
    points,
    questions,
    said,
    single,
    stops_of,
    values_named,
    walk,
)
from parvis.engine.state import bytes_hash, from_array, from_json, state_hash, to_array, to_json
from parvis.engine.teaching_contract import TeachingContract

KNOWN = 0.99
"""How often a reason has to be known for a decision that is not open."""


def answers_of(question: Question) -> list[int]:
    """Every decision that may answer a question."""
    return [answer for words in question.words for answer in range(words, words.end)]


class GameContract(TeachingContract):
    """The tests. `game` is the one they are for; the other attributes say how thorough they are."""

    games: ClassVar[int] = 24
    """Random games in each test of a soak, otherwise a sixth of them; more where there are more setups."""
    spare: ClassVar[tuple[str, ...]] = ()
    """Decisions that never come up as long as the game's data are as they are."""
    spare_fields: ClassVar[tuple[str, ...]] = ()
    """Fields of the observation that are hardly ever anything but their smallest value."""
    stride: ClassVar[int] = 5
    """Costly checks are made at every position of that number, which ones differs from game to game."""
    games_for_words: ClassVar[int] = 1200
    """Random games in which every decision of the catalogue has to come up."""
    leads: ClassVar[tuple[str, ...]] = ()
    """Decisions, or their first words, that lead on to what is seldom reached: see `explored`."""

    def cases(self) -> list[Case]:
        """The games that are played in each test."""
        return cases(self.game, number_of(self.games))

    def walks(self) -> Iterator[tuple[Case, Play]]:
        """All positions of all games."""
        for case in self.cases():
            for play in walk(self.game, case):
                yield case, play

    def stops(self) -> Iterator[tuple[Case, Play]]:
        """The positions for costly checks, and all ends. The games are played once for all tests of a process."""
        for case, play in stops_of(self.game, number_of(self.games), self.stride):
            yield case, copied(play)

    def quick_walks(self) -> Iterator[tuple[Case, Any, Random, list[int]]]:
        """All positions of many more games, but not their ends, in the compiled core: states, what is legal."""
        yield from explored(self.game, cases(self.game, self.games_for_words, wide=True), self.leads)

    def test_is_found_by_its_name(self) -> None:
        """The registry has it, records can name it."""
        assert registry.find(self.game.name) is self.game

    def test_setup_writes_a_complete_start(self) -> None:
        """Setting up gives one start whatever was there before, in both cores."""
        game = self.game
        for core, case in product((interpreted(game), compiled(game)), self.cases()):
            used, fresh = core.batch(1), core.batch(1)
            out, options = core.buffer(game.widest), core.buffer(list(case.options))
            core.playouts_at(used, 0, case.seats, case.ruling, options, 1, core.buffer(chance(case.seed)), out)
            for states in (used, fresh):
                core.setup_at(states, 0, case.seats, case.ruling, options, out)
            with note_case(case):
                assert content(core, used) == content(core, fresh)
                assert core.get(fresh, 0) == Play(game, case.seats, case.options, case.ruling).state
                assert core.movers_at(fresh, 0) != 0

    def test_there_is_always_a_decision_until_the_end(self) -> None:
        """Movers exist, chance moves alone; their decisions are of the catalogue, each offered once. Games end."""
        for case, play in self.walks():
            with note_case(case, play):
                movers = play.movers()
                assert all(seat < case.seats for seat in movers) or movers == [NATURE]
                for seat in movers:
                    legal = play.legal(seat)
                    assert legal, f"seat {seat} has no decision"
                    assert len(set(legal)) == len(legal), f"seat {seat} is offered a decision twice"
                    assert 0 <= min(legal) <= max(legal) < len(self.game.catalogue)

    def test_legal_decisions_apply_and_others_are_refused(self) -> None:
        """In both cores. What is refused, whatever it is, leaves the state as it was, byte for byte."""
        for case, play in self.stops():
            legal = {seat: play.legal(seat) for seat in play.movers()}
            with note_case(case, play):
                for core in (interpreted(self.game), compiled(self.game)):
                    self.check_core(core, play, legal)
                self.check_play(play, legal)

    def codes(self, turn: int) -> list[int]:
        """Every decision, and some numbers that are none; every third but in a soak, others at another turn."""
        every = range(len(self.game.catalogue))
        return [-1, *(every if SOAK else every[turn % 3 :: 3]), len(every), 10**6]

    def seats_to_try(self, seats: int) -> list[int]:
        """Who tries to decide: whoever may, and numbers that are no seat; in a soak all that could be taken for one."""
        return [*range(-1, NATURE + 2)] if SOAK else [*range(-1, seats + 1), NATURE, NATURE + 1]

    def check_core(self, core: Core, play: Play, legal: Mapping[int, list[int]]) -> None:
        """`step_at` makes the legal decisions and no other."""
        states, spare = single(core, play.state), core.batch(1)
        before, out = content(core, states), core.buffer(self.game.widest)
        for seat in self.seats_to_try(play.seats):
            open_now = set(legal.get(seat, ()))
            for decision in {*self.codes(len(play.steps)), *open_now}:
                if decision in open_now:
                    spare[0] = states[0]
                    assert core.step_at(spare, 0, seat, decision, out) >= 0, f"seat {seat}: {decision}"
                else:
                    assert core.step_at(states, 0, seat, decision, out) == -1, f"seat {seat}: {decision}"
            assert content(core, states) == before, f"changed by what seat {seat} may not do"

    def check_play(self, play: Play, legal: Mapping[int, list[int]]) -> None:
        """`Play.step` refuses what is not legal."""
        before, steps = play.state.copy(), list(play.steps)
        for seat in self.seats_to_try(play.seats):
            for decision in set(self.codes(len(play.steps))) - set(legal.get(seat, ())):
                try:
                    play.step(seat, decision)
                except GameError:
                    continue
                raise AssertionError(f"seat {seat} could do {decision}")
            assert (play.state, play.steps) == (before, steps), f"changed by what seat {seat} may not do"

    def test_copies_are_independent(self) -> None:
        """What happens in a copy does not touch the original; in both cores the same happens."""
        for case, play in self.stops():
            before, ends = state_hash(play.state), []
            for core in (interpreted(self.game), compiled(self.game)):
                states, out = core.batch(2), core.buffer(self.game.widest)
                core.put(states, 0, play.state)
                core.copy_at(states, 1, 0)
                core.playout_at(states, 1, core.buffer(chance(case.seed)), out)
                ends.append(core.get(states, 1))
                with note_case(case, play):
                    assert state_hash(core.get(states, 0)) == state_hash(play.state) == before
            with note_case(case, play):
                assert ends[0] == ends[1]

    def test_states_survive_json_and_arrays(self) -> None:
        """A state that becomes JSON or an array and comes back is equal, with an equal hash."""
        kind = self.game.rules.state
        for case, play in self.stops():
            with note_case(case, play):
                back = from_json(kind, json.loads(json.dumps(to_json(play.state))))
                assert back == play.state == from_array(kind, to_array(play.state))
                assert state_hash(back) == state_hash(play.state) == bytes_hash(to_array(play.state).tobytes())

    def test_compiled_and_interpreted_agree(self) -> None:
        """On every field, movers, decisions, scores and values after every decision, and on what is dealt again."""
        core, other = compiled(self.game), interpreted(self.game)
        out = core.buffer(self.game.widest)
        for case in self.cases():
            states = core.batch(1)
            core.setup_at(states, 0, case.seats, case.ruling, core.buffer(list(case.options)), out)
            done = 0
            for play in walk(self.game, case):
                for seat, decision in play.steps[done:]:
                    core.step_at(states, 0, seat, decision, out)
                done = len(play.steps)
                copies = single(other, play.state)
                with note_case(case, play):
                    assert core.get(states, 0) == play.state
                    assert questions(core, states) == questions(other, copies)
                    assert points(core, states, case.seats) == points(other, copies, case.seats)
                    self.check_determinize(play, case.seed + done)

    def check_determinize(self, play: Play, seed: int) -> None:
        """Determinizing with equal chance deals alike in both cores."""
        core = compiled(self.game)
        seat = seed % play.seats
        states = single(core, play.state)
        core.determinize_at(states, 0, seat, core.buffer(chance(seed)))
        assert core.get(states, 0) == hidden(self.game, play.state, seat, seed)

    def test_replayed_record_gives_the_same_state(self) -> None:
        """Through the text of a record's file."""
        for case in self.cases():
            random, play = Random(case.seed), Play(self.game, case.seats, case.options, case.ruling)
            while not play.over:
                seat = play.movers()[0]
                play.step(seat, random.choice(play.legal(seat)))
            seats = [{"name": f"Seat {seat}", "player": "bot:random"} for seat in range(case.seats)]
            text = record.dumps(record.of(play, seats).to_json())
            with note_case(case):
                assert record.verify(record.parse(json.loads(text))) == state_hash(play.state)

    def test_nobody_sees_what_is_hidden(self) -> None:
        """Whatever hidden things are dealt again, a seat and a spectator see, are asked and may do the same.

        So `determinize` keeps all that the seat sees, too. A spectator knows no more than any seat. And where all was
        dealt again before, the same chance deals the same: so nothing of the truth is left in what a bot looks at.
        """
        for case, play in self.stops():
            for seat in range(case.seats):
                other = hidden(self.game, play.state, seat, case.seed + len(play.steps))
                with note_case(case, play):
                    assert hidden(self.game, other, seat, 1) == hidden(self.game, play.state, seat, 1), f"seat {seat}"
                    assert self.game.movers(other) == self.game.movers(play.state)
                    for onlooker in (seat, None):
                        assert self.game.view(other, onlooker) == play.view(onlooker), f"onlooker {onlooker}"
                    if seat in play.movers():
                        self.check_question(play, going_on(self.game, case, other), seat)

    def check_question(self, play: Play, other: Play, seat: int) -> None:
        """What a seat is asked, may do and is told of it beforehand is the same in both games."""
        legal = play.legal(seat)
        assert other.legal(seat) == legal
        assert self.game.prompt(other.state, seat) == self.game.prompt(play.state, seat)
        for decision in legal:
            assert self.game.label(other.state, seat, decision) == self.game.label(play.state, seat, decision)
        assert [*self.game.previews(other.state, seat, legal)] == [*self.game.previews(play.state, seat, legal)]

    def observed(self, core: Core, states: Any, seat: int) -> list[int]:
        """What a seat observes in the first state, written over numbers that were there before."""
        out = core.shorts(self.game.observation.size)
        core.write(out, [99] * len(out))
        add_batched(core).observe_at(states, 0, seat, out)
        return [int(number) for number in out]

    def test_observations_tell_only_what_a_seat_knows(self) -> None:
        """A seat observes the same when all that is hidden from it is dealt again."""
        core = interpreted(self.game)
        for case, play in self.stops():
            for seat in range(case.seats):
                other = hidden(self.game, play.state, seat, case.seed + len(play.steps))
                with note_case(case, play):
                    numbers = self.observed(core, single(core, play.state), seat)
                    assert self.observed(core, single(core, other), seat) == numbers, f"seat {seat} observes too much"

    def test_observations_are_the_same_compiled(self) -> None:
        """Every seat's, in both cores, and in 8 bits where these are enough."""
        core, other = compiled(self.game), interpreted(self.game)
        narrow = core.flags(self.game.observation.size)
        for case, play in self.stops():
            for seat in range(case.seats):
                with note_case(case, play):
                    numbers = self.observed(other, single(other, play.state), seat)
                    assert self.observed(core, single(core, play.state), seat) == numbers, f"seat {seat} in two cores"
                    add_batched(core).observe_narrow_at(single(core, play.state), 0, seat, narrow)
                    small = [min(LARGEST, number) for number in numbers]
                    assert narrow.tolist() == small or not self.game.observation.fits_bytes, f"seat {seat} in 8 bits"

    def test_observed_numbers_are_those_of_their_fields(self) -> None:
        """In random games, none is below its field's smallest or above its largest, and no field is there in vain."""
        layout = self.game.observation.layout
        sizes = [part.size for part in layout]
        smallest = np.repeat([part.smallest for part in layout], sizes)
        largest = np.repeat([part.largest for part in layout], sizes)
        core, most = compiled(self.game), np.array(smallest)
        loops = add_batched(core)
        seen = core.shorts(self.game.observation.size)
        for case, states, random, _ in self.quick_walks():
            loops.observe_at(states, 0, random.randrange(case.seats), seen)
            if ((seen < smallest) | (seen > largest)).any():
                wrong = int(np.flatnonzero((seen < smallest) | (seen > largest))[0])
                raise AssertionError(f"number {wrong} is {seen[wrong]} in {case}")
            np.maximum(most, seen, out=most)
        used = np.split(most > smallest, np.cumsum(sizes)[:-1]) if sizes else []
        unused = [part.name for part, numbers in zip(layout, used) if not numbers.any()]
        unused = [name for name in unused if name not in self.spare_fields]
        assert not unused, f"fields that are always at their smallest: {unused}"

    def test_nobody_reads_what_is_hidden(self) -> None:
        """Where one can't see a difference after a decision, one reads none either.

        The same decision is compared in the true state and with hidden things dealt again. What chance does, and what
        several decide at once, is also compared with another such decision: whoever can't tell them apart by looking
        must not learn by reading which one it was.
        """
        random = Random(0)
        for case, play in self.stops():
            for seat, mover in product(range(case.seats), play.movers()):
                state = hidden(self.game, play.state, seat, case.seed + len(play.steps))
                other = going_on(self.game, case, state)
                first, second = random.choice(play.legal(mover)), random.choice(other.legal(mover))
                for onlooker in (seat, None):
                    with note_case(case, play):
                        if first in other.legal(mover):
                            self.check_lines((play.state, state), mover, (first, first), onlooker)
                        if onlooker != mover and (mover == NATURE or len(play.movers()) > 1):
                            self.check_lines((play.state, state), mover, (first, second), onlooker)

    def check_lines(self, states: tuple[Any, Any], mover: int, decisions: tuple[int, int], onlooker: Onlooker) -> None:
        """Two decisions read the same unless their outcomes look different."""
        both = list(zip(states, decisions, strict=True))
        seen = [self.game.view(after(self.game, state, mover, decision), onlooker) for state, decision in both]
        if seen[0] == seen[1]:
            read = [lines(self.game, state, mover, decision, onlooker) for state, decision in both]
            assert read[0] == read[1], f"onlooker {onlooker} of seat {mover}'s decision"

    def test_hidden_states_are_possible(self) -> None:
        """Determinized states can be played to the end, and hiding once more changes nothing that the seat sees."""
        random = Random(0)
        for case, play in self.stops():
            seat = random.randrange(case.seats)
            with note_case(case, play):
                other = going_on(self.game, case, hidden(self.game, play.state, seat, len(play.steps)))
                for _ in finish(other, random):
                    pass
                assert self.game.view(hidden(self.game, other.state, seat, case.seed), seat) == other.view(seat)

    def test_looking_changes_nothing(self) -> None:
        """Views are plain data; they, labels, prompts, narrated events, scores and values leave the state as it is."""
        for case, play in self.stops():
            before = play.state.copy()
            with note_case(case, play):
                for onlooker in (*range(case.seats), None, *([EVERYTHING] if play.over else [])):
                    view = play.view(onlooker)
                    assert json.loads(json.dumps(view)) == view, "a view is made of objects, lists, texts and numbers"
                result = play.result()
                assert result.winners
                assert len(result.scores) == case.seats
                for line in said(play):
                    assert all(isinstance(value, str | int) for value in line.arguments.values()), line
                assert play.state == before

    def test_every_line_has_a_text(self) -> None:
        """In every language, and the text uses only arguments that the line brings."""
        if self.game.texts is None:
            return
        all_texts = languages(self.game.texts)
        assert "en" in all_texts
        for case, play in self.stops():
            for line, (language, texts) in product(said(play), all_texts.items()):
                with note_case(case, play):
                    assert line.key in texts, f"{language}: there is no text for {line.key}"
                    missing = texts[line.key] - set(line.arguments)
                    assert not missing, f"{language}: {line.key} uses {sorted(missing)}, which the game does not tell"

    def test_reasons_are_proven_and_tell_nothing_hidden(self) -> None:
        """Why a decision is not open: with just that changed it is, and that follows from what the seat knows."""
        game, known, tried = self.game, 0, 0
        if game.obstacles is None:
            return
        texts = {key for keys in languages(game.texts).values() for key in keys} if game.texts else set()
        answers = sorted({answer for question in game.obstacles.when for answer in answers_of(question)})
        for case, play in self.stops():
            random, before = Random(case.seed), play.state.copy()
            for seat in set(play.movers()) - {NATURE}:
                asked = game.rules.asked(play.state)
                for words in (game.catalogue[decision] for decision in play.legal(seat)):
                    assert game.obstacles.never_possible(play.state, seat, words) is None, words
                closed = set(answers).difference(play.legal(seat))
                near = closed.intersection(answers_of(asked)) if asked is not None else set()
                for decision in {random.choice(sorted(some)) for some in (closed, near) if some}:
                    with note_case(case, play):
                        reason = why_not(game, play.state, seat, decision)
                        tried += 1
                        if reason is None:
                            continue
                        known += 1
                        assert reason.opened is None or decision in game.legal(reason.opened, seat)
                        assert reason.lines
                        assert texts >= {line.key for line in reason.lines}
                        other = why_not(game, hidden(game, play.state, seat, case.seed), seat, decision)
                        assert other is not None
                        assert (other.lines, other.section) == (reason.lines, reason.section)
                        assert play.state == before
        assert known >= KNOWN * tried, f"{known} of {tried}"

    def test_pages_are_told_what_they_would_have_to_guess(self) -> None:
        """Who may begin is what chance decides first, rounds never go back, and what is said to hold seats does."""
        game = self.game
        for case in cases(game, self.games):
            play = Play(game, case.seats, case.options, case.ruling)
            with note_case(case):
                first = [game.catalogue[decision] for decision in play.legal(NATURE)] if game.starts else []
                assert sorted(first) == sorted(game.starts[: case.seats])
        for case, play in self.stops():
            with note_case(case, play):
                for onlooker in (0, None):
                    shown = play.view(onlooker)
                    assert game.seats_entry is None or len(shown[game.seats_entry]) == case.seats
                    held = [shown, *(line.arguments for line in said(play))]
                    wrong = [value for value in values_named(held, game.seat_names) if not can_stand_for_a_seat(value)]
                    assert not wrong, f"{wrong[0]!r} is no seat"
        if game.round_of:
            rounds = [(case, game.round_of(play.state)) for case, play in self.stops()]
            assert all(after >= before for (one, before), (other, after) in pairwise(rounds) if one == other)
            assert min(number for _, number in rounds) >= 1

    def test_every_decision_of_the_catalogue_comes_up(self) -> None:
        """Words are unique, and random games offer every decision sooner or later."""
        catalogue = self.game.catalogue
        assert len(set(catalogue)) == len(catalogue)
        assert all(words and words == " ".join(words.split()) for words in catalogue)
        seen = {decision for _, _, _, legal in self.quick_walks() for decision in legal}
        unseen = {words for decision, words in enumerate(catalogue) if decision not in seen}
        never = sorted(unseen - set(self.spare))
        assert not never, f"decisions that never come up: {never}"
