"""Compiles the engine with mypyc where that works; all the rest is in pyproject.toml.

The `.py` files are installed beside the compiled modules and run without them, so whatever goes
wrong here makes Astrarium slower, never unusable.
"""

import os
import shlex
import subprocess
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/astrarium")
# The way of a move through the server; what is rarer there stays as it is.
TABLE = ("course", "door", "frames", "limits", "luck", "socket", "table", "telling")
COMPILED = (
    "core/*.py",
    "games/*/**/*.py",
    "bots/*.py",
    "lab/batch.py",
    *(f"server/{each}.py" for each in TABLE),
)
# Nothing to gain in native code: processes and progress bars, and what is made for eyes.
SCREENS = ("chart", "drawing", "inventory", "ledger", "panel", "schema", "signs", "sky", "view")
PLAIN = (
    "core/canvas.py",
    "bots/arena.py",
    "bots/crashes.py",
    "bots/external.py",
    "bots/processes.py",
    *(f"games/*/{screen}.py" for screen in SCREENS),
)
NATIVE = ("games/globular_cluster/view.py",)  # but this one: the server renews it after every move


def say(reason: str) -> None:
    print(f"astrarium: the engine will be interpreted: {reason}", flush=True)


def modules() -> list[str]:
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern)}
    plain = {path for pattern in PLAIN for path in PACKAGE.glob(pattern)}
    plain -= {PACKAGE / path for path in NATIVE}
    return sorted(str(path) for path in found - plain if path.name != "__init__.py")


def can_compile() -> bool:
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return True  # Windows looks for its compiler later
    probe = [*shlex.split(compiler), "-fsyntax-only", f"-I{sysconfig.get_path('include')}", "-xc", "-"]
    try:
        subprocess.run(probe, input=b"#include <Python.h>\n", capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def tuned(extension: Extension) -> Extension:
    """Let the compiler inline our small functions into each other, as nobody replaces them at load time.

    And let it not look at the indentation of a generated file, for which gcc reads that file again and
    again: five minutes of eight.
    """
    if sys.platform != "win32":
        flags = ["-fno-semantic-interposition", "-Wno-misleading-indentation"]
        extension.extra_compile_args = [*extension.extra_compile_args, *flags]
    return extension


def engine() -> list[Extension]:
    """The extensions: one group, so that modules call each other natively; empty where it cannot be."""
    if os.environ.get("ASTRARIUM_PURE", "0") not in ("", "0"):
        say("ASTRARIUM_PURE is set")
    elif not can_compile():
        say("it needs a C compiler and Python.h (Debian: apt install gcc python3-dev)")
    else:
        try:
            from mypyc.build import mypycify

            extensions = mypycify(modules(), opt_level="3", debug_level="0", group_name="astrarium")
            return [tuned(extension) for extension in extensions]
        except (Exception, SystemExit) as error:  # mypyc exits on a type error
            say(f"mypyc did not translate it ({error!r})")
    return []


class BuildEngine(build_ext):
    """All extensions or none: modules of a group cannot be loaded without the others."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            for extension in self.extensions:
                Path(self.build_lib, self.get_ext_filename(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            say(f"the C compiler failed ({type(error).__name__})")


# One installation runs this file several times, mostly for metadata; mypyc is needed only to build.
building = {"bdist_wheel", "build", "build_ext", "editable_wheel"}.intersection(sys.argv)
setup(ext_modules=engine() if building else [], cmdclass={"build_ext": BuildEngine})
