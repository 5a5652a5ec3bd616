"""The order of requests for thinking time: classes, fair shares, limits."""

import pytest

from astrarium.server.live.thinking import payer_of, priority_of
from astrarium.server.lobby.seats import Seat, StoredMatch
from astrarium.server.opponents import scheduler
from astrarium.server.opponents.scheduler import FairQueue, Job, Priority, QueueFull, Scheduler

PLAYER, ABSENT, UNWATCHED = Priority


def serve(jobs: Scheduler, rounds: int, seconds: float = 1.0) -> list[str]:
    """Serve up to `rounds` jobs one after the other; return their guests."""
    served = []
    for _ in range(rounds):
        job = jobs.take()
        if job is None:
            break
        served.append(job.guest)
        jobs.finish(job, seconds)
    return served


def test_classes_are_served_in_order() -> None:
    jobs = Scheduler(1, 10)
    for guest, priority in (
        ("c", UNWATCHED),
        ("b", ABSENT),
        ("a", PLAYER),
        ("c2", UNWATCHED),
        ("a2", PLAYER),
    ):
        jobs.add(Job(guest, priority))
    assert jobs.waiting() == {PLAYER: 2, ABSENT: 1, UNWATCHED: 2}
    assert serve(jobs, 9) == ["a", "a2", "b", "c", "c2"]
    assert jobs.take() is None


def test_a_guest_with_many_jobs_gets_no_more_than_a_guest_with_one() -> None:
    jobs = Scheduler(1, 1000)
    for _ in range(100):
        jobs.add(Job("many", PLAYER, 1.0))
    served = []
    for _ in range(10):
        jobs.add(Job("one", PLAYER, 1.0))
        served += serve(jobs, 2)
    assert sorted(served) == ["many"] * 10 + ["one"] * 10


def test_shares_are_of_time_not_of_requests() -> None:
    jobs = Scheduler(1, 1000)
    for _ in range(100):
        jobs.add(Job("slow", PLAYER, 1.0))
        jobs.add(Job("quick", PLAYER, 0.1))
    served: list[str] = []
    while len(served) < 44:
        job = jobs.take()
        assert job is not None
        served.append(job.guest)
        jobs.finish(job, 1.0 if job.guest == "slow" else 0.1)
    assert served.count("slow") in (3, 4, 5)


def test_running_jobs_count_before_they_end() -> None:
    jobs = Scheduler(4, 10)
    for guest in ("a", "a", "a", "b", "c"):
        jobs.add(Job(guest, PLAYER, 1.0))
    assert [job.guest for job in (jobs.take(), jobs.take(), jobs.take(), jobs.take()) if job] == [*"abca"]


def test_a_guest_that_was_away_neither_saves_time_nor_forgets_it() -> None:
    queue = FairQueue()
    for _ in range(50):
        queue.add(Job("busy", PLAYER, 1.0))
    for _ in range(10):
        assert queue.take() is not None
    for _ in range(5):
        queue.add(Job("late", PLAYER, 1.0))
    order = [job.guest for job in (queue.take() for _ in range(6)) if job]
    assert order == ["late", "busy"] * 3

    queue.add(Job("brief", PLAYER, 5.0))
    assert [job.guest for job in (queue.take(), queue.take()) if job].count("brief") == 1
    queue.add(Job("brief", PLAYER, 5.0))
    assert "brief" not in [job.guest for job in (queue.take() for _ in range(4)) if job]


def test_unwatched_matches_occupy_half_of_the_workers_at_most() -> None:
    for workers, most in ((1, 1), (2, 1), (3, 1), (4, 2), (9, 4)):
        jobs = Scheduler(workers, 100)
        for number in range(20):
            jobs.add(Job(f"{number}", UNWATCHED))
        started = [job for job in (jobs.take() for _ in range(workers)) if job is not None]
        assert len(started) == most
        jobs.add(Job("person", ABSENT))
        job = jobs.take()
        assert job is not None
        assert job.guest == "person"
        jobs.finish(started[0], 1.0)
        assert jobs.take() is not None
        assert jobs.take() is None


