"""The icons are those that `tools.icons` draws."""

from tools.icons import FOLDER, icons


def test_the_icons_are_fresh() -> None:
    for name, content in icons().items():
        assert (FOLDER / name).read_bytes() == content, f"{name} is stale: python -m tools.icons"
