"""The expert's tree: nodes are found again by what their seat decided and may decide."""

import pytest
from tiny_game import GAME as TINY

from parvis import bots
from parvis.bots import expert, tree
from parvis.engine.samples import Case, hidden, walk
from parvis.engine.state import FlatState, Row


def empty_tree(nodes: int, edges: int, slots: int) -> Row:
    """An empty tree of that size."""
    row = [0] * tree.tree_size(nodes, edges, slots)
    row[tree.NODE_ROOM], row[tree.EDGE_ROOM], row[tree.SLOTS] = nodes, edges, slots
    tree.clear(row)
    return row


def decisions(row: Row, node: int) -> list[int]:
    """The decisions of a node's edges."""
    at = tree.node_at(row, node)
    first, n = row[at + tree.FIRST], row[at + tree.COUNT]
    return [row[tree.edge_at(row, first + k) + tree.DECISION] for k in range(n)]


def test_a_node_is_found_by_what_was_decided_and_what_may_be() -> None:
    row = empty_tree(8, 40, 16)
    assert tree.find(row, 5, 2, [30, 40]) == tree.NOWHERE
    node = tree.add(row, 5, 2, [30, 40, 999])
    assert tree.find(row, 5, 2, [30, 40, 1]) == node
    for sequence, out in ((6, [30, 40]), (5, [30, 41]), (5, [40, 30]), (5, [30]), (5, [30, 40, 999])):
        assert tree.find(row, sequence, len(out), out) == tree.NOWHERE
    assert decisions(row, node) == [30, 40]


@pytest.mark.parametrize("slots", [64, 128])
def test_all_are_found_in_a_table_where_many_collide(slots: int) -> None:
    row = empty_tree(64, 192, slots)
    lists = [[number, number + sequence, 500] for number in range(8) for sequence in range(8)]
    sequences = [number * 7 % 5 for number in range(64)]
    questions = {(sequence, tuple(out)) for sequence, out in zip(sequences, lists, strict=True)}
    nodes = {(sequence, out): tree.add(row, sequence, 3, list(out)) for sequence, out in sorted(questions)}
    assert sorted(nodes.values()) == list(range(len(questions)))
    if slots > len(questions):  # a full table has no end to a search for what is not in it
        assert tree.find(row, 99, 3, [1, 2, 3]) == tree.NOWHERE
    for (sequence, out), node in nodes.items():
        assert tree.find(row, sequence, 3, list(out)) == node
        assert decisions(row, node) == list(out)


def test_there_are_more_slots_than_nodes() -> None:
    made = expert.SearchTree(bots.interpreted(TINY), 32).nodes
    assert made[tree.SLOTS] > made[tree.NODE_ROOM] == 32


def test_no_node_is_added_where_there_is_no_room() -> None:
    row = empty_tree(2, 5, 4)
    assert [tree.add(row, 1, 3, [1, 2, 3]), tree.add(row, 2, 3, [1, 2, 3])] == [0, tree.NOWHERE]  # edges
    assert [tree.add(row, 3, 2, [1, 2]), tree.add(row, 4, 0, [])] == [1, tree.NOWHERE]  # nodes
    assert (row[tree.NODES], row[tree.EDGES]) == (2, 5)
    assert tree.find(row, 2, 3, [1, 2, 3]) == tree.NOWHERE
    assert tree.find(row, 1, 3, [1, 2, 3]) == 0


def test_a_new_node_knows_of_no_trial_even_where_another_was() -> None:
    row = empty_tree(2, 6, 4)
    for _ in range(2):
        node = tree.add(row, 1, 2, [1, 2])
        edge = tree.edge_at(row, row[tree.node_at(row, node) + tree.FIRST])
        assert row[edge + tree.TRIALS : edge + tree.EDGE] == [0] * (tree.EDGE - tree.TRIALS)
        assert row[tree.node_at(row, node) + tree.VISITS] == 0
        for part in range(tree.TRIALS, tree.EDGE):
            row[edge + part] = 99
        row[tree.node_at(row, node) + tree.VISITS] = 99
        tree.clear(row)
        assert tree.find(row, 1, 2, [1, 2]) == tree.NOWHERE


def test_keys_tell_paths_apart() -> None:
    # Else seats would share nodes: 1 and then 3 is not 2 and then 0.
    keys = {
        tree.mixed(tree.mixed(sequence, one), other)
        for sequence in range(5)
        for one in range(50)
        for other in range(50)
    }
    assert len(keys) == 5 * 50 * 50
    assert all(0 <= key <= tree.KEY_BITS for key in keys)


def grown(state: FlatState, seat: int) -> Row:
    """The whole tree after a search."""
    core = bots.interpreted(TINY)
    truth = core.batch(1)
    core.put(truth, 0, state)
    information = bots.information_state_of(core, bots.find("expert"), seat, seed=5)
    information.update(truth, 0)
    return list(expert.think(information, 0.0, 80).tree.nodes)


@pytest.mark.parametrize("seed", range(4))
def test_truths_that_a_seat_can_not_tell_apart_grow_the_same_tree(seed: int) -> None:
    for play in walk(TINY, Case(3, (0, 0), seed)):
        if 1 in play.movers() and len(play.legal(1)) > 1:
            other = hidden(TINY, play.state, 1, seed)
            assert other != play.state
            assert grown(other, 1) == grown(play.state, 1)
            break