def test_a_running_job_that_is_unwatched_now_counts_for_the_limit() -> None:
    jobs = Scheduler(2, 10)
    watched = Job("a", ABSENT)
    jobs.add(watched)
    assert jobs.take() is watched
    jobs.add(Job("b", UNWATCHED))
    jobs.move(watched, UNWATCHED)
    assert jobs.take() is None
    jobs.move(watched, ABSENT)
    job = jobs.take()
    assert job is not None
    assert job.guest == "b"
    jobs.finish(watched, 1.0)
    jobs.finish(job, 1.0)
    assert jobs.running() == []


def test_waiting_jobs_can_be_moved_and_removed() -> None:
    jobs = Scheduler(1, 10)
    first, second, third = Job("a", PLAYER), Job("b", UNWATCHED), Job("c", ABSENT)
    for job in (first, second, third):
        jobs.add(job)
    jobs.move(first, UNWATCHED)
    jobs.move(second, PLAYER)
    jobs.remove(third)
    jobs.remove(third)
    assert serve(jobs, 9) == ["b", "a"]
    jobs.move(third, PLAYER)
    assert jobs.take() is None


def test_waiting_requests_are_limited_per_guest_and_class() -> None:
    jobs = Scheduler(1, 2)
    for _ in range(2):
        jobs.check(Job("a", UNWATCHED))
        jobs.add(Job("a", UNWATCHED))
    with pytest.raises(QueueFull):
        jobs.check(Job("a", UNWATCHED))
    jobs.check(Job("a", PLAYER))
    jobs.check(Job("b", UNWATCHED))
    assert jobs.take() is not None
    jobs.check(Job("a", UNWATCHED))


def test_accounts_of_guests_without_requests_are_bounded(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(scheduler, "MAX_GUESTS", 10)
    queue = FairQueue()
    for number in range(100):
        queue.add(Job(f"{number}", PLAYER))
        assert queue.take() is not None
        assert len(queue._used) <= 11
        assert len(queue._heap) <= 2


def match_of(*seats: Seat) -> StoredMatch:
    """Return a match that the guest `eve` has created."""
    now = "2026-01-01T00:00:00Z"
    return StoredMatch(
        "m", "game", 1, {}, "eve", False, False, now, now, 0, 0, [], [], "", "", "", list(seats)
    )


BOTS = match_of(Seat(0, "bot"), Seat(1, "bot"))
PEOPLE = match_of(Seat(0, "bot"), Seat(1, "person", "ada"), Seat(2, "person", "ben"))
HOSTED = match_of(Seat(0, "person", "ada"), Seat(1, "person", "eve"), Seat(2, "bot"))


@pytest.mark.parametrize(
    ("match", "connected", "priority", "payer"),
    [
        (BOTS, set(), UNWATCHED, "eve"),
        (BOTS, {"ada"}, ABSENT, "eve"),
        (BOTS, {"eve"}, ABSENT, "eve"),
        (PEOPLE, set(), ABSENT, "ada"),
        (PEOPLE, {"eve"}, ABSENT, "ada"),
        (PEOPLE, {"ben"}, PLAYER, "ben"),
        (PEOPLE, {"ben", "ada"}, PLAYER, "ada"),
        (HOSTED, set(), ABSENT, "eve"),
        (HOSTED, {"ada"}, PLAYER, "ada"),
        (HOSTED, {"ada", "eve"}, PLAYER, "eve"),
        (match_of(Seat(0, "bot"), Seat(1, "open")), set(), UNWATCHED, "eve"),
    ],
)
def test_the_class_and_the_payer_of_a_decision(
    match: StoredMatch, connected: set[str], priority: Priority, payer: str
) -> None:
    assert priority_of(match, connected) is priority
    assert payer_of(match, connected) == payer
