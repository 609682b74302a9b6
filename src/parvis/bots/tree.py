"""The tree that the bot `expert` grows, inside the core.

A node is the sequence of one seat's decisions since the search began, and what it may decide now. So it holds all that
the seat can't tell apart by its decisions, whatever else has happened: an information set. No seat's choice depends on
what it can't know, and what chance and others do is averaged.

`tree` is a row of numbers: a head, then a hash table of nodes, then the nodes, then the edges of all nodes.
"""

from parvis.engine.state import Row

NODES, EDGES, NODE_ROOM, EDGE_ROOM, SLOTS = 0, 1, 2, 3, 4
"""The head: nodes and edges in use, how many there is room for, slots of the table (a power of two)."""
TABLE = 5

KEY, VISITS, FIRST, COUNT = 0, 1, 2, 3
"""A node: its key, how often it was passed, its first edge, how many it has."""
NODE = 4

DECISION, TRIALS, TOTAL, PRIOR = 0, 1, 2, 3
"""An edge: its decision, its trials, the sum of the values that they reached, its prior."""
EDGE = 4

KEY_BITS = 0x7FFFFFFF
SPREAD = 0x9E3779B1
NOWHERE = -1
SLOTS_A_NODE = 2


def tree_size(nodes: int, edges: int, slots: int) -> int:
    """How many numbers a tree has."""
    return TABLE + slots + nodes * NODE + edges * EDGE


def mixed(key: int, number: int) -> int:
    """A key that stands for a key and a number after it.

    The key is spread before the number comes to it: small keys of seats and small numbers would cancel out each other.
    """
    key = ((key * SPREAD & KEY_BITS ^ number) * SPREAD + 1) & 0xFFFFFFFF
    return (key ^ key >> 15) & KEY_BITS


def clear(tree: Row) -> None:
    """Forget all nodes and edges of the tree."""
    tree[NODES] = 0
    tree[EDGES] = 0
    for slot in range(tree[SLOTS]):
        tree[TABLE + slot] = 0


def node_at(tree: Row, node: int) -> int:
    """Place of a node in the array of the tree."""
    return TABLE + tree[SLOTS] + node * NODE


def edge_at(tree: Row, edge: int) -> int:
    """Place of an edge in the array of the tree."""
    return TABLE + tree[SLOTS] + tree[NODE_ROOM] * NODE + edge * EDGE


def is_same(tree: Row, node: int, key: int, n: int, out: Row) -> bool:
    """Whether a node has that key and exactly the n decisions in out."""
    at = node_at(tree, node)
    if tree[at + KEY] != key or tree[at + COUNT] != n:
        return False
    for k in range(n):
        if tree[edge_at(tree, tree[at + FIRST] + k) + DECISION] != out[k]:
            return False
    return True


def find(tree: Row, sequence: int, n: int, out: Row) -> int:
    """The node of a seat that has decided as `sequence` says and may now make the n decisions in out; NOWHERE: none."""
    key = sequence
    for k in range(n):
        key = mixed(key, out[k])
    slot = key & tree[SLOTS] - 1
    while tree[TABLE + slot] != 0:
        node = tree[TABLE + slot] - 1
        if is_same(tree, node, key, n, out):
            return node
        slot = slot + 1 & tree[SLOTS] - 1
    return NOWHERE


def add(tree: Row, sequence: int, n: int, out: Row) -> int:
    """A new node like that, its edges without any trial; NOWHERE if there is no room for it."""
    if tree[NODES] == tree[NODE_ROOM] or tree[EDGES] + n > tree[EDGE_ROOM]:
        return NOWHERE
    node, first = tree[NODES], tree[EDGES]
    tree[NODES] += 1
    tree[EDGES] += n
    key = sequence
    for k in range(n):
        key = mixed(key, out[k])
        at = edge_at(tree, first + k)
        tree[at + DECISION] = out[k]
        for part in range(TRIALS, EDGE):
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


LOOPS = (mixed, clear, node_at, edge_at, is_same, find, add)
"""Functions for the core, callees first."""
