"""Logs that programs can read: one JSON object a line."""

import json
import logging
import sys
from datetime import UTC, datetime

LOGGER = logging.getLogger("astrarium")


class JsonLines(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """The line."""
        time = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        line: dict[str, object] = {"time": time, "level": record.levelname.lower(), "from": record.name}
        line["message"] = record.getMessage()
        line.update(getattr(record, "facts", {}))
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return json.dumps(line, ensure_ascii=False, default=str)


def set_up() -> None:
    """Send all logs to stderr as lines of JSON."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.INFO)
    for name in ("alembic", "uvicorn"):
        logging.getLogger(name).setLevel(logging.WARNING)


def log(message: str, **facts: object) -> None:
    """Something worth knowing."""
    LOGGER.info(message, extra={"facts": facts})


def log_warning(message: str, **facts: object) -> None:
    """Log a warning."""
    LOGGER.warning(message, extra={"facts": facts})


def log_fault(message: str, error: BaseException, **facts: object) -> None:
    """Something that should not have happened."""
    LOGGER.error(message, exc_info=error, extra={"facts": facts})
