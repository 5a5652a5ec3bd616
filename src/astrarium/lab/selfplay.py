"""Self-play data sets: records of bot matches, and optionally features, as Parquet files.

    selfplay("globular-cluster", ["mcts:100"], "matches", matches=1000, seats=3, features=True)
    data = load("matches")
    data.matches()     # a table with a row for each match
    data.decisions()   # tables with a row for each decision: features, legal actions, action, result
    data.records()     # astrarium.Record by astrarium.Record

A folder holds `manifest.json` and shards: `matches-00000.parquet` and, with features,
`decisions-00000.parquet`. All seeds are derived from the seed and the match number, so a shard is the same
wherever and however often it is played. Shards are written atomically. Called again with the same arguments,
or for more matches, `selfplay` plays the missing shards.
"""

import json
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from functools import partial
from hashlib import blake2b
from pathlib import Path
from typing import Any, Final

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq

import astrarium
from astrarium.bots.arena import Plan, Progress, make_plan, seat_bots
from astrarium.bots.crashes import Crash, CrashLog
from astrarium.bots.processes import mark_match
from astrarium.core.components import Entry
from astrarium.core.errors import BadOption, BadRecord
from astrarium.core.game import REGISTRY, Game, Value
from astrarium.core.record import Record, check_pack
from astrarium.core.state import OVER
from astrarium.lab.cluster import spread
from astrarium.lab.config import feature_array
from astrarium.lab.rewards import margins, utilities

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
DIGEST_EVERY: Final = 20
"""Events between two digests of the position in a record."""


