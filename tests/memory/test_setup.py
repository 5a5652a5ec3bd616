"""`setup.py` corrects the generated C, falls back to the interpreted engine only as documented, or fails."""

import importlib
import inspect
import sys
from collections.abc import Callable, Iterator
from importlib.metadata import version
from pathlib import Path
from types import ModuleType
from typing import Any, Final

import pytest
from setuptools import Distribution, Extension
from setuptools.command.build_ext import build_ext
from setuptools.errors import CompileError, PlatformError

import astrarium
from tests.modules import load_module

ROOT: Final = Path(__file__).parents[2]
HAVE_GC: Final = 1 << 14  # Py_TPFLAGS_HAVE_GC

ACYCLIC: Final = """\
static void
bag___Bag_dealloc(astrarium___core___bag___BagObject *self)
{
    CPy_TRASHCAN_BEGIN(self, bag___Bag_dealloc)
    CPyDef_bag___Bag_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
CYCLIC: Final = """\
static void
agent___Agent_dealloc(astrarium___bots___agent___AgentObject *self)
{
    PyObject_GC_UnTrack(self);
    CPy_TRASHCAN_BEGIN(self, agent___Agent_dealloc)
    CPyDef_agent___Agent_clear((PyObject *)self);
    Py_TYPE(self)->tp_free((PyObject *)self);
    CPy_TRASHCAN_END(self)
    done: ;
}
"""
BAG: Final = "astrarium___core___bag___Bag"


@pytest.fixture
def build(monkeypatch: pytest.MonkeyPatch) -> Any:
    """`setup.py` as a module, with nothing built."""
    monkeypatch.chdir(ROOT)
    for name in ("ASTRARIUM_PURE", "ASTRARIUM_PGO", "ASTRARIUM_PREBUILT"):
        monkeypatch.delenv(name, raising=False)
    return load_module(ROOT / "setup.py")


@pytest.fixture
def generated(tmp_path: Path) -> Path:
    """A C file as mypyc generates it, with one acyclic class and one other class."""
    path = tmp_path / "__native.c"
    path.write_text(ACYCLIC + CYCLIC)
    return path


def test_only_acyclic_classes_are_freed_without_the_trashcan(build: Any, generated: Path) -> None:
    build.free_without_trashcan([generated], {BAG})
    text = generated.read_text()
    assert "CPy_TRASHCAN_BEGIN(self, bag___Bag_dealloc)" not in text
    assert text.count("CPy_TRASHCAN_END") == 1
    assert text.endswith(CYCLIC)
    assert "Py_TYPE(self)->tp_free((PyObject *)self);\n    done: ;" in text


@pytest.mark.parametrize(
    ("text", "classes", "named"),
    [
        (CYCLIC, {BAG}, "astrarium.core.bag.Bag"),
        (ACYCLIC.replace("CPy_TRASHCAN_END(self)", "Py_TRASHCAN_END"), {BAG}, "astrarium.core.bag.Bag"),
        (ACYCLIC.replace("{", "{\n    finalize(self);"), {BAG}, "astrarium.core.bag.Bag"),
        (ACYCLIC, set(), "astrarium.core.bag.Bag"),
    ],
    ids=["without trashcan", "other macro", "other code", "not known as acyclic"],
)
def test_an_unknown_deallocator_names_the_class_and_mypy(
    build: Any, generated: Path, text: str, classes: set[str], named: str
) -> None:
    generated.write_text(text)
    with pytest.raises(SystemExit) as stopped:
        build.free_without_trashcan([generated], classes)
    assert f"mypy {version('mypy')}" in str(stopped.value)
    assert named in str(stopped.value)


def test_docstrings_are_allocated_as_they_are_freed(build: Any, generated: Path) -> None:
    generated.write_text("#include <exc_ops.c>\n#include <misc_ops.c>\n#include <locks.c>\n")
    build.free_docstrings_as_allocated([generated])
    lines = generated.read_text().splitlines()
    place = lines.index("#include <misc_ops.c>")
    assert "#define PyMem_Malloc PyObject_Malloc" in lines[:place]
    assert lines[place + 1] == "#undef PyMem_Malloc"


def test_a_runtime_that_is_included_otherwise_names_mypy(build: Any, generated: Path) -> None:
    with pytest.raises(SystemExit, match=f"mypy {version('mypy')}"):
        build.free_docstrings_as_allocated([generated])


def classes_of(modules: list[ModuleType]) -> Iterator[type]:
    for module in modules:
        for _, found in inspect.getmembers(module, inspect.isclass):
            if found.__module__ == module.__name__:
                yield found


def test_the_acyclic_classes_are_those_without_a_gc_header(build: Any) -> None:
    for name in build.modules():
        importlib.import_module(".".join(Path(name).relative_to("src").with_suffix("").parts))
    native = [
        module
        for name, module in sys.modules.items()
        if name.startswith("astrarium.") and str(module.__file__).endswith(".so")
    ]
    bare = {
        f"{found.__module__}.{found.__qualname__}".replace(".", "___")
        for found in classes_of(native)
        if not found.__flags__ & HAVE_GC
    }
    assert bare == (build.acyclic_classes() if astrarium.compiled() else set())


def test_every_state_is_acyclic(build: Any) -> None:
    names = build.acyclic_classes()
    assert "astrarium___core___state___State" in names
    for game in astrarium.games():
        found = type(astrarium.game(game).start())
        assert f"{found.__module__}.{found.__qualname__}".replace(".", "___") in names


def test_a_correction_that_does_not_apply_ends_the_build(
    build: Any, monkeypatch: pytest.MonkeyPatch, generated: Path
) -> None:
    extension = Extension("astrarium__mypyc", [str(generated)])
    monkeypatch.setattr("mypyc.build.mypycify", lambda *_, **__: [extension])
    with pytest.raises(SystemExit, match="cannot correct how mypy"):
        build.engine()


def test_a_source_that_mypyc_refuses_ends_the_build(build: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(*_: object, **__: object) -> list[Extension]:
        raise SystemExit("refused")

    monkeypatch.setattr("mypyc.build.mypycify", refuse)
    with pytest.raises(SystemExit, match="refused"):
        build.engine()


def test_without_a_compiler_the_engine_is_interpreted(
    build: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    assert build.engine() == []
    assert "it needs a C compiler" in capsys.readouterr().out


def test_astrarium_pure_asks_for_the_interpreted_engine(
    build: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ASTRARIUM_PURE", "1")
    assert build.engine() == []
    assert "ASTRARIUM_PURE is set" in capsys.readouterr().out


def failing(error: Exception) -> Callable[[build_ext], None]:
    def run(_self: build_ext) -> None:
        raise error

    return run


def test_a_compiler_that_setuptools_does_not_find_leads_to_the_interpreted_engine(
    build: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(build_ext, "run", failing(PlatformError("Visual C++ is required")))
    command = build.build_command()(Distribution())
    command.run()
    assert command.extensions == []
    assert "Visual C++ is required" in capsys.readouterr().out


def test_c_code_that_does_not_compile_ends_the_build(build: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(build_ext, "run", failing(CompileError("gcc failed")))
    with pytest.raises(CompileError, match="gcc failed"):
        build.build_command()(Distribution()).run()


@pytest.fixture
def command(build: Any, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Any:
    """The build command for a library and one module, in a folder with the source of the module only."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "src" / "astrarium").mkdir(parents=True)
    (tmp_path / "src" / "astrarium" / "bag.py").touch()
    names = (build.LIBRARY, "astrarium.bag")
    extensions = [Extension(name, [], extra_compile_args=["-O3"]) for name in names]
    command = build.build_command()(Distribution({"ext_modules": extensions}))
    command.ensure_finalized()
    command.build_lib = "target"
    return command


