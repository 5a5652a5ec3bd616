"""Benchmark of the engine against other engines: interleaved, on one core."""

from astrarium.bench.process import BenchError
from astrarium.bench.report import Report, table
from astrarium.bench.run import run

__all__ = ["BenchError", "Report", "run", "table"]