@dataclass(frozen=True)
class Manifest:
    """Description of a folder of matches, sufficient to play them again.

    `crashes` counts the workers that crashed in all runs. It does not affect the matches, which were played
    again.
    """

    game: str
    edition: int
    space: str  # digest of the actions
    slots: str  # digest of the names of the features
    bots: list[str]
    seats: int
    seed: int
    options: dict[str, Value]
    matches: int
    shard: int
    features: bool
    format: int = FORMAT
    crashes: int = 0
    pack: str = ""  # name, version and digest of the component pack

    @property
    def shards(self) -> int:
        """Number of shards."""
        return -(-self.matches // self.shard)

    @property
    def plan(self) -> Plan:
        """Plan of the matches."""
        return Plan(self.game, tuple(self.bots), self.seats, self.seed, self.options, self.pack)

    def numbers(self, shard: int) -> range:
        """Return the numbers of the matches in `shard`."""
        return range(shard * self.shard, min((shard + 1) * self.shard, self.matches))


@dataclass
class ParquetRows:
    """Columns of a shard in progress."""

    matches: dict[str, list[Any]] = field(default_factory=dict)
    decisions: dict[str, list[Any]] = field(default_factory=dict)

    def match(self, **values: Any) -> None:
        """Add a row to the matches."""
        for name, value in values.items():
            self.matches.setdefault(name, []).append(value)

    def decision(self, **values: Any) -> None:
        """Add a row to the decisions."""
        for name, value in values.items():
            self.decisions.setdefault(name, []).append(value)


def slots_digest(game: Game) -> str:
    """Return a digest of the feature names; store it with a trained model."""
    return blake2b("\n".join(game.feature_names).encode(), digest_size=8).hexdigest()


def match_schema(manifest: Manifest) -> pa.Schema:
    """Return the schema of `matches-*.parquet`."""
    return pa.schema(
        [
            ("match", pa.int64()),
            ("deal", pa.int64()),
            ("bots", pa.list_(pa.string())),
            ("scores", pa.list_(pa.int32())),
            ("places", pa.list_(pa.int8())),
            ("decisions", pa.int32()),
            ("events", pa.int32()),
            ("record", pa.string()),
        ],
        metadata=_metadata(manifest),
    )


def decision_schema(manifest: Manifest) -> pa.Schema:
    """Return the schema of `decisions-*.parquet`; `utility` and `margin` are the seat's final result."""
    width = len(astrarium.game(manifest.game).feature_names)
    return pa.schema(
        [
            ("match", pa.int64()),
            ("event", pa.int32()),
            ("seat", pa.int8()),
            ("features", pa.list_(pa.int16(), width)),
            ("legal", pa.list_(pa.int32())),
            ("action", pa.int32()),
            ("utility", pa.float32()),
            ("margin", pa.int32()),
        ],
        metadata=_metadata(manifest),
    )


def _metadata(manifest: Manifest) -> dict[str, str]:
    """Return the manifest without the numbers of matches and crashes, which a resumed run can change."""
    fields = asdict(manifest)
    del fields["matches"], fields["crashes"]
    return {"astrarium": json.dumps(fields, sort_keys=True)}


def play_shard(manifest: Manifest, shard: int) -> tuple[pa.Table, pa.Table | None]:
    """Play the matches of `shard`; return the tables of matches and, with features, of decisions."""
    rows = ParquetRows()
    for number in manifest.numbers(shard):
        mark_match(number)
        _play_match(manifest, number, rows)
    matches = pa.Table.from_pydict(rows.matches, match_schema(manifest))
    if not manifest.features:
        return matches, None
    return matches, _decision_table(manifest, rows)


def _play_match(manifest: Manifest, number: int, rows: ParquetRows) -> None:
    """Play match `number` and add it to `rows`."""
    plan = manifest.plan
    match = seat_bots(plan, number)
    state, decisions, width = match.state, [], len(match.game.feature_names)
    while state.actor != OVER:
        if manifest.features and state.actor >= 0:
            features = feature_array(state, int(state.actor), width)
            decisions.append((len(match.log), int(state.actor), features, state.legal()))
        match.step()
    record = match.record()
    record.players = {seat: plan.bots[plan.bot_at(number, seat)] for seat in range(plan.seats)}
    record.stamp(DIGEST_EVERY)
    rows.match(
        match=number,
        deal=plan.deal(number),
        bots=list(record.players.values()),
        scores=state.scores(),
        places=state.ranking(),
        decisions=sum(actor >= 0 for actor, _ in match.log),
        events=len(match.log),
        record=record.text(),
    )
    final_utilities, final_margins = utilities(state.places()), margins(state)
    for event, seat, features, legal in decisions:
        rows.decision(
            match=number,
            event=event,
            seat=seat,
            features=features,
            legal=legal,
            action=match.log[event][1],
            utility=final_utilities[seat],
            margin=int(final_margins[seat]),
        )


def _decision_table(manifest: Manifest, rows: ParquetRows) -> pa.Table:
    """Return the decisions as a table; features become one fixed-size list per row."""
    schema = decision_schema(manifest)
    width = schema.field("features").type.list_size
    flat = pa.array(np.concatenate(rows.decisions.pop("features")))
    columns = {"features": pa.FixedSizeListArray.from_arrays(flat, width), **rows.decisions}
    return pa.Table.from_arrays(
        [
            columns[column.name] if column.name == "features" else pa.array(columns[column.name], column.type)
            for column in schema
        ],
        schema=schema,
    )


def make_manifest(plan: Plan, matches: int, shard: int, features: bool) -> Manifest:
    """Return the manifest for `matches` matches of a plan in shards of `shard` matches."""
    rules = REGISTRY.find(plan.game)
    return Manifest(
        game=rules.name,
        edition=rules.edition,
        space=rules.space.digest,
        slots=slots_digest(rules),
        bots=list(plan.bots),
        seats=plan.seats,
        seed=plan.seed,
        options=dict(plan.options),
        matches=matches,
        shard=shard,
        features=features,
        pack=rules.pack_line,
    )


def selfplay(  # noqa: PLR0913
    game: str,
    bots: Sequence[str],
    folder: Path | str,
    *,
    seats: int | None = None,
    matches: int = 100,
    seed: int = 0,
    options: Mapping[str, Value] | None = None,
    features: bool = False,
    shard: int = 50,
    workers: int | None = None,
    address: str | None = None,
    progress: Progress | None = None,
) -> Manifest:
    """Play matches of bots with rotated seats and write them to `folder`.

    With `address` the workers run on Ray (`local` starts a cluster), otherwise in processes of this machine.
    Crashed workers are logged, replaced, and counted in the manifest at once.
    """
    if matches < 1 or shard < 1:
        raise BadOption("at least 1 match must be played, and a shard holds at least 1")
    rules = REGISTRY.find(game)
    plan = make_plan(rules, bots, seats, seed, rules.settings(options or {}))
    manifest = make_manifest(plan, matches, shard, features)
    path = Path(folder)
    manifest = _prepare(path, manifest)
    missing = [number for number in range(manifest.shards) if not _exists(path, manifest, number)]
    done = sum(len(manifest.numbers(number)) for number in set(range(manifest.shards)) - set(missing))
    crashes = _CrashCounter(path, manifest)
    for number, tables in spread(partial(play_shard, manifest), missing, workers, address, crashes.add):
        _write_shard(path, number, *tables)
        done += len(manifest.numbers(number))
        if progress is not None:
            progress(done, matches)
    return crashes.manifest


class _CrashCounter:
    """Logs crashes and counts them in the manifest of a folder."""

    def __init__(self, folder: Path, manifest: Manifest) -> None:
        self.manifest = manifest
        self._folder = folder
        self._log = CrashLog(manifest.seed, manifest.numbers)

    def add(self, crash: Crash) -> None:
        """Log `crash` and write the manifest, so that a run that is killed later keeps the count."""
        self._log.add(crash)
        self.manifest = replace(self.manifest, crashes=self.manifest.crashes + 1)
        _write_manifest(self._folder, self.manifest)


def _prepare(folder: Path, manifest: Manifest) -> Manifest:
    """Write the manifest with the crashes of earlier runs; raise if the folder holds other matches."""
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / MANIFEST).exists():
        stored = _read_manifest(folder)
        manifest = replace(manifest, crashes=stored.crashes)
        _extend(folder, stored, manifest)
    _write_manifest(folder, manifest)
    return manifest


