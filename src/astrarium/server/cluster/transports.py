"""Choice of the transport of news by its URL."""

from astrarium.core.errors import BadOption
from astrarium.server.cluster.news import NewsTransport
from astrarium.server.cluster.postgresql_news import PostgresqlNews
from astrarium.server.cluster.redis_news import RedisNews
from astrarium.server.config import REDIS_SCHEMES


def open_news(news_url: str, database_url: str) -> NewsTransport:
    """Return the transport at `news_url`; if it is empty, the database at `database_url` is the transport.

    Nothing is connected yet. Raise BadOption if no transport fits the URL.
    """
    if news_url.startswith(REDIS_SCHEMES):
        try:
            return RedisNews(news_url)
        except ValueError as error:
            raise BadOption(f"the URL of the news is not valid: {error}") from None
    if news_url:
        raise BadOption("the URL of the news is empty or begins with " + ", ".join(REDIS_SCHEMES))
    if not database_url.startswith("postgres"):
        raise BadOption("several servers share a PostgreSQL database; SQLite serves one server")
    return PostgresqlNews(database_url)
