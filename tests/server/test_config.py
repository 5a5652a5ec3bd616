"""Settings, the secret, and the lock of the data folder."""

import os
from pathlib import Path

import pytest

from astrarium.core.errors import BadOption
from astrarium.server.app import lock_data_folder
from astrarium.server.config import Settings, create_data_folder, read_secret


def test_a_secret_is_made_once_and_private(tmp_path: Path) -> None:
    settings = Settings(tmp_path / "new" / "data")
    create_data_folder(settings)
    secret = read_secret(settings)
    path = settings.data / "secret"
    assert len(secret) == 64
    assert read_secret(settings) == secret
    assert path.stat().st_mode & 0o777 == 0o600
    assert settings.data.stat().st_mode & 0o777 == 0o700


def test_a_secret_that_others_can_read_is_refused(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    read_secret(settings)
    (tmp_path / "secret").chmod(0o644)
    with pytest.raises(BadOption, match="chmod 600"):
        read_secret(settings)


def test_a_damaged_secret_is_refused(tmp_path: Path) -> None:
    (tmp_path / "secret").touch(0o600)
    with pytest.raises(BadOption, match="damaged"):
        read_secret(Settings(tmp_path))


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("", "sqlite:////data/astrarium.sqlite"),
        ("postgresql://a@b/c", "postgresql+psycopg://a@b/c"),
        ("postgres://a@b/c", "postgresql+psycopg://a@b/c"),
        ("postgresql+psycopg://a@b/c", "postgresql+psycopg://a@b/c"),
        ("sqlite:////x.sqlite", "sqlite:////x.sqlite"),
    ],
)
def test_database_urls(given: str, url: str) -> None:
    assert Settings(Path("/data"), given).url == url


def test_an_unknown_database_is_refused() -> None:
    with pytest.raises(BadOption, match="postgresql://"):
        _ = Settings(Path("/data"), "mysql://a@b/c").url


def test_a_data_folder_has_one_server(tmp_path: Path) -> None:
    settings = Settings(tmp_path)
    with (
        lock_data_folder(settings),
        pytest.raises(BadOption, match="another server"),
        lock_data_folder(settings),
    ):
        pass
    with lock_data_folder(settings):
        pass


def test_the_default_number_of_workers_is_the_processor_count(tmp_path: Path) -> None:
    assert Settings(tmp_path).workers == max(1, os.cpu_count() or 1)
