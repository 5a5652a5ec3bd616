"""Log lines as JSON objects."""

import json
import logging
import sys
import traceback
from collections.abc import Iterator
from datetime import UTC, datetime

LOGGER = logging.getLogger("astrarium")
DATABASE_MODULES = ("psycopg", "sqlalchemy", "sqlite3")


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line for `record`."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"time": time, "level": record.levelname.lower(), "from": record.name}
        line["message"] = record.getMessage()
        line.update(getattr(record, "fields", {}))
        if record.exc_info and record.exc_info[1] is not None:
            line["trace"] = "\n".join(_trace_lines(record.exc_info[1]))
        return json.dumps(line, ensure_ascii=False, default=str)


def _trace_lines(error: BaseException) -> Iterator[str]:
    """Yield the traceback of `error` after those of the errors that led to it."""
    chain = [error]
    while (cause := _cause(chain[-1])) is not None and cause not in chain:
        chain.append(cause)
    for each in reversed(chain):
        for entry in traceback.format_tb(each.__traceback__):
            yield entry.rstrip()
        yield describe_error(each)


def _cause(error: BaseException) -> BaseException | None:
    return error.__cause__ or (None if error.__suppress_context__ else error.__context__)


def describe_error(error: BaseException) -> str:
    """Return class and message of `error`; of a database error only the parts that cannot hold stored values.

    The first line names constraint or fault, the following ones quote keys, rows or parameters. The first
    line of a DataError quotes the value itself.
    """
    ancestors = type(error).__mro__
    if not any(kind.__module__.partition(".")[0] in DATABASE_MODULES for kind in ancestors):
        return "".join(traceback.format_exception_only(error)).rstrip()
    name = f"{type(error).__module__}.{type(error).__qualname__}"
    first = str(error).partition("\n")[0]
    return name if any(kind.__name__ == "DataError" for kind in ancestors) else f"{name}: {first}"


def set_up() -> None:
    """Send all logs to stderr as JSON lines."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("alembic", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)


def log(message: str, **fields: object) -> None:
    """Log an informational message with `fields`."""
    LOGGER.info(message, extra={"fields": fields})


def log_warning(message: str, **fields: object) -> None:
    """Log a warning with `fields`."""
    LOGGER.warning(message, extra={"fields": fields})


def log_error(message: str, error: BaseException, **fields: object) -> None:
    """Log an unexpected error with its traceback and `fields`."""
    LOGGER.error(message, exc_info=error, extra={"fields": fields})
