"""Compile the engine with mypyc; everything else is in pyproject.toml.

The `.py` files are installed beside the compiled modules and run without them. The engine stays interpreted
if ASTRARIUM_PURE is set or if no C compiler is found. Any other failure ends the installation.
ASTRARIUM_PGO=1 compiles with profile-guided optimisation, ASTRARIUM_PREBUILT=1 packs the modules that are
compiled in `src` already. `python setup.py modules` prints the files to compile; that needs no setuptools.
"""

import ast
import os
import re
import shlex
import shutil
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
LIBRARY = "astrarium__mypyc"  # the extension with all the code; that of a module only forwards to it
PROFILE = Path("build/profile")
WORKLOAD = Path("bench/workload.py")
ONLY_GCC = "#if !defined __GNUC__ || defined __clang__\n#error\n#endif\n"
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

# Extensions written in C by hand; each has a module in Python that replaces it where nothing is compiled.
WRITTEN_IN_C = ("bots/_forward.c",)


def explain_interpreted(reason: str) -> None:
    """Print why the engine is not compiled; the Makefile shows this line of the log."""
    print(f"astrarium: the engine will be interpreted: {reason}", flush=True)


def modules() -> list[str]:
    """Return the files to compile."""
    found = {path for pattern in COMPILED for path in PACKAGE.glob(pattern) if path.name != "__init__.py"}
    found -= {path for pattern in INTERPRETED for path in PACKAGE.glob(pattern)}
    return sorted(str(path) for path in found)


def c_modules() -> list[str]:
    """Return the C files of extensions written by hand."""
    return [str(PACKAGE / each) for each in WRITTEN_IN_C]


def module_name(path: str) -> str:
    """Return the module of a source file below `src`."""
    return ".".join(Path(path).relative_to(PACKAGE.parent).with_suffix("").parts)


def is_set(variable: str) -> bool:
    """Return whether an environment variable is set to something other than 0."""
    return os.environ.get(variable, "0") not in ("", "0")


def can_compile(code: str = "#include <Python.h>\n") -> bool:
    """Return whether the C compiler works and accepts `code`, by default whether it finds Python.h."""
    compiler = os.environ.get("CC") or sysconfig.get_config_var("CC")
    if not compiler:
        return True  # on Windows, setuptools looks for the compiler later
    probe = [*shlex.split(compiler), "-fsyntax-only", f"-I{sysconfig.get_path('include')}", "-xc", "-"]
    try:
        subprocess.run(probe, input=code.encode(), capture_output=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return False
    return True


def check_profiling() -> None:
    """End the build if the compiler is not gcc: others take different options and formats of profiles."""
    if sys.platform == "win32" or not can_compile(ONLY_GCC):
        sys.exit("astrarium: profile-guided optimisation needs gcc; unset PGO or ASTRARIUM_PGO")


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
        flags.append("-ffp-contract=off")  # a fused multiply-add would round differently than Python does
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
    for path in modules():
        module = module_name(path).replace(".", "___")
        for node in ast.parse(Path(path).read_text("utf-8")).body:
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
    if is_set("ASTRARIUM_PURE"):
        explain_interpreted("ASTRARIUM_PURE is set")
        return []
    if is_set("ASTRARIUM_PREBUILT"):
        return prebuilt_engine()
    if not can_compile():
        explain_interpreted("it needs a C compiler and Python.h (Debian: apt install gcc python3-dev)")
        return []
    if is_set("ASTRARIUM_PGO"):
        check_profiling()
    from mypyc.build import mypycify
    from setuptools import Extension

    extensions = mypycify(modules(), opt_level="3", debug_level="0", group_name="astrarium")
    sources = {Path(source) for extension in extensions for source in extension.sources}
    free_without_trashcan(sorted(sources), acyclic_classes())
    free_docstrings_as_allocated(sorted(sources))
    by_hand = [Extension(module_name(path), [path], extra_compile_args=["-O3"]) for path in c_modules()]
    return [tuned(extension) for extension in (*extensions, *by_hand)]


def prebuilt_engine() -> "list[Extension]":
    """Return the extensions that are compiled in `src`, without sources; none if none is compiled."""
    from setuptools import Extension

    names = [LIBRARY, *map(module_name, [*modules(), *c_modules()])]
    missing = [name for name in names if not compiled_file(name).is_file()]
    if len(missing) == len(names):
        explain_interpreted("no module in src is compiled")
        return []
    if missing:
        sys.exit(f"astrarium: not compiled in src: {', '.join(missing)}")
    return [Extension(name, []) for name in names]


def compiled_file(name: str) -> Path:
    """Return the path of a compiled module in `src`."""
    return PACKAGE.parent / (name.replace(".", "/") + str(sysconfig.get_config_var("EXT_SUFFIX")))


def build_command() -> "type[build_ext]":
    """Return the command that builds the extensions, as the environment variables ask."""
    from setuptools.command.build_ext import build_ext
    from setuptools.errors import PlatformError

    class BuildEngine(build_ext):
        """Build the extensions, or none if setuptools finds no compiler (Windows)."""

        def run(self) -> None:
            try:
                super().run()
            except PlatformError as error:
                self.extensions = []
                explain_interpreted(f"there is no C compiler ({error})")

        def build_extensions(self) -> None:
            if is_set("ASTRARIUM_PGO") and not is_set("ASTRARIUM_PREBUILT"):
                self.build_profiled()
            else:
                super().build_extensions()

        def build_extension(self, ext: "Extension") -> None:
            if is_set("ASTRARIUM_PREBUILT"):
                target = self.get_ext_fullpath(ext.name)
                self.mkpath(str(Path(target).parent))
                self.copy_file(str(compiled_file(ext.name)), target)
            else:
                super().build_extension(ext)

        def build_profiled(self) -> None:
            """Compile with counters, run the workload, and compile the same C code with the counts."""
            library = next(each for each in self.extensions if each.name == LIBRARY)
            flags, target = library.extra_compile_args, self.build_lib
            counts = (PROFILE / "counts").absolute()
            shutil.rmtree(PROFILE, ignore_errors=True)
            shutil.copytree(PACKAGE.parent, PROFILE / "src", ignore=shutil.ignore_patterns("*.so", "pages"))
            self.force = True
            self.build_lib = str(PROFILE / "src")
            library.extra_compile_args = [*flags, f"-fprofile-generate={counts}", "-fprofile-update=single"]
            library.extra_link_args = ["-fprofile-generate"]
            super().build_extensions()
            run_workload(PROFILE / "src")
            self.build_lib = target
            # Code that the workload does not reach, such as the server, is optimised as usual, not for size.
            use = [f"-fprofile-use={counts}", "-fprofile-partial-training", "-Werror=missing-profile"]
            library.extra_compile_args = [*flags, *use]
            library.extra_link_args = []
            super().build_extensions()

    return BuildEngine


def run_workload(folder: Path) -> None:
    """Run the workload with the modules compiled in `folder`."""
    paths = [str(folder.absolute()), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    subprocess.run([sys.executable, str(WORKLOAD)], env=environment, check=True)


def install() -> None:
    """Run setuptools; mypyc runs only in builds, since installers also call setup.py for metadata."""
    from setuptools import setup

    building = {"bdist_wheel", "build", "build_ext", "editable_wheel"}.intersection(sys.argv)
    setup(ext_modules=engine() if building else [], cmdclass={"build_ext": build_command()})


if __name__ == "__main__":
    if sys.argv[1:] == ["modules"]:
        print(*modules(), *c_modules())
    else:
        install()
