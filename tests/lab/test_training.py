"""Training of networks: samples, fitting, integers, rounds that can be repeated and resumed."""

import json
from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import numpy as np
import pytest
import torch

import astrarium
from astrarium.bots import networks
from astrarium.bots.network import EXTRAS, Network, leads
from astrarium.cli.train import train
from astrarium.core.errors import BadOption
from astrarium.core.features import encoded
from astrarium.lab.training import loop
from astrarium.lab.training.loop import Course, RoundResult, Training, run
from astrarium.lab.training.model import Batches, fit, quantise
from astrarium.lab.training.plot import plot_log
from astrarium.lab.training.recipes import RECIPES, Recipe, TrainingStage
from astrarium.lab.training.samples import (
    Samples,
    SelfPlay,
    join_samples,
    load_samples,
    played_seconds,
    traced,
)
from tests.bots.positions import after

NAME = "globular-cluster"
GAME = astrarium.game(NAME)
WIDTH, ACTIONS = len(GAME.feature_names), GAME.space.decisions
SMALL = Recipe(
    (TrainingStage("mcts-heuristic:8", 4), TrainingStage("mcts:8", 2)),
    kept=0.3,
    first_width=8,
    second_width=8,
    epochs=1,
    batch=32,
    judged_iterations=4,
    judged_matches=4,
    heuristic_iterations=4,
)


@pytest.fixture(scope="module")
def samples() -> Samples:
    plan = SelfPlay(NAME, (2, 3), "mcts-heuristic:8", SMALL, 1)
    return join_samples([plan.play(match) for match in range(4)])


def test_a_match_is_repeated_by_its_number() -> None:
    plan = SelfPlay(NAME, (2, 3), "mcts-heuristic:4", SMALL, 5)
    first, again, other = plan.play(1), plan.play(1), plan.play(3)
    assert np.array_equal(first.slots, again.slots)
    assert np.array_equal(first.shares, again.shares)
    assert not np.array_equal(first.lengths, other.lengths)
    assert np.isnan(first.outcome).sum(axis=1).tolist() == [1] * len(first)  # three of four seats


def test_samples_have_features_values_and_policies(samples: Samples) -> None:
    assert len(samples) > 100
    assert len(samples.slots) == len(samples.numbers) == samples.lengths.sum()
    assert samples.extras.shape == (len(samples), EXTRAS)
    assert np.nanmin(samples.outcome) >= 0
    assert np.nanmax(samples.outcome) <= 1
    assert np.array_equal(np.isnan(samples.search), np.isnan(samples.outcome))
    with_policy = samples.choices[samples.choices > 0]
    assert 0 < len(with_policy) < len(samples)  # tried positions have none
    ends = np.cumsum(with_policy)
    sums = [samples.shares[end - count : end].sum() for end, count in zip(ends, with_policy, strict=True)]
    assert sums == pytest.approx([1.0] * len(sums))


def test_a_sample_has_the_features_that_the_network_sees() -> None:
    state = after(60)
    plan = SelfPlay(NAME, (2,), "greedy", replace(SMALL, kept=1.0), 1)
    found = plan.play(0)
    assert len(found) > 0
    rows = Batches(found, WIDTH, 1.0)
    features, extras = rows.inputs(np.arange(len(found)))
    assert (features != 0).sum(1).tolist() == found.lengths.tolist()
    network = Network(quantise(fit(found, WIDTH, ACTIONS, SMALL, 1)[0]))
    assert len(encoded(state, 0, network.zeros)) == features.shape[1]
    assert len(leads(state, 0)) == extras.shape[1]


def test_what_followed_is_the_result_or_mixed_with_later_estimates() -> None:
    estimates, final = [[0.5, 0.5], [0.6, 0.4], [0.9, 0.1]], [0.0, 1.0]
    assert traced(estimates, final, 1.0) == [final] * 3
    assert traced(estimates, final, 0.0) == [[0.6, 0.4], [0.9, 0.1], final]
    last = [0.5 * 0.9, 0.5 * 0.1 + 0.5]
    assert traced(estimates, final, 0.5) == [
        [0.5 * 0.6 + 0.5 * last[0], 0.5 * 0.4 + 0.5 * last[1]],
        last,
        final,
    ]


