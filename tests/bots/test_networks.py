"""Networks: the forward pass, files that fit or not, and bots that use them."""

import json
import logging
import math
from dataclasses import replace
from pathlib import Path
from random import Random
from struct import pack
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

import astrarium
from astrarium.bots import networks, parse
from astrarium.bots.forward import Forward, Shape
from astrarium.bots.mcts import Mcts
from astrarium.bots.network import LOGIT_BITS, MAX_EXTRA, Network, exponential, leads, logistic
from astrarium.core.errors import BadData, BadOption
from astrarium.core.state import OVER, State
from tests.bots.made_networks import random_weights, save_network
from tests.bots.positions import after

GAMES = astrarium.games()
GAME = astrarium.game("globular-cluster")
ONE = 2**LOGIT_BITS
EACH_GAME = pytest.mark.parametrize("name", GAMES)


def positions(name: str, seats: int, every: int = 40) -> list[State]:
    """Return positions of a random match in which a seat is to act."""
    state, dealer, random = astrarium.game(name).start(seats), astrarium.Dealer(seats), Random(seats)
    found, decisions = [], 0
    while state.actor != OVER:
        if state.actor == astrarium.CHANCE:
            state.apply(dealer.choose(state))
            continue
        if decisions % every == 0:
            found.append(state.clone())
        decisions += 1
        state.apply(random.choice(state.legal()))
    return found


