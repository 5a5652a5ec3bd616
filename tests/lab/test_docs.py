"""The Python in docs/lab.md that stands alone is true."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
ALONE = [block for block in BLOCKS if "..." not in block]


@pytest.mark.parametrize("block", ALONE, ids=lambda block: block.splitlines()[0])
def test_an_example_runs(block: str) -> None:
    exec(compile(block, str(PAGE), "exec"), {})


def test_there_are_examples_of_every_face() -> None:
    text = "".join(ALONE)
    for face in ("VectorEnv(", "table.agent_iter", "gymnasium.make_vec", "pyspiel.load_game"):
        assert face in text


def test_its_pictures_are_there() -> None:
    names = re.findall(r"!\[.*?\]\((.*?)\)", PAGE.read_text("utf-8"))
    assert len(names) == 4
    assert all((PAGE.parent / name).is_file() for name in names)
