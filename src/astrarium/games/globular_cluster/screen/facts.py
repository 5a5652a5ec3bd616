"""Arguments of translated messages: the tile to be placed, the price of a border."""

from collections.abc import Mapping

from astrarium.core.game import Facts, View


def facts(view: View, targets: Mapping[str, str]) -> Facts:
    """Return `tile` for a prompt, which has no `targets`, and `price` for an action that crosses a border."""
    if not targets:
        tile = view.get("in_hand")
        return {"tile": tile if isinstance(tile, str) else ""}
    price = _border_price(view, targets)
    return {} if price is None else {"price": price}


def _border_price(view: View, targets: Mapping[str, str]) -> int | None:
    """Return the price of the border between the places `from` and `to`, None if they do not share one."""
    board = view.get("board")
    tile = board.get(targets.get("from", "")) if isinstance(board, dict) else None
    borders = tile.get("borders") if isinstance(tile, dict) else None
    price = borders.get(targets.get("to", "")) if isinstance(borders, dict) else None
    return price if isinstance(price, int) else None
