"""The line protocol: the engine side, external programs in duels, and errors of both."""

import asyncio
import re
import sys
from pathlib import Path

import pytest
from mcp.client.client import Client

import astrarium
from astrarium.bots import parse
from astrarium.bots.arena import duel
from astrarium.bots.external import EngineFailure, External
from astrarium.core.errors import BadOption
from astrarium.lab.engine import Engine
from astrarium.lab.mcp import build
from astrarium.server.messages import BotLevel
from astrarium.server.opponents import levels
from astrarium.server.opponents.bot_worker import BotCache, ThinkRequest

GLOBULAR = "globular-cluster"
DOCS = Path(__file__).parents[2] / "docs"


@pytest.fixture
def dicey(tmp_path: Path) -> str:
    """Return the command of the bot in docs/engine.md, with a fixed seed."""
    (source,) = re.findall(r"```python\n(.*?)```", (DOCS / "engine.md").read_text("utf-8"), re.DOTALL)
    path = tmp_path / "dicey.py"
    path.write_text(source.replace("import sys\n", "import sys\n\nrandom.seed(1)\n"))
    return f"{sys.executable} {path}"


def program(tmp_path: Path, *answers: str) -> str:
    """Return the command of a program that greets and answers each `go` with the next of `answers`."""
    path = tmp_path / "program.py"
    path.write_text(
        "import sys\n"
        f"answers = {list(answers)!r}\n"
        "for line in sys.stdin:\n"
        "    if line.startswith('astrarium'):\n"
        "        print('want view', 'want features', 'ready', sep='\\n', flush=True)\n"
        "    elif line.startswith('go'):\n"
        "        print(answers.pop(0), flush=True)\n"
    )
    return f"{sys.executable} {path}"


def position() -> astrarium.State:
    """Return the first decision of a match."""
    state, dealer = astrarium.game(GLOBULAR).start(2), astrarium.Dealer(3)
    while state.actor == astrarium.CHANCE:
        state.apply(dealer.choose(state))
    return state


def test_a_program_of_ten_lines_plays_a_duel(dicey: str) -> None:
    result = duel(GLOBULAR, [f"engine:{dicey}", "greedy"], matches=2, workers=1)
    assert result.bots[0].wins + result.bots[1].wins == 2
    assert result.bots[1].share == 1


def test_the_engine_plays_like_its_bot() -> None:
    command = f"{sys.executable} -m astrarium.cli engine --bot greedy"
    direct = duel(GLOBULAR, ["greedy", "uniform"], matches=2, seed=4, workers=1).to_dict()
    through = duel(GLOBULAR, [f"engine:{command}", "uniform"], matches=2, seed=4, workers=1).to_dict()
    bots, others = direct["bots"], through["bots"]
    assert isinstance(bots, list)
    assert isinstance(others, list)
    assert [{**bot, "bot": ""} for bot in bots] == [{**bot, "bot": ""} for bot in others]


@pytest.mark.parametrize(
    ("answer", "words"),
    [("move place a1", "plays an illegal move"), ("resign", "answers 'resign'"), ("move", "empty text")],
)
def test_an_invalid_answer_is_refused(tmp_path: Path, answer: str, words: str) -> None:
    bot = External(program(tmp_path, answer))
    with pytest.raises(EngineFailure, match=words):
        bot.choose(position())


def test_a_program_receives_what_it_wants(tmp_path: Path) -> None:
    state = position()
    legal = astrarium.game(GLOBULAR).space.text(state.legal()[0])
    bot = External(program(tmp_path, f"info thinking\nmove {legal}"))
    assert bot.choose(state) == state.legal()[0]
    assert bot.wanted == {"view", "features"}


def test_a_program_that_ends_or_does_not_exist_is_refused(tmp_path: Path) -> None:
    with pytest.raises(EngineFailure, match="cannot be started"):
        External("no-such-program-here").choose(position())
    with pytest.raises(EngineFailure, match="has ended"):
        External(f"{sys.executable} -c pass").choose(position())


def test_commands_are_refused_unless_engines_are_allowed() -> None:
    with pytest.raises(BadOption, match="only where the command line puts them"):
        parse("engine:touch here")
    with pytest.raises(BadOption, match="the command"):
        parse("engine:", engines=True)


