"""Order in which requests for thinking time are served, without processes and clocks.

Requests are in classes (`Priority`); a class is served only while no request of a better one waits. Inside a
class the guest that has used the least thinking time is next, so a guest with a hundred matches gets as much
as a guest with one. Time is accounted per class: spare time that a guest's unwatched matches used does not
delay that guest's own tables.
"""

import heapq
from enum import IntEnum
from itertools import count

MIN_SECONDS = 0.01
"""Smallest charge for a request when it starts."""
MAX_GUESTS = 10_000
"""Accounts in a class; beyond that, guests without a waiting request are forgotten."""


class Priority(IntEnum):
    """Class of a request; the smallest is served first.

    - PLAYER: a seated person is connected, or has asked for a hint.
    - ABSENT: people sit at the table, but none is connected; or viewers watch a match of bots alone.
    - UNWATCHED: a match of bots alone without viewers. At most half of the workers serve this class.
    """

    PLAYER = 0
    ABSENT = 1
    UNWATCHED = 2


class QueueFull(Exception):
    """The guest has as many waiting requests in this class as allowed."""


class Job:
    """A request for thinking time, charged to `guest`; `seconds` is the time it asks for."""

    def __init__(self, guest: str, priority: Priority, seconds: float = 0.0) -> None:
        self.guest = guest
        self.priority = priority
        self.seconds = seconds
        self.account: FairQueue | None = None  # set while the job runs

    @property
    def charge(self) -> float:
        """Seconds charged when the job starts, corrected when it ends."""
        return max(self.seconds, MIN_SECONDS)


class FairQueue:
    """The waiting jobs of one class.

    A guest that returns after a pause continues at the level of the guest served last: it neither saves up
    time nor forgets what it has used.
    """

    def __init__(self) -> None:
        self._waiting: dict[str, dict[Job, None]] = {}  # by guest, in order of arrival
        self._used: dict[str, float] = {}
        self._level = 0.0
        self._heap: list[tuple[float, int, str]] = []  # may hold outdated entries
        self._order = count()

    def __len__(self) -> int:
        return sum(len(jobs) for jobs in self._waiting.values())

    def count(self, guest: str) -> int:
        """Return the number of waiting jobs of `guest`."""
        return len(self._waiting.get(guest, ()))

    def add(self, job: Job) -> None:
        """Append a job to those of its guest."""
        guest = job.guest
        if guest not in self._waiting:
            self._forget()
            self._waiting[guest] = {}
            self._used[guest] = max(self._used.get(guest, 0.0), self._level)
            self._push(guest)
        self._waiting[guest][job] = None

    def remove(self, job: Job) -> bool:
        """Remove a waiting job; return False if it does not wait here."""
        jobs = self._waiting.get(job.guest)
        if jobs is None or job not in jobs:
            return False
        del jobs[job]
        if not jobs:
            del self._waiting[job.guest]
        return True

    def take(self) -> Job | None:
        """Remove and return the first job of the guest that has used the least time, and charge it."""
        while self._heap:
            used, _, guest = self._heap[0]
            if guest in self._waiting and self._used[guest] == used:
                job = next(iter(self._waiting[guest]))
                self._level = max(self._level, used)
                self.remove(job)
                self.spend(guest, job.charge)
                return job
            heapq.heappop(self._heap)
        return None

    def spend(self, guest: str, seconds: float) -> None:
        """Charge `seconds`, which may be negative as a correction."""
        self._used[guest] = self._used.get(guest, self._level) + seconds
        if guest in self._waiting:
            self._push(guest)

    def _push(self, guest: str) -> None:
        heapq.heappush(self._heap, (self._used[guest], next(self._order), guest))

    def _forget(self) -> None:
        """Bound the number of accounts."""
        if len(self._used) > MAX_GUESTS:
            self._used = {guest: self._used[guest] for guest in self._waiting}


class Scheduler:
    """Decides which job a free worker serves next; `max_waiting` is per guest and class."""

    def __init__(self, workers: int, max_waiting: int) -> None:
        self._queues = {priority: FairQueue() for priority in Priority}
        self._running: set[Job] = set()
        self._max_waiting = max_waiting
        self._max_unwatched = max(1, workers // 2)

    def check(self, job: Job) -> None:
        """Raise QueueFull if the guest of `job` may not add it."""
        if self._queues[job.priority].count(job.guest) >= self._max_waiting:
            raise QueueFull

    def add(self, job: Job) -> None:
        """Add a job that waits for a worker."""
        self._queues[job.priority].add(job)

    def take(self) -> Job | None:
        """Return the job to serve next, which runs from now on; None if none may start."""
        for priority, queue in self._queues.items():
            if priority is Priority.UNWATCHED and self._count_unwatched() >= self._max_unwatched:
                return None
            job = queue.take()
            if job is not None:
                job.account = queue
                self._running.add(job)
                return job
        return None

    def finish(self, job: Job, seconds: float) -> None:
        """End a running job that occupied a worker for `seconds`."""
        self._running.remove(job)
        assert job.account is not None
        job.account.spend(job.guest, seconds - job.charge)
        job.account = None

    def remove(self, job: Job) -> None:
        """Drop a job if it waits."""
        self._queues[job.priority].remove(job)

    def move(self, job: Job, priority: Priority) -> None:
        """Change the class of a job and of its charge; a waiting one goes behind the others of its guest."""
        if priority is job.priority:
            return
        waits = self._queues[job.priority].remove(job)
        job.priority = priority
        if waits:
            self.add(job)
        elif job.account is not None:
            job.account.spend(job.guest, -job.charge)
            job.account = self._queues[priority]
            job.account.spend(job.guest, job.charge)

    def running(self) -> list[Job]:
        """Return the jobs that workers serve."""
        return list(self._running)

    def waiting(self) -> dict[Priority, int]:
        """Return the number of waiting jobs by class."""
        return {priority: len(queue) for priority, queue in self._queues.items()}

    def _count_unwatched(self) -> int:
        return sum(job.priority is Priority.UNWATCHED for job in self._running)