def test_a_profile_is_made_and_used(build: Any, command: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    steps: list[tuple[str, list[str]]] = []

    def compile_all(self: Any) -> None:
        library, module = self.extensions
        steps.append((self.build_lib, library.extra_compile_args))
        assert (self.force, module.extra_compile_args) == (True, ["-O3"])

    monkeypatch.setenv("ASTRARIUM_PGO", "1")
    monkeypatch.setattr(build_ext, "build_extensions", compile_all)
    monkeypatch.setattr(build.subprocess, "run", lambda program, **_: steps.append(("run", program)))
    command.build_extensions()
    (first, counting), (_, program), (second, using) = steps
    assert (first, second) == (str(build.PROFILE / "src"), "target")
    assert program == [sys.executable, str(build.WORKLOAD)]
    counts = Path("build/profile/counts").absolute()
    assert counting[:2] == ["-O3", f"-fprofile-generate={counts}"]
    assert using[:2] == ["-O3", f"-fprofile-use={counts}"]
    assert Path("build/profile/src/astrarium/bag.py").is_file()


def test_a_profile_needs_gcc(build: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("ASTRARIUM_PGO", "1")
    monkeypatch.setattr(build, "can_compile", lambda *code: not code)
    with pytest.raises(SystemExit, match="needs gcc"):
        build.engine()


@pytest.mark.parametrize("name", astrarium.games())
def test_the_workload_runs(build: Any, name: str) -> None:
    work: Any = load_module(ROOT / build.WORKLOAD)
    work.PLAYOUTS, work.SEARCHES, work.ITERATIONS, work.ROWS, work.STEPS = 1, 2, 2, 2, 3
    game = astrarium.game(name)
    work.run(game, min(game.seats))


def test_compiled_modules_are_packed_without_compiling(
    build: Any, command: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ASTRARIUM_PREBUILT", "1")
    monkeypatch.setattr(build, "modules", lambda: ["src/astrarium/bag.py"])
    monkeypatch.setattr(build, "c_modules", lambda: ["src/astrarium/_pass.c"])
    names = [build.LIBRARY, "astrarium.bag", "astrarium._pass"]
    for name in names:
        build.compiled_file(name).write_text(name)
    command.extensions = build.engine()
    assert [extension.name for extension in command.extensions] == names
    command.build_extensions()
    packed = {path.read_text() for path in Path("target").rglob("*") if path.is_file()}
    assert packed == set(names)


def test_modules_that_are_compiled_in_part_are_not_packed(
    build: Any, command: Any, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("ASTRARIUM_PREBUILT", "1")
    monkeypatch.setattr(build, "modules", lambda: ["src/astrarium/bag.py"])
    assert build.engine() == []
    assert "no module in src is compiled" in capsys.readouterr().out
    build.compiled_file(build.LIBRARY).touch()
    with pytest.raises(SystemExit, match=r"not compiled in src: astrarium\.bag"):
        build.engine()
