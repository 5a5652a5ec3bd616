"""The complete Python examples in docs/lab.md run."""

import re
from pathlib import Path

import pytest

PAGE = Path(__file__).parents[2] / "docs" / "lab.md"
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
COMPLETE = [block for block in BLOCKS if "..." not in block]


@pytest.mark.parametrize("block", COMPLETE, ids=lambda block: block.splitlines()[0])
def test_an_example_runs(block: str) -> None:
    exec(compile(block, str(PAGE), "exec"), {})


def test_every_interface_has_an_example() -> None:
    text = "".join(COMPLETE)
    for call in ("VectorEnv(", "table.agent_iter", "gymnasium.make_vec", "pyspiel.load_game"):
        assert call in text


def test_the_pictures_exist() -> None:
    names = re.findall(r"!\[.*?\]\((.*?)\)", PAGE.read_text("utf-8"))
    assert len(names) == 4
    assert all((PAGE.parent / name).is_file() for name in names)