def test_estimates_of_later_positions_soften_the_result() -> None:
    recipe = replace(SMALL, children=0)
    exact, softened = (
        SelfPlay(NAME, (2,), "greedy", replace(recipe, trace=trace), 1).play(0) for trace in (1.0, 0.9)
    )
    assert np.array_equal(exact.slots, softened.slots)
    assert np.array_equal(exact.outcome[-1], softened.outcome[-1], equal_nan=True)
    assert len(np.unique(exact.outcome[:, 0])) == 2  # of a winner and of a loser
    assert len(np.unique(softened.outcome[:, 0])) > len(exact) // 2


def test_files_keep_the_samples(samples: Samples, tmp_path: Path) -> None:
    samples.save(tmp_path / "a.npz")
    again = load_samples(tmp_path / "a.npz")
    assert np.array_equal(samples.numbers, again.numbers)
    assert np.array_equal(samples.search, again.search, equal_nan=True)
    assert [path.name for path in tmp_path.iterdir()] == ["a.npz"]


def test_fitting_is_repeated_by_its_seed_and_lowers_the_loss(samples: Samples) -> None:
    recipe = replace(SMALL, epochs=4, learning_rate=0.005)
    model, report = fit(samples, WIDTH, ACTIONS, recipe, 3)
    again, _ = fit(samples, WIDTH, ACTIONS, recipe, 3)
    other, _ = fit(samples, WIDTH, ACTIONS, recipe, 4)
    assert quantise(model) == quantise(again) != quantise(other)
    start, _ = fit(samples, WIDTH, ACTIONS, replace(recipe, epochs=1, batch=len(samples)), 3)
    batches, rows = Batches(samples, WIDTH, recipe.outcome), np.arange(len(samples))
    with torch.no_grad():
        before, after_fitting = (
            batches.value_loss(each(*batches.inputs(rows))[0], rows).item() for each in (start, model)
        )
    assert after_fitting < before
    assert report.samples == len(samples)


def test_integers_compute_what_the_model_does(samples: Samples) -> None:
    model, _ = fit(samples, WIDTH, ACTIONS, replace(SMALL, epochs=3), 3)
    network = Network(quantise(model))
    for events in (20, 60, 100, 150):
        state = after(events, 3)
        features = torch.tensor([list(encoded(state, 1, network.zeros))], dtype=torch.float32)
        extras = torch.tensor([list(leads(state, 1))], dtype=torch.float32)
        with torch.no_grad():
            outputs, hidden = model(features, extras)
            expected = torch.sigmoid(outputs)[0].tolist()
            assert model.policy is not None
            logits = model.policy(hidden)[0][state.legal()]
            priors = torch.softmax(logits, 0).tolist()
        values, activations = network.evaluate(state, 1)
        assert [values[(1 + offset) % 3] for offset in range(3)] == pytest.approx(expected[:3], abs=0.01)
        assert list(network.priors(activations, state.moves)) == pytest.approx(priors, abs=0.01)


def test_a_network_can_do_without_the_heuristic(samples: Samples) -> None:
    model, _ = fit(samples, WIDTH, ACTIONS, replace(SMALL, heuristic=False), 3)
    assert not Network(quantise(model)).uses_heuristic


def trained(folder: Path, rounds: int, **changes: Any) -> Training:
    """Return a training after `rounds` rounds, resumed if the folder has one."""
    recipe = replace(SMALL, **changes)
    course = Course(NAME, (2,), recipe, 7, folder / "my.network")
    training = Training(course, workers=1, notice=lambda _stage, _done, _total: None)
    run(training, rounds, None, lambda _: None)
    return training


