"""Matches of bots in Parquet files: records, and positions in numbers, for learning and for study.

    selfplay("globular-cluster", ["mcts:100"], "matches", matches=1000, seats=3, features=True)
    data = load("matches")
    data.matches()     # a table with a row for each match
    data.decisions()   # tables with a row for each decision: features, legal actions, action, result
    data.records()     # astrarium.Record by astrarium.Record

A folder holds `manifest.json` and shards: `matches-00000.parquet` and, with features,
`decisions-00000.parquet`. All luck follows from the seed and the number of a match, so a shard is the same
wherever and however often it is played. Shards appear whole or not at all: called again with the same terms,
or for more matches, `selfplay` plays what is missing.
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
from astrarium.bots.processes import playing
from astrarium.core.components import Entry
from astrarium.core.errors import BadOption, BadRecord
from astrarium.core.game import REGISTRY, Game, Value
from astrarium.core.record import Record, check_pack
from astrarium.core.state import OVER, State
from astrarium.lab.batch import utilities
from astrarium.lab.cluster import spread
from astrarium.lab.config import see

FORMAT: Final = 1
MANIFEST: Final = "manifest.json"
DIGEST_EVERY: Final = 20


@dataclass(frozen=True)
class Manifest:
    """What a folder of matches holds; everything needed to play them again.

    `crashes` is the number of workers that died in all runs; it does not affect the matches, which were
    played again.
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
        """The number of shards."""
        return -(-self.matches // self.shard)

    @property
    def plan(self) -> Plan:
        """The plan of the matches."""
        return Plan(self.game, tuple(self.bots), self.seats, self.seed, self.options, self.pack)

    def numbers(self, shard: int) -> range:
        """The matches of a shard."""
        return range(shard * self.shard, min((shard + 1) * self.shard, self.matches))


@dataclass
class ParquetRows:
    """Columns of a shard while it is played."""

    matches: dict[str, list[Any]] = field(default_factory=dict)
    decisions: dict[str, list[Any]] = field(default_factory=dict)

    def match(self, **values: Any) -> None:
        """One more match."""
        for name, value in values.items():
            self.matches.setdefault(name, []).append(value)

    def decision(self, **values: Any) -> None:
        """One more decision."""
        for name, value in values.items():
            self.decisions.setdefault(name, []).append(value)


def slots_digest(game: Game) -> str:
    """A digest of the names of the features, as models should carry it."""
    return blake2b("\n".join(game.feature_names).encode(), digest_size=8).hexdigest()


def match_schema(manifest: Manifest) -> pa.Schema:
    """The columns of `matches-*.parquet`."""
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
    """The columns of `decisions-*.parquet`; `utility` and `margin` are how the match ended for the seat."""
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
    """Return the terms of the matches; a resumed run can change their number and that of the crashes."""
    terms = asdict(manifest)
    del terms["matches"], terms["crashes"]
    return {"astrarium": json.dumps(terms, sort_keys=True)}


def play_shard(manifest: Manifest, shard: int) -> tuple[pa.Table, pa.Table | None]:
    """All matches of a shard as tables."""
    rows = ParquetRows()
    for number in manifest.numbers(shard):
        playing(number)
        _play(manifest, number, rows)
    matches = pa.Table.from_pydict(rows.matches, match_schema(manifest))
    if not manifest.features:
        return matches, None
    return matches, _decisions(manifest, rows)


def _play(manifest: Manifest, number: int, rows: ParquetRows) -> None:
    plan = manifest.plan
    match = seat_bots(plan, number)
    state, seen, width = match.state, [], len(match.game.feature_names)
    while state.actor != OVER:
        if manifest.features and state.actor >= 0:
            features = see(state, int(state.actor), width)
            seen.append((len(match.log), int(state.actor), features, state.legal()))
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
    worth, lead = list(utilities(state.places())), leads(state)
    for event, seat, features, legal in seen:
        rows.decision(
            match=number,
            event=event,
            seat=seat,
            features=features,
            legal=legal,
            action=match.log[event][1],
            utility=worth[seat],
            margin=lead[seat],
        )


def leads(state: State) -> list[int]:
    """By seat: points less those of the best rival."""
    scores = state.scores()
    return [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]


def _decisions(manifest: Manifest, rows: ParquetRows) -> pa.Table:
    schema = decision_schema(manifest)
    width = schema.field("features").type.list_size
    flat = pa.array(np.concatenate(rows.decisions.pop("features")))
    columns = {"features": pa.FixedSizeListArray.from_arrays(flat, width), **rows.decisions}
    return pa.Table.from_arrays(
        [
            columns[part.name] if part.name == "features" else pa.array(columns[part.name], part.type)
            for part in schema
        ],
        schema=schema,
    )


def make_manifest(plan: Plan, matches: int, shard: int, features: bool) -> Manifest:
    """The manifest of the matches of a plan."""
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


def selfplay(
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
    """Let bots play matches on common luck with rotated seats, and keep them in a folder.

    With an address they play on Ray (`local` starts one), else in processes of this machine. Crashed workers
    are logged, replaced, and counted in the manifest at once.
    """
    if matches < 1 or shard < 1:
        raise BadOption("at least 1 match must be played, and a shard holds at least 1")
    rules = REGISTRY.find(game)
    plan = make_plan(rules, bots, seats, seed, rules.settings(options or {}))
    manifest = make_manifest(plan, matches, shard, features)
    place = Path(folder)
    manifest = _claim(place, manifest)
    missing = [number for number in range(manifest.shards) if not _is_there(place, manifest, number)]
    done = sum(len(manifest.numbers(number)) for number in set(range(manifest.shards)) - set(missing))
    crashes = _CrashCounter(place, manifest)
    for number, tables in spread(partial(play_shard, manifest), missing, workers, address, crashes.add):
        _write(place, number, *tables)
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


def _claim(folder: Path, manifest: Manifest) -> Manifest:
    """Write the manifest with the crashes of earlier runs; raise if the folder holds other matches."""
    folder.mkdir(parents=True, exist_ok=True)
    if (folder / MANIFEST).exists():
        there = _read_manifest(folder)
        manifest = replace(manifest, crashes=there.crashes)
        _extend(folder, there, manifest)
    _write_manifest(folder, manifest)
    return manifest


def _write_manifest(folder: Path, manifest: Manifest) -> None:
    _replace(folder / MANIFEST, (json.dumps(asdict(manifest), indent=2) + "\n").encode())


def _extend(folder: Path, there: Manifest, here: Manifest) -> None:
    """See that a folder is to hold the same matches, or the same and more of them."""
    other = [name for name, value in asdict(there).items() if getattr(here, name) != value]
    if other == ["matches"] and here.matches > there.matches:
        last = there.shards - 1
        if there.numbers(last) != here.numbers(last):  # it is to hold more
            for path in (_matches_file(folder, last), _decisions_file(folder, last)):
                path.unlink(missing_ok=True)
    elif other:
        raise BadOption(f"{folder} holds matches played otherwise: {', '.join(other)}; choose another")


def _replace(path: Path, content: bytes) -> None:
    draft = path.with_name(f".{path.name}.part")
    draft.write_bytes(content)
    draft.replace(path)


def _matches_file(folder: Path, shard: int) -> Path:
    return folder / f"matches-{shard:05d}.parquet"


def _decisions_file(folder: Path, shard: int) -> Path:
    return folder / f"decisions-{shard:05d}.parquet"


def _is_there(folder: Path, manifest: Manifest, shard: int) -> bool:
    found = _matches_file(folder, shard).exists()
    return found and (not manifest.features or _decisions_file(folder, shard).exists())


def _write(folder: Path, shard: int, matches: pa.Table, decisions: pa.Table | None) -> None:
    pairs = [(_decisions_file(folder, shard), decisions), (_matches_file(folder, shard), matches)]
    for path, table in pairs:
        if table is not None:
            draft = path.with_name(f".{path.name}.part")
            pq.write_table(table, draft, compression="zstd")
            draft.replace(path)


@dataclass(frozen=True)
class MatchFolder:
    """A folder of matches."""

    folder: Path
    manifest: Manifest

    def complete(self) -> bool:
        """Whether no shard is missing."""
        return all(_is_there(self.folder, self.manifest, shard) for shard in range(self.manifest.shards))

    def _tables(self, prefix: str) -> Iterator[pa.Table]:
        for path in sorted(self.folder.glob(f"{prefix}-*.parquet")):
            yield pq.read_table(path)

    def matches(self) -> pa.Table:
        """All matches, by number."""
        tables = list(self._tables("matches"))
        return pa.concat_tables(tables) if tables else match_schema(self.manifest).empty_table()

    def decisions(self) -> Iterator[pa.Table]:
        """The decisions, shard by shard."""
        if not self.manifest.features:
            raise BadOption(f"{self.folder} holds no features; play with features=True")
        return self._tables("decisions")

    def records(self) -> Iterator[Record]:
        """The records, by number."""
        for table in self._tables("matches"):
            for text in table.column("record"):
                yield Record.parse(text.as_py())


def load(folder: Path | str) -> MatchFolder:
    """The matches in a folder, if they are of the rules and actions that we have."""
    place = Path(folder)
    if not (place / MANIFEST).exists():
        raise BadRecord(f"{place} holds no {MANIFEST}")
    manifest = _read_manifest(place)
    game = REGISTRY.find(manifest.game)
    here = (game.edition, game.space.digest, slots_digest(game))
    if (manifest.edition, manifest.space, manifest.slots) != here:
        raise BadRecord(f"{place} holds matches of other rules, actions or features of {game.name}")
    return MatchFolder(place, manifest)


def _read_manifest(folder: Path) -> Manifest:
    path = folder / MANIFEST
    try:
        content = json.loads(path.read_bytes())
    except ValueError as error:
        raise BadRecord(f"{path} is not JSON: {error}") from None
    if not isinstance(content, dict):
        raise BadRecord(f"{path} holds no object")
    found = Entry(str(path), content)
    if found.integer("format") != FORMAT:
        raise BadRecord(f"{folder} is of format {content['format']}, this is {FORMAT}")
    game = REGISTRY.find(found.word("game"))
    pack = found.word("pack") if found.has("pack") else ""
    check_pack(game, pack, str(folder))
    return Manifest(
        game=game.name,
        edition=found.integer("edition"),
        space=found.word("space"),
        slots=found.word("slots"),
        bots=found.words("bots"),
        seats=found.integer("seats", 1),
        seed=found.integer("seed"),
        options=game.settings(_options(found.entry("options"))),
        matches=found.integer("matches", 1),
        shard=found.integer("shard", 1),
        features=found.flag("features"),
        crashes=found.integer("crashes") if found.has("crashes") else 0,
        pack=pack,
    )


def _options(entry: Entry) -> dict[str, Value]:
    found: dict[str, Value] = {}
    for name, value in entry.fields.items():
        if not isinstance(value, bool | int | str):
            raise entry.error(name, f"{value!r} is neither a text nor a number, nor true or false")
        found[name] = value
    return found