def test_a_server_offers_engines_by_name(dicey: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(levels, "_engines", {})
    game = astrarium.game(GLOBULAR)
    levels.offer_engine("dicey", dicey)
    assert levels.find_level(game, 2, "dicey") == "dicey"
    assert levels.offered_levels(game, 2)[-1] == BotLevel("dicey", "engine:dicey")
    assert levels.find_bot(game, 2, "dicey") == f"engine:{dicey}"
    assert levels.find_bot(game, 2, "level-1") == "level-1"
    state = position()
    answer = BotCache().think(
        ThinkRequest("m", 5, "1", GLOBULAR, state.to_bytes(), levels.find_bot(game, 2, "dicey"), 1)
    )
    assert astrarium.game(GLOBULAR).why_not(state, answer.move) is None
    with pytest.raises(BadOption, match="name of its own"):
        levels.offer_engine("level-2", dicey)
    with pytest.raises(BadOption, match="the command"):
        levels.offer_engine("other", " ")


def ask(engine: Engine, *lines: str) -> list[str]:
    """Return the responses to `lines`."""
    return [answer for line in lines for answer in engine.answer(line)]


def test_the_engine_offers_the_rules() -> None:
    engine = Engine()
    assert ask(engine, "start globular-cluster 3 borders=shared-half", "show actor") == ["ok", "actor *"]
    assert ask(engine, "show legal", "show weights") == [
        "legal start s0; start s1; start s2",
        "weights 1 1 1",
    ]
    assert ask(engine, "play start s1", "seed 5", "show actor") == ["ok", "ok", "actor 1"]
    (reason,) = ask(engine, "why move member m7 l6")
    assert reason.startswith("why G-TURN-02 ")
    (move,) = ask(engine, "go")
    assert ask(engine, f"why {move.removeprefix('move ')}") == ["why legal"]
    assert ask(engine, "show scores") == ["scores 0 0 0"]
    assert ask(engine, "start globular-cluster borders=shared-half", "show scores") == ["ok", "scores 0 0"]
    assert ask(engine, "start globular-cluster 3", "seed 5") == ["ok", "ok"]
    (features,) = ask(engine, "show features 1")
    assert len(features.split()) == 1 + len(astrarium.game(GLOBULAR).feature_names)
    assert ask(engine, "show view")[0].startswith('view {"')


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("dance", "unknown request"),
        ("show actor", "there is no match"),
        ("start", "start what"),
        ("start globular", "did you mean"),
        ("start globular-cluster 9", "2 to 4 seats"),
        ("start globular-cluster two", "'two'"),
        ("start globular-cluster borders=open", "borders"),
        ("position globular-cluster zz", "hexadecimal"),
        ("match globular-cluster 1 2 0 abc", "other actions"),
        ("astrarium 7", "version 1"),
    ],
)
def test_a_failed_request_is_answered_by_an_error(line: str, words: str) -> None:
    (answer,) = ask(Engine(), line)
    assert answer.startswith("error ")
    assert words in answer


def test_language_models_play_a_match_by_tools() -> None:
    async def play() -> tuple[str, str, int]:
        async with Client(build("uniform")) as client:
            names = {tool.name for tool in (await client.list_tools()).tools}
            assert names >= {"games", "rules", "new_match", "look", "legal_moves", "play", "why_not"}
            rules = await client.call_tool("rules", {"game": GLOBULAR})
            assert "G-TURN-02" in rules.content[0].text
            opened = await client.call_tool("new_match", {"game": GLOBULAR, "seats": 2, "seat": 1, "seed": 3})
            wrong = await client.call_tool("play", {"match": "m1", "move": "move member m7 l6"})
            assert wrong.is_error
            why = await client.call_tool("why_not", {"match": "m1", "move": "move member m7 l6"})
            moves = 0
            while True:
                legal = (await client.call_tool("legal_moves", {"match": "m1"})).structured_content
                if not legal:
                    break
                assert "m7" in (await client.call_tool("look", {"match": "m1"})).content[0].text or moves
                last = await client.call_tool("play", {"match": "m1", "move": list(legal)[-1]})
                moves += 1
            assert "The match is over" in last.content[0].text
            return opened.content[0].text, why.content[0].text, moves

    opened, why, moves = asyncio.run(play())
    assert opened.startswith("match m1, you are seat 1")
    assert why.endswith("(G-TURN-02; rule text)")
    assert moves > 20
