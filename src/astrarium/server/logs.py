"""Log lines as JSON objects."""

import json
import logging
import sys
from datetime import UTC, datetime

LOGGER = logging.getLogger("astrarium")


class JsonLines(logging.Formatter):
    """Formats a log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Return the line for `record`."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"time": time, "level": record.levelname.lower(), "from": record.name}
        line["message"] = record.getMessage()
        line.update(getattr(record, "fields", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


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