def test_rounds_are_repeated_and_resumed_bit_for_bit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, parts = tmp_path / "whole", tmp_path / "parts"
    whole.mkdir()
    parts.mkdir()
    expected = trained(whole, 2)
    trained(parts, 1)
    with monkeypatch.context() as patch:
        patch.setattr(loop, "fit", Mock(side_effect=KeyboardInterrupt))
        with pytest.raises(KeyboardInterrupt):
            trained(parts, 2)
    resumed = trained(parts, 2)
    assert [result.round for result in resumed.results] == [0, 1]
    files = resumed.course.samples(1).glob("*.npz")
    assert resumed.results[1].play_seconds == round(sum(map(played_seconds, files)), 1)
    for number in range(2):
        first, second = expected.course.network(number), resumed.course.network(number)
        assert networks.read(first)[1] == networks.read(second)[1]
    log = (whole / "my.network.training" / "log.jsonl").read_text().splitlines()
    assert [json.loads(line)["round"] for line in log] == [0, 1]


def test_a_network_is_written_only_if_it_wins(tmp_path: Path) -> None:
    training = trained(tmp_path, 1)
    (result,) = training.results
    assert training.course.out.exists() == result.accepted == (result.low > 0.5)
    assert (training.best is not None) == result.accepted


def test_hours_end_after_a_whole_round(tmp_path: Path) -> None:
    course = Course(NAME, (2,), SMALL, 7, tmp_path / "my.network")
    training = Training(course, workers=1, notice=lambda _stage, _done, _total: None)
    run(training, None, 0.0, lambda _: None)
    assert len(training.results) == 1


def test_another_training_in_the_folder_is_refused(tmp_path: Path) -> None:
    trained(tmp_path, 1)
    with pytest.raises(BadOption, match="another recipe"):
        trained(tmp_path, 2, epochs=2)


def test_stages_play_with_the_best_network_where_they_need_one() -> None:
    recipe = replace(
        SMALL,
        stages=(TrainingStage("greedy", 9), TrainingStage("mcts-heuristic:5", 8), TrainingStage("mcts:5", 7)),
    )
    best = Path("best.network")
    found = [recipe.stage(number, best) for number in range(4)]
    last = TrainingStage("mcts:5@best.network", 7)
    assert found == [TrainingStage("greedy", 9), TrainingStage("mcts-heuristic:5", 8), last, last]
    assert recipe.stage(2, None) == TrainingStage("greedy", 7)


def test_positions_without_search_give_a_network_without_policy() -> None:
    plain = SelfPlay(NAME, (2,), "greedy", SMALL, 1).play(0)
    model, report = fit(plain, WIDTH, ACTIONS, SMALL, 1)
    assert Network(quantise(model)).shape.actions == 0
    assert report.policy == 0


def test_the_command_prints_each_round_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setitem(RECIPES, NAME, SMALL)
    out = tmp_path / "my.network"
    for _ in range(2):  # the second call finds the round done
        train(NAME, out, seats=[2], rounds=1, workers=1)
        assert capsys.readouterr().out.count("round 0: ") == 1
    train(NAME, out, seats=[2], rounds=1, workers=1, as_json=True)
    assert [each["round"] for each in json.loads(capsys.readouterr().out)["rounds"]] == [0]


def test_the_command_asks_how_long(tmp_path: Path) -> None:
    with pytest.raises(BadOption, match=r"--hours H or --rounds N"):
        train(NAME, tmp_path / "my.network")
    assert list(tmp_path.iterdir()) == []


def test_every_game_has_a_recipe() -> None:
    assert sorted(RECIPES) == astrarium.games()


def test_the_log_is_drawn(tmp_path: Path) -> None:
    result = RoundResult(0, 10, 100, 0.5, 0.6, 2.0, "mcts:5", 0.6, 0.55, 0.65, True, 1.0, 1.0, 1.0)
    plot_log([result, replace(result, round=1, accepted=False)], tmp_path / "log.png")
    assert (tmp_path / "log.png").stat().st_size > 5000
