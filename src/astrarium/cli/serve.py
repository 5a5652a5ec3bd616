"""`astrarium serve`: the web server, for this computer or for a network."""

from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

import astrarium
from astrarium.cli.parameters import PackFolder, use_pack
from astrarium.core.errors import BadOption

EXAMPLES = (
    "astrarium serve",
    "astrarium serve --open",
    "astrarium serve --host 0.0.0.0 --port 8080 --data /var/lib/astrarium",
    "astrarium serve --database postgresql://astrarium@localhost/astrarium",
    "astrarium serve --engine mine='python3 mybot.py'",
    "astrarium serve --limit matches=100 --keep records=30",
    "astrarium serve --pack examples/frontier",
)
DEFAULT_PORT = 8137
ALL_LIBRARIES = ("alembic", "msgspec", "prometheus_client", "redis", "sqlalchemy", "starlette", "uvicorn")

Host = Annotated[str, typer.Option(metavar="NAME", help="Address to listen on.")]
Port = Annotated[int, typer.Option(min=0, max=65535, metavar="N", help="Port to listen on.")]
Data = Annotated[
    Path | None,
    typer.Option(metavar="DIR", help="Data folder; default: astrarium in the user's data folder."),
]
Database = Annotated[
    str, typer.Option(metavar="URL", help="PostgreSQL database; default: SQLite in the data folder.")
]
Origin = Annotated[
    list[str] | None,
    typer.Option("--origin", metavar="URL", help="Public address, such as https://example.org; repeatable."),
]
AllowedHost = Annotated[
    list[str] | None,
    typer.Option(
        "--allowed-host",
        metavar="HOST",
        help="Accepted `Host` besides those of --origin; default: any without --origin; repeatable.",
    ),
]
TrustedProxy = Annotated[
    list[str] | None,
    typer.Option(
        "--trusted-proxy",
        metavar="NET",
        help="Address or network of a reverse proxy; default: 127.0.0.1 and ::1; repeatable.",
    ),
]
Admin = Annotated[
    str,
    typer.Option(metavar="HOST:PORT", help="Address for metrics and full health; default: not served."),
]
Link = Annotated[
    str,
    typer.Option(metavar="HOST:PORT", help="Address for other servers on the same PostgreSQL."),
]
NewsUrl = Annotated[
    str, typer.Option(metavar="URL", help="Redis for news between servers; default: the PostgreSQL.")
]
Workers = Annotated[
    int | None, typer.Option(min=1, max=256, metavar="N", help="Number of worker processes for bots.")
]
Rate = Annotated[float, typer.Option(min=1, metavar="N", help="Maximum messages per second and connection.")]
SocketsPerAddress = Annotated[
    int, typer.Option(min=1, metavar="N", help="Maximum open tables per network address.")
]
SocketsPerTable = Annotated[int, typer.Option(min=1, metavar="N", help="Maximum open connections per table.")]
Connections = Annotated[
    int,
    typer.Option(min=10, metavar="N", help="Maximum open connections; a fifth is for guests with a seat."),
]
LimitValues = Annotated[
    list[str] | None,
    typer.Option("--limit", metavar="NAME=N", help="Change a limit, such as matches=100; repeatable."),
]
RetentionValues = Annotated[
    list[str] | None,
    typer.Option("--keep", metavar="NAME=DAYS", help="Days to keep unused data, 0 for ever; repeatable."),
]
Engines = Annotated[
    list[str] | None,
    typer.Option("--engine", metavar="NAME=COMMAND", help="Offer an engine as an opponent; repeatable."),
]
Open = Annotated[bool, typer.Option("--open", metavar="", help="Open the page in a browser.")]


def serve(  # noqa: PLR0913  (its options)
    host: Host = "127.0.0.1",
    port: Port = DEFAULT_PORT,
    data: Data = None,
    database: Database = "",
    origin: Origin = None,
    allowed_host: AllowedHost = None,
    trusted_proxy: TrustedProxy = None,
    admin: Admin = "",
    link: Link = "127.0.0.1:0",
    news: NewsUrl = "",
    workers: Workers = None,
    rate: Rate = 40.0,
    sockets_per_address: SocketsPerAddress = 50,
    sockets_per_table: SocketsPerTable = 500,
    connections: Connections = 10_000,
    limit: LimitValues = None,
    keep: RetentionValues = None,
    engine: Engines = None,
    open_browser: Open = False,
    pack: PackFolder = None,
) -> None:
    """Start a web server where people play against bots and each other."""
    use_pack(pack)
    check_libraries()
    for name in astrarium.games():  # report wrong components now, not to the first guest
        astrarium.game(name)
    from astrarium.server.app import serve as run
    from astrarium.server.config import Limits, Retention, Settings, with_values
    from astrarium.server.logs import set_up
    from astrarium.server.opponents.levels import offer_engine

    for pair in engine or ():
        name, _, command = pair.partition("=")
        offer_engine(name, command)
    origins = tuple(address.rstrip("/") for address in origin or ())
    settings = Settings(
        data=(data or user_folder()).absolute(),
        database=database,
        origins=origins,
        allowed_hosts=tuple(allowed_host or ()),
        admin=admin,
        link=link,
        news=news,
        secure=bool(origins) and all(address.startswith("https://") for address in origins),
        limits=with_values(
            Limits(
                rate=rate,
                burst=int(rate * 5),
                sockets_per_address=sockets_per_address,
                sockets_per_table=sockets_per_table,
                open_connections=connections,
            ),
            "--limit",
            limit or (),
        ),
        retention=with_values(Retention(), "--keep", keep or ()),
    )
    if trusted_proxy:
        settings = replace(settings, trusted_proxies=tuple(trusted_proxy))
    if workers is not None:
        settings = replace(settings, workers=workers)
    settings.check()
    set_up()
    run(settings, host, port, open_browser)


def check_libraries() -> None:
    """Raise BadOption with the command to install if a library of the server is missing."""
    from importlib.util import find_spec

    missing = [name for name in ALL_LIBRARIES if find_spec(name) is None]
    if missing:
        raise BadOption(f"the server needs {', '.join(missing)}: pip install 'astrarium[server]'")


def user_folder() -> Path:
    """Return the default data folder of this user (XDG)."""
    import os

    shared = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(shared) / "astrarium"