def test_the_logistic_curve_follows_the_formula() -> None:
    for tenths in range(-79, 80):
        assert logistic(tenths * ONE // 10) == pytest.approx(1 / (1 + math.exp(-tenths / 10)), abs=1e-4)
    assert logistic(-20 * ONE) == pytest.approx(0, abs=0.001)
    assert logistic(20 * ONE) == pytest.approx(1, abs=0.001)
    values = [logistic(number * ONE // 1000) for number in range(-9000, 9000)]
    assert values == sorted(values)


def test_the_exponential_follows_the_formula() -> None:
    for tenths in range(150):
        assert exponential(tenths * ONE // 10) == pytest.approx(math.exp(-tenths / 10), abs=1e-3)


@EACH_GAME
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_forward_pass_in_c_and_in_python_are_equal(name: str, seats: int) -> None:
    weights = random_weights(astrarium.game(name))
    fast, slow = Network(weights), Network(weights, native=False)
    assert slow.forward is not None
    assert fast.forward is None or not astrarium.compiled()
    values: set[float] = set()
    for state in positions(name, seats):
        for viewer in range(seats):
            found, hidden = fast.evaluate(state, viewer)
            again, same = slow.evaluate(state, viewer)
            assert (list(found), hidden) == (list(again), same)
            assert list(fast.priors(hidden, state.moves)) == list(slow.priors(hidden, state.moves))
            values.update(found)
    assert len(values) > 10


def test_a_pass_is_the_formula_of_its_layers() -> None:
    """Two features, one extra, two units, one output and one action, computed by hand."""
    header = pack("<8i", 2, 1, 2, 1, 1, 1, 1, 2)
    biases = pack("<5i", 10, -4, 8, 1000, -7)
    first = [3, 100, -50, 7, 2, 1]  # rows of the features and of the extra
    weights = header + biases + pack("<11h", *first, 4, -2, 6, 5, 9)
    units = [(10 + 5 * 3 + 1 * 50 + 4 * 2) >> 1, (-4 + 5 * 100 - 1 * 7 + 4 * 1) >> 1]
    last = min(1023, max(0, (8 + 4 * units[0] - 2 * units[1]) >> 2))
    forward = Forward(weights)
    outputs, hidden = forward.evaluate(vec[i16]([5, -1]), vec[i16]([4]))
    assert outputs == (1000 + 6 * last + 5 * 4,)
    assert forward.policy_of(hidden, vec[i64]([0])) == (-7 + 9 * last,)


@EACH_GAME
def test_values_do_not_depend_on_numbers_of_absent_seats(name: str) -> None:
    network = Network(random_weights(astrarium.game(name)))
    for state in positions(name, 2, 100):
        values, _ = network.evaluate(state, 1)
        assert len(values) == 2
        assert all(0 < value < 1 for value in values)


def test_leads_are_those_over_the_best_rival_clockwise_from_the_viewer() -> None:
    state = after(150, 3)
    values = [state.heuristic(seat) for seat in range(3)]
    margin = [values[seat] - max(values[:seat] + values[seat + 1 :]) for seat in range(3)]
    found = list(leads(state, 2))
    assert found[4:7] == [margin[seat] // 10 for seat in (2, 0, 1)]
    assert found[7] == 0
    assert len(found) == 8


def test_a_network_without_heuristic_does_not_ask_for_it() -> None:
    shape = Shape(random_weights(GAME))
    weights = bytearray(random_weights(GAME))
    matrices = len(weights) - 2 * sum(shape.matrices())
    first_end = matrices + 2 * shape.matrices()[0]
    skip_end = matrices + 2 * sum(shape.matrices()[:4])
    for end, row in ((first_end, shape.first), (skip_end, shape.outputs)):
        weights[end - 8 * row : end] = bytes(8 * row)  # four rows of two bytes a weight
    network = Network(bytes(weights))
    assert Network(random_weights(GAME)).uses_heuristic
    assert not network.uses_heuristic
    state = after(60)
    assert list(leads(state, 1, heuristic=False)) == [*list(leads(state, 1))[:4], 0, 0, 0, 0]
    used = Network(bytes(weights))
    used.uses_heuristic = True
    assert list(network.evaluate(state, 1)[0]) == list(used.evaluate(state, 1)[0])


@EACH_GAME
def test_a_network_plays_the_same_in_c_and_in_python(name: str, tmp_path: Path) -> None:
    path = save_network(tmp_path / "a.network", astrarium.game(name))
    choices = []
    for native in (True, False):
        bot = parse(f"mcts:25@{path}", 3)
        assert isinstance(bot, Mcts)
        played = []
        for state in positions(name, 3, 150):
            bot.set_root(state)
            bot.network = Network(bot.network.weights, native=native) if bot.network else None
            bot.table = {}
            played.append(bot.choose(state))
        choices.append(played)
    assert choices[0] == choices[1]


def test_a_file_keeps_its_manifest_and_weights(tmp_path: Path) -> None:
    weights = random_weights(GAME)
    path = save_network(tmp_path / "a.network", GAME, weights)
    described, stored = networks.read(path)
    assert stored == weights
    assert (described.game, described.seats) == (GAME.name, [2, 3, 4])
    assert networks.load(path, GAME).weights == weights
    assert list(tmp_path.iterdir()) == [path]


@pytest.mark.parametrize(
    ("change", "words"),
    [
        ({"game": "pulsar2849"}, "another game"),
        ({"edition": 99}, "another edition"),
        ({"space": "0"}, "other actions"),
        ({"slots": "0"}, "other features"),
        ({"evaluation": "0"}, "another heuristic"),
    ],
)
def test_a_network_that_does_not_fit_is_refused(tmp_path: Path, change: dict[str, Any], words: str) -> None:
    weights = random_weights(GAME)
    path = tmp_path / "a.network"
    networks.save(path, replace(networks.manifest(GAME, [2], weights, {}), **change), weights)
    with pytest.raises(BadData, match=words):
        networks.load(path, GAME)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (b"", "not a network"),
        (b"{}\n", "not a network"),
        (b"[1]\nabc", "not a network"),
        (b"\xff\xfe\n", "not a network"),
    ],
)
def test_other_files_are_refused(tmp_path: Path, content: bytes, words: str) -> None:
    path = tmp_path / "a.network"
    path.write_bytes(content)
    with pytest.raises(BadData, match=words):
        networks.read(path)


def test_a_damaged_file_is_refused(tmp_path: Path) -> None:
    path = save_network(tmp_path / "a.network", GAME)
    content = bytearray(path.read_bytes())
    content[-1] ^= 1
    path.write_bytes(content)
    with pytest.raises(BadData, match="damaged"):
        networks.read(path)


def test_a_missing_file_is_refused_when_the_bot_is_made(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="cannot be read"):
        parse(f"mcts:5@{tmp_path / 'none'}")


@pytest.mark.parametrize(
    "weights",
    [
        b"",
        pack("<8i", 1, 1, 1, 1, 1, 0, 0, 0),  # too short
        pack("<8i", -1, 1, 1, 1, 1, 0, 0, 0),
        pack("<8i", 1, 1, 0, 1, 1, 0, 0, 0),
        pack("<8i", 1, 1, 257, 1, 1, 0, 0, 0),
        pack("<8i", 1, 1, 1, 1, 9, 0, 0, 0),
        pack("<8i", 1, 1, 1, 1, 1, 0, 31, 0),
    ],
)
def test_weights_with_an_invalid_header_are_refused(weights: bytes) -> None:
    with pytest.raises(BadData, match="the weights of the network"):
        Shape(weights)


def test_weights_of_another_shape_are_refused(tmp_path: Path) -> None:
    path = save_network(tmp_path / "a.network", GAME, random_weights(astrarium.game("pulsar2849")))
    with pytest.raises(BadData, match="other inputs or outputs"):
        networks.load(path, GAME)


def test_weights_whose_sums_overflow_are_refused(tmp_path: Path) -> None:
    weights = bytearray(random_weights(GAME))
    weights[32:36] = pack("<i", 2**31 - 1)  # a bias of the first layer
    path = save_network(tmp_path / "a.network", GAME, bytes(weights))
    with pytest.raises(BadData, match="exceed 32 bits"):
        networks.load(path, GAME)


def test_no_sum_is_larger_than_its_limit() -> None:
    weights = random_weights(GAME)
    limit = Forward(weights).largest_sum([highest for _, highest in GAME.feature_bounds], int(MAX_EXTRA))
    assert 100_000 < limit < 2**31


def test_the_packaged_network_is_used_by_mcts_but_not_by_the_heuristic(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    network = Network(random_weights(GAME))
    monkeypatch.setitem(networks._packaged, (GAME.name, 2), network)
    state = after(60)
    for text, used in (("mcts:5", network), ("mcts-heuristic:5", None)):
        bot = parse(text)
        bot.choose(state)
        assert isinstance(bot, Mcts)
        assert bot.network is used


def test_a_packaged_network_that_does_not_fit_is_logged_and_not_used(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    game = replace(GAME, folder=str(tmp_path))
    assert networks.load_packaged(game, 2) is None
    (tmp_path / "learning").mkdir()
    save_network(tmp_path / "learning" / "seats-3-4.network", GAME)
    assert networks.load_packaged(game, 3) is not None
    assert networks.load_packaged(game, 4) is not None
    assert networks.load_packaged(game, 2) is None
    assert caplog.records == []
    save_network(tmp_path / "learning" / "seats-2.network", astrarium.game("pulsar2849"))
    with caplog.at_level(logging.WARNING, "astrarium"):
        assert networks.load_packaged(game, 2) is None
    (record,) = caplog.records
    assert "it is for another game" in record.getMessage()
    assert record.getMessage().endswith("; the heuristic plays")


def test_packaged_networks_are_small_and_fit() -> None:
    found = []
    for name in GAMES:
        game = astrarium.game(name)
        for seats in game.seats:
            path = networks.packaged_file(game, seats)
            if path is None:
                continue
            assert path.stat().st_size <= 1_000_000
            described, _ = networks.read(path)
            assert seats in described.seats
            assert {"seed", "samples", "loss"} <= set(described.made)
            assert networks.load(path, game).shape.actions > 0
            found.append((name, seats))
    assert found == [
        ("globular-cluster", 2),
        ("globular-cluster", 3),
        ("globular-cluster", 4),
        *(("pulsar2849", seats) for seats in (2, 3, 4)),
    ]


def test_mcts_plays_like_the_heuristic_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(networks._packaged, (GAME.name, 2), None)
    state = after(60)
    assert parse("mcts:30", 2).choose(state) == parse("mcts-heuristic:30", 2).choose(state)


def test_net_plays_like_greedy_without_a_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(networks._packaged, (GAME.name, 3), None)
    state = after(60, 3)
    assert parse("net", 4).choose(state) == parse("greedy", 4).choose(state)


def test_net_takes_the_position_with_the_highest_value(tmp_path: Path) -> None:
    path = save_network(tmp_path / "a.network", GAME)
    network = Network(random_weights(GAME))
    state = after(60)
    best = -1.0
    expected = -1
    for action in state.legal():
        position = state.clone()
        position.apply(action)
        if position.actor < 0:
            pytest.fail("chance follows an action; take another position")
        values, _ = network.evaluate(position, position.actor)
        if values[state.actor] > best:
            best, expected = values[state.actor], action
    assert parse(f"net@{path}").choose(state) == expected


@pytest.mark.parametrize("text", ["greedy@a", "uniform@a", "mcts-heuristic:5@a"])
def test_only_bots_with_networks_take_a_file(text: str) -> None:
    with pytest.raises(BadOption, match="no setting 'network'"):
        parse(text)


def test_a_network_needs_the_leaf_that_uses_it(tmp_path: Path) -> None:
    path = save_network(tmp_path / "a.network", GAME)
    with pytest.raises(BadOption, match="only with the leaf 'net'"):
        astrarium.bot("mcts", leaf="heuristic", network=path)


def test_the_manifest_is_one_line_that_people_can_read(tmp_path: Path) -> None:
    path = save_network(tmp_path / "a.network", GAME)
    described = json.loads(path.read_bytes().split(b"\n", 1)[0])
    assert described["game"] == GAME.name
    assert described["edition"] == GAME.edition