def _write_manifest(folder: Path, manifest: Manifest) -> None:
    _write_atomically(folder / MANIFEST, (json.dumps(asdict(manifest), indent=2) + "\n").encode())


def _extend(folder: Path, stored: Manifest, wanted: Manifest) -> None:
    """Delete the last shard if it is to hold more matches; raise if more than their number differs."""
    different = [name for name, value in asdict(stored).items() if getattr(wanted, name) != value]
    if different == ["matches"] and wanted.matches > stored.matches:
        last = stored.shards - 1
        if stored.numbers(last) != wanted.numbers(last):
            for path in (_matches_file(folder, last), _decisions_file(folder, last)):
                path.unlink(missing_ok=True)
    elif different:
        raise BadOption(f"{folder} holds matches played otherwise: {', '.join(different)}; choose another")


def _write_atomically(path: Path, content: bytes) -> None:
    draft = path.with_name(f".{path.name}.part")
    draft.write_bytes(content)
    draft.replace(path)


def _matches_file(folder: Path, shard: int) -> Path:
    return folder / f"matches-{shard:05d}.parquet"


def _decisions_file(folder: Path, shard: int) -> Path:
    return folder / f"decisions-{shard:05d}.parquet"


def _exists(folder: Path, manifest: Manifest, shard: int) -> bool:
    found = _matches_file(folder, shard).exists()
    return found and (not manifest.features or _decisions_file(folder, shard).exists())


def _write_shard(folder: Path, shard: int, matches: pa.Table, decisions: pa.Table | None) -> None:
    """Write the tables of `shard`; each file appears only once it is complete."""
    pairs = [(_decisions_file(folder, shard), decisions), (_matches_file(folder, shard), matches)]
    for path, table in pairs:
        if table is not None:
            draft = path.with_name(f".{path.name}.part")
            pq.write_table(table, draft, compression="zstd")
            draft.replace(path)


@dataclass(frozen=True)
class MatchFolder:
    """A folder of matches written by `selfplay`."""

    folder: Path
    manifest: Manifest

    def complete(self) -> bool:
        """Return whether all shards exist."""
        return all(_exists(self.folder, self.manifest, shard) for shard in range(self.manifest.shards))

    def _tables(self, prefix: str) -> Iterator[pa.Table]:
        for path in sorted(self.folder.glob(f"{prefix}-*.parquet")):
            yield pq.read_table(path)

    def matches(self) -> pa.Table:
        """Return one table with all matches, by number."""
        tables = list(self._tables("matches"))
        return pa.concat_tables(tables) if tables else match_schema(self.manifest).empty_table()

    def decisions(self) -> Iterator[pa.Table]:
        """Yield one table of decisions per shard."""
        if not self.manifest.features:
            raise BadOption(f"{self.folder} holds no features; play with features=True")
        return self._tables("decisions")

    def records(self) -> Iterator[Record]:
        """Yield the records, by match number."""
        for table in self._tables("matches"):
            for text in table.column("record"):
                yield Record.parse(text.as_py())


def load(folder: Path | str) -> MatchFolder:
    """Open a folder of matches; raise if its edition, actions or features differ from this installation."""
    path = Path(folder)
    if not (path / MANIFEST).exists():
        raise BadRecord(f"{path} holds no {MANIFEST}")
    manifest = _read_manifest(path)
    game = REGISTRY.find(manifest.game)
    installed = (game.edition, game.space.digest, slots_digest(game))
    if (manifest.edition, manifest.space, manifest.slots) != installed:
        raise BadRecord(f"{path} holds matches of other rules, actions or features of {game.name}")
    return MatchFolder(path, manifest)


def _read_manifest(folder: Path) -> Manifest:
    path = folder / MANIFEST
    try:
        content = json.loads(path.read_bytes())
    except ValueError as error:
        raise BadRecord(f"{path} is not JSON: {error}") from None
    if not isinstance(content, dict):
        raise BadRecord(f"{path} holds no object")
    entry = Entry(str(path), content)
    if entry.integer("format") != FORMAT:
        raise BadRecord(f"{folder} is of format {content['format']}, this is {FORMAT}")
    game = REGISTRY.find(entry.word("game"))
    pack = entry.word("pack") if entry.has("pack") else ""
    check_pack(game, pack, str(folder))
    return Manifest(
        game=game.name,
        edition=entry.integer("edition"),
        space=entry.word("space"),
        slots=entry.word("slots"),
        bots=entry.words("bots"),
        seats=entry.integer("seats", 1),
        seed=entry.integer("seed"),
        options=game.settings(_options(entry.entry("options"))),
        matches=entry.integer("matches", 1),
        shard=entry.integer("shard", 1),
        features=entry.flag("features"),
        crashes=entry.integer("crashes") if entry.has("crashes") else 0,
        pack=pack,
    )


def _options(entry: Entry) -> dict[str, Value]:
    options: dict[str, Value] = {}
    for name, value in entry.fields.items():
        if not isinstance(value, bool | int | str):
            raise entry.error(name, f"{value!r} is neither a text nor a number, nor true or false")
        options[name] = value
    return options
