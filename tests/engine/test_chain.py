"""Decisions with those that they leave no choice about: what is shown before it is made is what would be made."""

import pytest

from parvis.engine import registry
from parvis.engine.questions import NATURE
from parvis.engine.samples import cases, walk


@pytest.mark.parametrize("name", ["notre-dame", "troyes"])
def test_the_decisions_of_a_chain_lead_where_the_first_one_leads(name: str) -> None:
    game, longest = registry.find(name), 0
    for case in cases(game, 1)[:1]:
        for play in walk(game, case):
            seats = play.movers()
            if len(seats) != 1 or seats == [NATURE]:
                continue
            for decision in play.legal(seats[0])[:3]:
                chain = game.chain(play.state, seats[0], decision)
                last, after = chain.states[-1].copy(), play.state.copy()
                game.apply(last, seats[0], chain.decisions[-1])
                game.apply(after, seats[0], decision)
                assert last == after
                assert chain.decisions[0] == decision
                assert all(
                    game.legal(state, seats[0]) == [made]
                    for state, made in zip(chain.states[1:], chain.decisions[1:], strict=True)
                )
                longest = max(longest, len(chain.decisions))
    assert longest > 1


def test_a_chain_leaves_the_state_as_it_is() -> None:
    game = registry.find("troyes")
    case = cases(game, 1)[0]
    for play in walk(game, case):
        if play.movers() != [NATURE] and len(play.movers()) == 1:
            before = play.state.copy()
            game.chain(play.state, play.movers()[0], play.legal(play.movers()[0])[0])
            assert play.state == before
