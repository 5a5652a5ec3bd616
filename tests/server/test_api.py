"""The OpenAPI document is true, as far as schemathesis can tell; and what else is told about the server."""

import warnings
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, settings

from astrarium.server.openapi import document, socket_schema
from tests.server.clients import ME, SHARED, Person

with warnings.catch_warnings():
    warnings.simplefilter("ignore")  # of its own libraries
    import schemathesis
    from schemathesis import checks

Guests = Callable[[], Person]
SCHEMA = schemathesis.openapi.from_dict(document())
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
    checks.negative_data_rejection,
    checks.unsupported_method,
]


@SCHEMA.parametrize()
@settings(
    max_examples=15,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_the_document_is_true(case: Any, plain_address: str) -> None:
    case.call_and_validate(base_url=plain_address, checks=CHECKS, allow_redirects=False)


def test_the_documents_are_served(guests: Guests) -> None:
    ada = guests()
    assert ada.get("/api/openapi.json") == document()
    assert ada.get("/api/socket.schema.json") == socket_schema()
    assert set(document()["paths"]) >= {"/api/catalogue", "/api/matches/{match}/fork", "/d/{token}"}


def test_every_message_of_the_socket_is_described(guests: Guests) -> None:
    described = socket_schema()["$defs"]
    messages = [schema["properties"]["type"] for schema in described.values() if _is_message(schema)]
    tags = {message["enum"][0] for message in messages}
    assert {"hello", "try", "act", "why", "hint", "look", "say"} < tags
    assert {"welcome", "tried", "acted", "refused", "moved", "changed", "line", "said"} < tags


def _is_message(schema: dict[str, Any]) -> bool:
    return "type" in schema.get("properties", {}) and "enum" in schema["properties"]["type"]


def test_health_and_metrics(guests: Guests) -> None:
    ada = guests()
    health = ada.get("/api/health")
    assert health["database"] == "ok"
    chair = ada.sit(ada.begin(ME, SHARED))
    chair.act(chair.first_legal())
    chair.act("nonsense")
    metrics = ada.http.get("/api/metrics").text
    for line in ('astrarium_messages_total{type="act"}', 'astrarium_refusals_total{error="bad-notation"}'):
        assert line in metrics
    assert "astrarium_message_seconds_bucket" in metrics


@pytest.mark.parametrize("path", ["/", "/m/whatever"])
def test_pages(guests: Guests, path: str) -> None:
    response = guests().http.get(path)
    assert response.headers["content-type"].startswith("text/html")
    assert response.status_code in (200, 503)  # 503 as long as the pages are not built
