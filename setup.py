"""Compile the engine with mypyc; everything else is in pyproject.toml.

The `.py` files are installed beside the compiled modules and run without them. The engine stays interpreted
if ASTRARIUM_PURE is set or if no C compiler is found. Any other failure ends the installation.
`python setup.py modules` prints the files to compile; that needs no setuptools.
"""

import ast
import os
import re
import shlex
import subprocess
import sys
import sysconfig
from importlib.metadata import version
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from setuptools import Extension
    from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/astrarium")
# Folders compiled as a whole, and single modules; drawings for terminals would gain nothing.
COMPILED = (
    "core/*.py",
    *(f"games/*/{part}/*.py" for part in ("components", "rules", "storage", "learning", "evaluation")),
    "games/*/screen/view*.py",
    "games/*/*.py",
    "bots/*.py",
    *(f"lab/{each}.py" for each in ("batch", "match_runner", "observation_buffer", "rewards")),
    "server/live/*.py",
)
# Process handling and progress bars stay interpreted. `transport.py` derives from a class of uvicorn, whose
# inherited defaults mypyc leaves undefined; a compiled TypedDict lacks the annotations of its base class.
INTERPRETED = (
    "server/live/transport.py",
    "games/*/screen/view_types.py",
    *(f"bots/{each}.py" for each in ("arena", "crashes", "external", "processes")),
)


def explain_interpreted(reason: str) -> None:
    """Print why the engine is not compiled; the Makefile shows this line of the log."""
    print(f"astrarium: the engine will be interpreted: {reason}", flush=True)


def modules() -> list[str]:
    """Return the files to compile."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}
    found -= {path for pattern in INTERPRETED for path in PACKAGE.glob(pattern)}
    return sorted(str(path) for path in found)


def can_compile() -> bool:
    """Return whether the C compiler works and finds Python.h."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return True  # on Windows, setuptools looks for the compiler later
    probe = [*shlex.split(compiler), "-fsyntax-only", f"-I{sysconfig.get_path('include')}", "-xc", "-"]
    try:
        subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def tuned(extension: "Extension") -> "Extension":
    """Add compiler flags.

    Exported functions are inlined, since they are never replaced at load time. Functions and loops are
    aligned: otherwise the place of unchanged code in the file changes its speed by up to 7 %. The check for
    misleading indentation is off, since gcc rereads the large generated files for it: it took five of eight
    minutes.
    """
    if sys.platform != "win32":
        flags = ["-fno-semantic-interposition", "-falign-functions=64", "-falign-loops=32"]
        flags.append("-Wno-misleading-indentation")
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return extension


# The deallocator that mypyc generates for an acyclic class (`mypyc_attr(acyclic=True)`).
ACYCLIC_DEALLOC = re.compile(
    r"(_dealloc\((\w+)Object \*self\)\s+\{\s+)"
    r"CPy_TRASHCAN_BEGIN\(self, \w+\)\s+"
    r"(\w+_clear\(\(PyObject \*\)self\);\s+Py_TYPE\(self\)->tp_free\(\(PyObject \*\)self\);\s+)"
    r"CPy_TRASHCAN_END\(self\)\s+"
)


def acyclic_classes() -> set[str]:
    """Return the acyclic classes of the compiled modules, by the prefix of their C struct."""
    found = set()
    for path in map(Path, modules()):
        module = "___".join(path.relative_to(PACKAGE.parent).with_suffix("").parts)
        for node in ast.parse(path.read_text("utf-8")).body:
            if isinstance(node, ast.ClassDef) and any(map(is_acyclic, node.decorator_list)):
                found.add(f"{module}___{node.name}")
    return found


def is_acyclic(decorator: ast.expr) -> bool:
    """Return whether a class decorator is `mypyc_attr(acyclic=True)`, perhaps with other attributes."""
    return isinstance(decorator, ast.Call) and any(
        keyword.arg == "acyclic" and ast.unparse(keyword.value) == "True" for keyword in decorator.keywords
    )


def free_without_trashcan(sources: list[Path], classes: set[str]) -> None:
    """Remove the trashcan from the generated deallocators of acyclic classes.

    CPython's trashcan links deep objects through their GC headers. Objects of acyclic classes have none, so
    the link overwrites the eight bytes in front of them.
    """
    corrected: set[str] = set()
    for path in sources:
        text = path.read_text("utf-8")
        found = {match[2] for match in ACYCLIC_DEALLOC.finditer(text)}
        if found:
            path.write_text(ACYCLIC_DEALLOC.sub(r"\1\3", text), "utf-8")
            corrected |= found
    if corrected != classes:
        names = ", ".join(sorted(corrected ^ classes)).replace("___", ".")
        sys.exit(f"astrarium: setup.py cannot correct how mypy {version('mypy')} frees objects of {names}")


def free_docstrings_as_allocated(sources: list[Path]) -> None:
    """Make mypyc's runtime allocate docstrings of classes with the allocator that CPython frees them with.

    A class is freed if the import of its module fails, as with a wrong component pack. Before 3.13, CPython
    frees the docstring with PyObject_Free, but mypyc allocates it with PyMem_Malloc.
    """
    include = "#include <misc_ops.c>\n"
    guarded = (
        "#if PY_VERSION_HEX < 0x030D0000\n#define PyMem_Malloc PyObject_Malloc\n#endif\n"
        f"{include}#undef PyMem_Malloc\n"
    )
    for path in sources:
        text = path.read_text("utf-8")
        if text.count(include) == 1:
            path.write_text(text.replace(include, guarded), "utf-8")
            return
    sys.exit(f"astrarium: setup.py cannot correct how mypy {version('mypy')} allocates docstrings")


def engine() -> "list[Extension]":
    """Return the extensions, one group so that modules call each other natively; none for pure Python."""
    if os.environ.get("ASTRARIUM_PURE", "0") not in ("", "0"):
        explain_interpreted("ASTRARIUM_PURE is set")
        return []
    if not can_compile():
        explain_interpreted("it needs a C compiler and Python.h (Debian: apt install gcc python3-dev)")
        return []
    from mypyc.build import mypycify

    extensions = mypycify(modules(), opt_level="3", debug_level="0", group_name="astrarium")
    sources = {Path(source) for extension in extensions for source in extension.sources}
    free_without_trashcan(sorted(sources), acyclic_classes())
    free_docstrings_as_allocated(sorted(sources))
    return [tuned(extension) for extension in extensions]


def build_command() -> "type[build_ext]":
    """Return a command that builds the extensions, or none if setuptools finds no compiler (Windows)."""
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import PlatformError

    class BuildEngine(build_ext):
        def run(self) -> None:
            try:
                super().run()
            except PlatformError as error:
                self.extensions = []
                explain_interpreted(f"there is no C compiler ({error})")

    return BuildEngine


def install() -> None:
    """Run setuptools; mypyc runs only in builds, since installers also call setup.py for metadata."""
    from setuptools import setup

    building = {"bdist_wheel", "build", "build_ext", "editable_wheel"}.intersection(sys.argv)
    setup(ext_modules=engine() if building else [], cmdclass={"build_ext": build_command()})


if __name__ == "__main__":
    if sys.argv[1:] == ["modules"]:
        print(*modules())
    else:
        install()
