"""The tree that the bot `expert` grows, inside the core.

A node is what one seat has decided since the search began, and what it may decide now. So it holds just what that seat
can tell apart by its own decisions, whatever else has happened: an information set. No seat's choice depends on what it
can't know, and what chance and others do is averaged.

`tree` is a row of numbers: a head, then a hash table of nodes, then the nodes, then the options of all nodes.
"""

from parvis.engine.state import Row

NODES, OPTIONS, NODE_ROOM, OPTION_ROOM, SLOTS = 0, 1, 2, 3, 4
"""The head: nodes and options in use, how many there is room for, slots of the table (a power of two)."""
TABLE = 5

KEY, VISITS, FIRST, COUNT = 0, 1, 2, 3
"""A node: its key, how often it was passed, its first option, how many it has."""
NODE = 4

DECISION, TRIED, TOTAL, PRIOR, POINTS = 0, 1, 2, 3, 4
"""An option: its decision, how often it was tried, the sum of what it led to, what it looked like at first, and the sum
of expected points."""
OPTION = 5

KEY_BITS = 0x7FFFFFFF
SPREAD = 0x9E3779B1
NOWHERE = -1
SLOTS_A_NODE = 2


def tree_size(nodes: int, options: int, slots: int) -> int:
    """How many numbers a tree has."""
    return TABLE + slots + nodes * NODE + options * OPTION


def mixed(key: int, number: int) -> int:
    """A key that stands for a key and a number after it.

    The key is spread before the number comes to it: small keys of seats and small numbers would cancel out each other.
    """
    key = ((key * SPREAD & KEY_BITS ^ number) * SPREAD + 1) & 0xFFFFFFFF
    return (key ^ key >> 15) & KEY_BITS


def clear(tree: Row) -> None:
    """Forget everything."""
    tree[NODES] = 0
    tree[OPTIONS] = 0
    for slot in range(tree[SLOTS]):
        tree[TABLE + slot] = 0


def node_at(tree: Row, node: int) -> int:
    """Where a node stands."""
    return TABLE + tree[SLOTS] + node * NODE


def option_at(tree: Row, option: int) -> int:
    """Where an option stands."""
    return TABLE + tree[SLOTS] + tree[NODE_ROOM] * NODE + option * OPTION


def is_same(tree: Row, node: int, key: int, n: int, out: Row) -> bool:
    """Whether a node has that key and exactly the n decisions in out."""
    at = node_at(tree, node)
    if tree[at + KEY] != key or tree[at + COUNT] != n:
        return False
    for k in range(n):
        if tree[option_at(tree, tree[at + FIRST] + k) + DECISION] != out[k]:
            return False
    return True


def find(tree: Row, path: int, n: int, out: Row) -> int:
    """The node of a seat that has decided as `path` says and may now make the n decisions in out; NOWHERE: none."""
    key = path
    for k in range(n):
        key = mixed(key, out[k])
    slot = key & tree[SLOTS] - 1
    while tree[TABLE + slot] != 0:
        node = tree[TABLE + slot] - 1
        if is_same(tree, node, key, n, out):
            return node
        slot = slot + 1 & tree[SLOTS] - 1
    return NOWHERE


def add(tree: Row, path: int, n: int, out: Row) -> int:
    """A new node like that, its options without any trial; NOWHERE if there is no room for it."""
    if tree[NODES] == tree[NODE_ROOM] or tree[OPTIONS] + n > tree[OPTION_ROOM]:
        return NOWHERE
    node, first = tree[NODES], tree[OPTIONS]
    tree[NODES] += 1
    tree[OPTIONS] += n
    key = path
    for k in range(n):
        key = mixed(key, out[k])
        at = option_at(tree, first + k)
        tree[at + DECISION] = out[k]
        for part in range(TRIED, OPTION):
            tree[at + part] = 0
    at = node_at(tree, node)
    tree[at + KEY] = key
    tree[at + VISITS] = 0
    tree[at + FIRST] = first
    tree[at + COUNT] = n
    slot = key & tree[SLOTS] - 1
    while tree[TABLE + slot] != 0:
        slot = slot + 1 & tree[SLOTS] - 1
    tree[TABLE + slot] = node + 1
    return node


LOOPS = (mixed, clear, node_at, option_at, is_same, find, add)
"""Functions for the core, callees first."""
