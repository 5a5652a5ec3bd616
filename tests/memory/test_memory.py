"""The engine under CPython's debug allocator, which checks the bytes around an object when it is freed.

Each check runs in a process of its own, so a fault becomes a failed test.
"""

import os
import subprocess
import sys
from pathlib import Path
from typing import Final

import pytest

import astrarium

ROOT: Final = Path(__file__).parents[2]

CLONES: Final = """
import astrarium
state = astrarium.game("{game}").start(seats=2)
node = None
for _ in range({depth}):
    node = [state.clone(), node]
del node
"""

NODES: Final = """
from librt.vecs import vec
from mypy_extensions import i64
from astrarium.bots.tree import Node, chance_node
node = chance_node(2)
for _ in range({depth}):
    parent = Node(0, vec[i64]([1]), 2)
    parent.children[0] = node
    node = parent
del parent
del node
"""

SUBCLASSES: Final = """
import gc
import astrarium

class Mine(astrarium.State):
    {slots}
    def __init__(self, before):
        super().__init__(2)
        self.before = before

node = None
for _ in range({depth}):
    node = Mine(node)
del node

one, other = Mine(None), Mine(None)
one.before, other.before = other, one
del one, other
assert gc.collect() >= 2, "a cycle of states stays in memory"
"""

SEARCH: Final = """
import astrarium
game = astrarium.game("{game}")
state = game.start()
dealer = astrarium.Dealer(seed=3)
bot = astrarium.bot("mcts", iterations=300, seed=1)
for _ in range({decisions}):
    if state.actor == astrarium.OVER:
        break
    state.apply(dealer.choose(state) if state.actor == astrarium.CHANCE else bot.choose(state))
"""


def run_checked(*arguments: str) -> None:
    """Run Python under the debug allocator; fail with its error output unless it exits with 0."""
    environment = {**os.environ, "PYTHONMALLOC": "debug", "PYTHONFAULTHANDLER": "1"}
    command = [sys.executable, *arguments]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"exit status {done.returncode}\n{done.stderr[:3000]}"


@pytest.mark.parametrize("game", astrarium.games())
@pytest.mark.parametrize("depth", [300, 100_000])
def test_a_tree_of_clones_is_freed(game: str, depth: int) -> None:
    run_checked("-c", CLONES.format(game=game, depth=depth))


@pytest.mark.parametrize("depth", [400, 1_000_000])
def test_a_chain_of_nodes_of_a_search_is_freed(depth: int) -> None:
    run_checked("-c", NODES.format(depth=depth))


@pytest.mark.parametrize("slots", ["pass", "__slots__ = ('before',)"])
@pytest.mark.parametrize("depth", [300, 100_000])
def test_states_with_attributes_of_their_own_are_freed(slots: str, depth: int) -> None:
    run_checked("-c", SUBCLASSES.format(slots=slots, depth=depth))


@pytest.mark.parametrize("game", astrarium.games())
def test_a_search_keeps_and_frees_its_tree(game: str) -> None:
    run_checked("-c", SEARCH.format(game=game, decisions=60 if astrarium.compiled() else 10))


@pytest.mark.parametrize("seed", range(4))
def test_objects_are_freed_in_any_order(seed: int) -> None:
    rounds = 400 if astrarium.compiled() else 25
    run_checked("-m", "tests.memory.stress", "--rounds", str(rounds), "--seed", str(seed))


def test_the_debug_allocator_finds_a_write_in_front_of_an_object() -> None:
    fault = (
        "import ctypes\n"
        "ctypes.pythonapi.PyObject_Malloc.restype = ctypes.c_void_p\n"
        "ctypes.pythonapi.PyObject_Free.argtypes = [ctypes.c_void_p]\n"
        "block = ctypes.pythonapi.PyObject_Malloc(ctypes.c_size_t(64))\n"
        "ctypes.c_int64.from_address(block - 8).value = 0\n"
        "ctypes.pythonapi.PyObject_Free(block)\n"
    )
    with pytest.raises(AssertionError, match=r"bad (ID|leading pad)"):
        run_checked("-c", fault)
