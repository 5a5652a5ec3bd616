"""Enforcement of the architecture: imports, layers, forbidden constructs, folders and plain English.

A check is a function from a source to complaints (line, message). Samples test each check itself: sources
that it must report and sources that it must accept.
"""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from pathlib import Path
from typing import Final, TypeGuard

import pytest

import astrarium

ROOT: Final = Path(__file__).parents[1]
PACKAGE: Final = ROOT / "src" / "astrarium"
DEEPEST: Final = 4
BAD_NAMES: Final = ("utils", "util", "helpers", "helper", "manager", "managers", "misc", "common")
ENGINE: Final = ("core", "games")
PLAIN_TYPES: Final = frozenset(
    ("Final", "None", "bool", "bytes", "float", "i16", "i64", "int", "list", "str", "tuple", "u8", "vec")
)
PASSED_ON: Final = ("assert_type", "cast", "reveal_type")
FORBIDDEN_MODULES: Final = ("random", "time", "os")
ENGINE_LIBRARIES: Final = frozenset(sys.stdlib_module_names) | {"librt", "mypy_extensions"}
# Layers of a game from the bottom up; a module may import from lower layers and from its own folder.
LAYERS: Final = {
    "clauses": 0,
    "components": 1,
    "rules": 2,
    "storage": 3,
    "screen": 3,
    "learning": 3,
    "evaluation": 3,
    "position": 4,
    "__init__": 5,
}
# Modules of the folder `rules` below its steps, with their layers.
BELOW_STEPS: Final = {
    "codes": 0,
    "columns": 0,
    "steps": 0,
    "control": 1,
    "blocks": 1,
    "actions": 2,
    "fields": 2,
    "state": 3,
}
STEPS: Final = 4
READERS: Final = ("storage", "screen", "learning", "evaluation")
GAME_FOLDERS: Final = {
    "components",
    "rules",
    "storage",
    "screen",
    "learning",
    "evaluation",
    "guide",
    "locale",
}
GAME_MODULES: Final = {"__init__.py", "clauses.py", "position.py"}
SERVER_FOLDERS: Final = {"http", "live", "lobby", "storage", "opponents", "cluster"}
CLOCKS: Final = tuple(
    f"{clock}{unit}"
    for clock in ("monotonic", "perf_counter", "process_time", "time")
    for unit in ("", "_ns")
)
PAUSES: Final = ("sleep", "wait_for_timeout")
REQUESTS: Final = ("Client", "delete", "get", "post", "put", "request")
# The functions that tests wait with; stress programs.
MAY_WAIT: Final = ("patience.py", "memory/stress.py", "server/chaos/")
CLAUSE: Final = re.compile(r"(?<![\w-])[A-Z]+-[A-Z0-9]+-[A-Z]?\d+(?![\w-])")
# Files whose prose `check_english` reads. Rules, locales, guides and the history in CHANGELOG are exempt.
PLAIN_ENGLISH: Final = (
    "setup.py",
    "src/**/*.py",
    "bench/**/*.py",
    "examples/*.py",
    "tests/**/*.py",
    "tools/*.py",
    "web/src/**/*.ts",
    "web/src/**/*.svelte",
    "web/test/*.ts",
    "README.md",
    "CONTRIBUTING.md",
    "SECURITY.md",
    "bench/README.md",
    "docs/*.md",
)
# Shapes that hide the subject: a reference to the text before, a number or an actor without a name.
VAGUE: Final = re.compile(r"\bThe same\b|(?i:\b(?:so many|whoever|nobody|everybody|somebody)\b)")
BROWSER_COMMENT: Final = re.compile(r"(?s)/\*.*?\*/|<!--.*?-->|(?:[ \t]*//[^\n]*\n)+")
BROWSER_MARKS: Final = re.compile(r"(?m)^\s*(?:/?\*+|//)")

Complaint = tuple[int, str]
Function = ast.FunctionDef | ast.AsyncFunctionDef


@dataclass(frozen=True)
class Source:
    """A file: its path inside the package or the tests, its text and its syntax tree."""

    path: str
    text: str

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def parts(self) -> list[str]:
        return self.path.removesuffix(".py").split("/")

    @property
    def area(self) -> str:
        return self.parts[0]

    @property
    def name(self) -> str:
        return self.parts[-1]


SOURCES: Final = [
    Source(path.relative_to(PACKAGE).as_posix(), path.read_text("utf-8"))
    for path in sorted(PACKAGE.rglob("*.py"))
]
TESTS: Final = [
    Source(path.relative_to(ROOT / "tests").as_posix(), path.read_text("utf-8"))
    for path in sorted((ROOT / "tests").rglob("*.py"))
]
PARSED: Final = {PACKAGE / source.path: source for source in SOURCES} | {
    ROOT / "tests" / source.path: source for source in TESTS
}
CLAUSES: Final = {clause for name in astrarium.games() for clause in astrarium.game(name).catalogue.ids}


def imports(source: Source) -> Iterator[tuple[int, str, str]]:
    """Yield line, module and name of each import; the name is empty for whole modules."""
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name, ""
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{source.path}:{node.lineno}: relative import"
            for alias in node.names:
                yield node.lineno, node.module or "", alias.name


def allowed(source: Source) -> tuple[str, ...]:
    """Return the parts of this package that a module may import; empty if it may import everything."""
    if source.area == "core":
        return ("astrarium.core",)
    if source.area == "games" and len(source.parts) > 2:
        shared = ("astrarium.terminal",) if source.name.startswith("terminal") else ()
        return ("astrarium.core", f"astrarium.games.{source.parts[1]}", *shared)
    if source.area == "games":
        return ("astrarium.core", "astrarium.games")
    return ("astrarium.core", "astrarium.bots") if source.area == "bots" else ()


def forbidden(source: Source) -> tuple[str, ...]:
    """Return the parts of this package that a module must not import; the server uses the game registry."""
    parts = ("astrarium.bench", "astrarium.cli", "astrarium.games", "astrarium.lab")
    return parts if source.area == "server" else ()


def within(module: str, folders: tuple[str, ...]) -> bool:
    return any(module == folder or module.startswith(f"{folder}.") for folder in folders)


def check_imports(source: Source) -> Iterator[Complaint]:
    """Check imports: core -> stdlib, librt; a game -> core and itself; bots -> core; server -> no game."""
    folders = allowed(source)
    for line, module, name in imports(source):
        if within(f"{module}.{name}" if module == "astrarium" else module, forbidden(source)):
            yield line, f"imports {module}; {source.area} must not"
        if not folders:
            continue
        if module.split(".")[0] == "astrarium":
            full = f"{module}.{name}" if module == "astrarium" else module
            if not within(full, folders):
                yield line, f"imports {full}; {source.area} may import {', '.join(folders)}"
        elif source.area in ENGINE and module.split(".")[0] not in ENGINE_LIBRARIES:
            yield line, f"imports {module}; {source.area} may import the standard library and librt"


def check_forbidden_modules(source: Source) -> Iterator[Complaint]:
    """Check that the engine does not import random numbers, clocks or the operating system."""
    if source.area in ENGINE:
        for line, module, _ in imports(source):
            if module.split(".")[0] in FORBIDDEN_MODULES:
                yield line, f"imports {module}"


def check_layers(source: Source) -> Iterator[Complaint]:
    """Check layers: components <- rules <- storage, screen, learning, evaluation <- position <- the game."""
    if source.area != "games" or len(source.parts) < 3:
        return
    game = f"astrarium.games.{source.parts[1]}."
    here = source.parts[2:]
    for line, module, name in imports(source):
        if module.startswith(game):
            there = module.removeprefix(game).split(".")
            if there in ([folder] for folder in GAME_FOLDERS):
                there.append(name)
            if not lies_below(there, here):
                yield line, f"{'.'.join(here)} imports {'.'.join(there)}, which does not lie below it"


def lies_below(there: list[str], here: list[str]) -> bool:
    """Return whether the module `here` of a game may import its module `there`."""
    if there[0] != here[0]:
        return LAYERS[there[0]] < LAYERS[here[0]]
    if here[0] != "rules":
        return True
    below, above = (BELOW_STEPS.get(parts[-1], STEPS) for parts in (there, here))
    return below < above or above == STEPS


def check_server(source: Source) -> Iterator[Complaint]:
    """Check that storage and opponents import neither connections nor pages."""
    if source.parts[:2] in (["server", "storage"], ["server", "opponents"]):
        for line, module, _ in imports(source):
            if within(module, ("astrarium.server.http", "astrarium.server.live", "astrarium.server.app")):
                yield line, f"imports {module}; {source.parts[1]} must not"


def root(node: ast.expr) -> str:
    """Return the variable that an attribute or element belongs to, empty if it is not a variable."""
    while isinstance(node, ast.Attribute | ast.Subscript):
        node = node.value
    return node.id if isinstance(node, ast.Name) else ""


def states_of(function: Function) -> set[str]:
    """Return the parameters of a function that are states."""
    arguments = [*function.args.args, *function.args.kwonlyargs]
    return {item.arg for item in arguments if item.annotation and "State" in ast.unparse(item.annotation)}


def stored(function: Function) -> Iterator[ast.Attribute | ast.Subscript]:
    """Yield the attributes and elements that a function sets or deletes."""
    for node in ast.walk(function):
        if isinstance(node, ast.Attribute | ast.Subscript) and not isinstance(node.ctx, ast.Load):
            yield node


def changes_state(function: Function, states: set[str], changers: set[str]) -> bool:
    """Return whether a function sets a field of one of `states` or passes it to one of `changers`."""
    if any(root(node) in states for node in stored(function)):
        return True
    for node in ast.walk(function):
        match node:
            case ast.Call(func=ast.Attribute(value=value, attr=name)) if root(value) in states:
                found = name in changers
            case ast.Call(func=ast.Attribute(attr=name) | ast.Name(id=name), args=arguments):
                found = name in changers and any(
                    isinstance(argument, ast.Name) and argument.id in states for argument in arguments
                )
            case _:
                continue
        if found:
            return True
    return False


@cache
def state_changers(game: str) -> set[str]:
    """Return the names of functions and methods of the core and the rules of `game` that change a state."""
    rules = [source for source in SOURCES if source.parts[:3] == ["games", game, "rules"]]
    rules += [source for source in SOURCES if source.path == "core/state.py"]
    found = {"apply", "note"}
    pending = [(function, states_of(function)) for source in rules for function in functions(source)]
    pending += [
        (method, {"self"})
        for source in rules
        if source.name in ("state", "fields")
        for node in ast.walk(source.tree)
        if isinstance(node, ast.ClassDef)
        for method in node.body
        if isinstance(method, ast.FunctionDef)
    ]
    while new := {f.name for f, states in pending if f.name not in found and changes_state(f, states, found)}:
        found |= new
    return found


def check_readers(source: Source) -> Iterator[Complaint]:
    """Check that storage, screen, learning and evaluation do not change the state."""
    if source.area != "games" or source.parts[2:3] not in [[folder] for folder in READERS]:
        return
    for function in functions(source):
        if changes_state(function, states_of(function), state_changers(source.parts[1])):
            yield function.lineno, f"{function.name} changes the state"


def check_change_masks(source: Source) -> Iterator[Complaint]:
    """Check that rules change the state through its methods, which keep `changed`."""
    if source.area == "games" and source.parts[2:3] == ["rules"] and source.name not in ("state", "fields"):
        for node in ast.walk(source.tree):
            if isinstance(node, ast.Attribute) and node.attr == "changed":
                yield node.lineno, f"uses {ast.unparse(node)}; call a method of the state"


def check_floats(source: Source) -> Iterator[Complaint]:
    """Check that the engine has no floats: no literal, annotation or true division."""
    if source.area not in ENGINE:
        return
    for node in ast.walk(source.tree):
        if isinstance(node, ast.Constant) and isinstance(node.value, float):
            yield node.lineno, f"the float {node.value}"
        elif isinstance(node, ast.Name) and node.id in ("float", "complex"):
            yield node.lineno, f"the type {node.id}"
        elif is_division(node):
            yield node.lineno, f"the division {ast.unparse(node)}"


def is_division(node: ast.AST) -> TypeGuard[ast.BinOp | ast.AugAssign]:
    """Return whether a slash divides; next to a string it joins paths."""
    if not isinstance(node, ast.BinOp | ast.AugAssign) or not isinstance(node.op, ast.Div):
        return False
    return not any(isinstance(part, ast.Constant) and isinstance(part.value, str) for part in ast.walk(node))


def functions(source: Source) -> Iterator[Function]:
    for node in ast.walk(source.tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield node


def depth(node: ast.AST) -> int:
    """Return the depth of nested blocks; `elif` does not count as nested."""
    deepest = 0
    for child in ast.iter_child_nodes(node):
        below = depth(child)
        if isinstance(child, ast.If | ast.For | ast.While | ast.With | ast.Try | ast.Match):
            chained = isinstance(node, ast.If) and isinstance(child, ast.If) and node.orelse == [child]
            below += not chained
        deepest = max(deepest, below)
    return deepest


def check_nesting(source: Source) -> Iterator[Complaint]:
    """Check that functions are not nested deeper than `DEEPEST`."""
    for function in functions(source):
        if depth(function) > DEEPEST:
            yield function.lineno, f"{function.name} is nested {depth(function)} deep, {DEEPEST} is enough"


def is_literal(node: ast.expr) -> bool:
    """Return whether an expression is a literal number, also as i64(1), -1 or 1 + 1."""
    if isinstance(node, ast.Call) and len(node.args) == 1:
        return is_literal(node.args[0])
    if isinstance(node, ast.UnaryOp):
        return is_literal(node.operand)
    if isinstance(node, ast.BinOp):
        return is_literal(node.left) and is_literal(node.right)
    return isinstance(node, ast.Constant) and isinstance(node.value, int)


def check_shifts(source: Source) -> Iterator[Complaint]:
    """Check that no literal is shifted by a variable: mypyc shifts in 32 bits. Use a table instead."""
    for node in ast.walk(source.tree):
        match node:
            case ast.BinOp(left, ast.LShift(), right) if is_literal(left) and not is_literal(right):
                yield node.lineno, f"shifts a literal: {ast.unparse(node)}"


def check_ranges(source: Source) -> Iterator[Complaint]:
    """Check that no loop changes a bound of its `range`: mypyc reads the bound in every iteration."""
    for node in ast.walk(source.tree):
        if (
            isinstance(node, ast.For)
            and isinstance(node.iter, ast.Call)
            and ast.unparse(node.iter.func) == "range"
        ):
            bounds = {part.id for part in ast.walk(node.iter) if isinstance(part, ast.Name)}
            for part in ast.walk(node):
                if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store) and part.id in bounds:
                    yield part.lineno, f"changes {part.id}, the bound of the loop in line {node.lineno}"


def is_acyclic(node: ast.AST) -> TypeGuard[ast.ClassDef]:
    """Return whether a class is declared acyclic: compiled, its objects have no GC header."""
    return isinstance(node, ast.ClassDef) and any(
        isinstance(decorator, ast.Call) and any(keyword.arg == "acyclic" for keyword in decorator.keywords)
        for decorator in node.decorator_list
    )


def fields(node: ast.ClassDef) -> Iterator[tuple[int, str, ast.expr | None]]:
    """Yield line, name and annotation of each attribute; None if it has no annotation."""
    annotated: set[str] = set()
    for part in ast.walk(node):
        if isinstance(part, ast.AnnAssign) and (part in node.body or root(part.target) == "self"):
            name = ast.unparse(part.target).removeprefix("self.")
            annotated.add(name)
            yield part.lineno, name, part.annotation
    for part in ast.walk(node):
        if isinstance(part, ast.Attribute) and isinstance(part.ctx, ast.Store) and root(part) == "self":
            name = ast.unparse(part).removeprefix("self.")
            if name not in annotated:
                yield part.lineno, name, None


def types_in(annotation: ast.expr, outside_lists: bool = False) -> set[str]:
    """Return the names of the types in an annotation; if `outside_lists`, without those in `list[...]`."""
    match annotation:
        case ast.Name(id=name):
            return {name}
        case ast.Constant(value=str(text)):
            return types_in(ast.parse(text, mode="eval").body, outside_lists)
        case ast.Subscript(value=ast.Name(id="list")) if outside_lists:
            return set()
    parts = [part for part in ast.iter_child_nodes(annotation) if isinstance(part, ast.expr)]
    return {name for part in parts for name in types_in(part, outside_lists)}


def is_leaf(node: ast.AST) -> TypeGuard[ast.ClassDef]:
    """Return whether a class is acyclic, final and refers to no other object."""
    return (
        is_acyclic(node)
        and not node.bases
        and "final" in map(ast.unparse, node.decorator_list)
        and all(found is not None and types_in(found) <= PLAIN_TYPES for _, _, found in fields(node))
    )


LEAVES: Final = {node.name for source in SOURCES for node in ast.walk(source.tree) if is_leaf(node)}


def check_acyclic(source: Source) -> Iterator[Complaint]:
    """Check that an acyclic class holds plain data and leaf objects only, and its own kind only in lists.

    The garbage collector does not see cycles through objects without a GC header. A chain of them is freed
    by recursion, which overflows the C stack, unless lists lie between them: lists use the trashcan.
    """
    for node in filter(is_acyclic, ast.walk(source.tree)):
        for line, name, annotation in fields(node):
            if annotation is None:
                if not node.bases:
                    yield line, f"{node.name} is acyclic, but {name} has no type"
                continue
            strange = types_in(annotation) - PLAIN_TYPES - LEAVES - {node.name}
            strange |= types_in(annotation, outside_lists=True) & {node.name}
            if strange:
                yield line, f"{node.name} is acyclic, but {name} holds {', '.join(sorted(strange))}"


def final_attributes(tree: ast.Module) -> set[str]:
    """Return the names of the attributes of objects declared `Final`."""
    return {
        node.target.attr
        for node in ast.walk(tree)
        if isinstance(node, ast.AnnAssign)
        and isinstance(node.target, ast.Attribute)
        and "Final" in ast.unparse(node.annotation)
    }


FINAL_ATTRIBUTES: Final = {name for source in SOURCES for name in final_attributes(source.tree)}


def passed_on(node: ast.AST) -> list[ast.expr]:
    """Return the operands of an expression that compiles to one of them: `cast`, a walrus, a `NewType`."""
    if isinstance(node, ast.NamedExpr):
        return [node.value]
    if isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in (*PASSED_ON, *NEW_TYPES):
        return node.args
    return []


def new_types(tree: ast.Module) -> set[str]:
    """Return the names of types made by `NewType`."""
    return {
        ast.unparse(node.targets[0])
        for node in ast.walk(tree)
        if isinstance(node, ast.Assign)
        and isinstance(node.value, ast.Call)
        and ast.unparse(node.value.func).rpartition(".")[2] == "NewType"
    }


NEW_TYPES: Final = {name for source in SOURCES for name in new_types(source.tree)}


def check_borrowing(source: Source) -> Iterator[Complaint]:
    """Check that `cast(T, made.now)` and the like do not pass on a Final attribute.

    mypyc borrows the attribute and may free `made` before it owns the result, which then is freed memory.
    Bind the attribute to a name first.
    """
    final_names = FINAL_ATTRIBUTES | final_attributes(source.tree)
    for node in ast.walk(source.tree):
        for operand in passed_on(node):
            if isinstance(operand, ast.Attribute) and operand.attr in final_names:
                yield operand.lineno, f"passes on {ast.unparse(operand)}, which is Final, without owning it"


DOCUMENTED: Final = {
    method.name
    for source in SOURCES
    for node in ast.walk(source.tree)
    if isinstance(node, ast.ClassDef)
    for method in node.body
    if isinstance(method, ast.FunctionDef) and ast.get_docstring(method)
}


def public(body: list[ast.stmt]) -> Iterator[Function | ast.ClassDef]:
    """Yield the public functions and classes of a module or class."""
    for node in body:
        if isinstance(node, Function | ast.ClassDef) and not node.name.startswith("_"):
            yield node


def check_docstrings(source: Source) -> Iterator[Complaint]:
    """Check that modules and public classes, functions and methods have docstrings; overrides need none."""
    if not ast.get_docstring(source.tree):
        yield 1, "the module has no docstring"
    if source.name.startswith("_") and source.name != "__init__":
        return
    for node in public(source.tree.body):
        if not ast.get_docstring(node):
            yield node.lineno, f"{node.name} has no docstring"
        for method in public(node.body) if isinstance(node, ast.ClassDef) else ():
            if not ast.get_docstring(method) and method.name not in DOCUMENTED:
                yield method.lineno, f"{node.name}.{method.name} has no docstring"


def check_names(source: Source) -> Iterator[Complaint]:
    """Check that modules are named by their content."""
    for part in source.parts:
        if part in BAD_NAMES:
            yield 1, f"a module named {part}"


def check_clauses(source: Source) -> Iterator[Complaint]:
    """Check that every clause id in the text is in a catalogue."""
    families = {clause.split("-")[0] for clause in CLAUSES}
    for number, line in enumerate(source.text.splitlines(), 1):
        for clause in CLAUSE.findall(line):
            if clause.split("-")[0] in families and clause not in CLAUSES:
                yield number, f"{clause} is in no catalogue"


def prose(source: Source) -> Iterator[tuple[int, str]]:
    """Yield line and text of the docstrings and comments of a module, or of the paragraphs of a page."""
    if source.path.endswith(".md"):
        yield from paragraphs(source.text.splitlines())
        return
    if not source.path.endswith(".py"):
        for found in BROWSER_COMMENT.finditer(source.text):
            yield source.text.count("\n", 0, found.start()) + 1, BROWSER_MARKS.sub("", found.group())
        return
    for node in ast.walk(source.tree):
        match node:
            case ast.Expr(value=ast.Constant(value=str(text))):
                yield node.lineno, text
    comments = [""] * (source.text.count("\n") + 1)
    for token in tokenize.generate_tokens(io.StringIO(source.text).readline):
        if token.type == tokenize.COMMENT:
            comments[token.start[0] - 1] = token.string.lstrip("# ")
    yield from paragraphs(comments)


def paragraphs(lines: list[str]) -> Iterator[tuple[int, str]]:
    """Yield the first line number and the text of each group of lines that are not empty."""
    begin = 0
    for number, line in enumerate([*lines, ""]):
        if not line.strip():
            if begin < number:
                yield begin + 1, "\n".join(lines[begin:number])
            begin = number + 1


def check_english(source: Source) -> Iterator[Complaint]:
    """Check that prose has no vague shape, and that a docstring is more than one word."""
    for line, text in prose(source):
        for found in VAGUE.findall(" ".join(text.split())):
            yield line, f"says {found!r}; name the thing"
    for node in ast.walk(source.tree) if source.path.endswith(".py") else ():
        if isinstance(node, ast.Module | ast.ClassDef | Function):
            summary = (ast.get_docstring(node) or "").partition("\n")[0]
            if len(summary.split()) == 1:
                yield getattr(node, "lineno", 1), f"the summary is one word: {summary}"


def calls(source: Source) -> Iterator[tuple[ast.Call, str, str]]:
    """Yield each call with the variable before the dot (empty if there is none) and the function name."""
    for node in ast.walk(source.tree):
        match node:
            case ast.Call(func=ast.Name(id=name)):
                yield node, "", name
            case ast.Call(func=ast.Attribute(value=value, attr=name)):
                yield node, value.id if isinstance(value, ast.Name) else "", name


def check_waiting(source: Source) -> Iterator[Complaint]:
    """Check that tests neither sleep nor read a clock; they wait for events by `tests/patience.py`."""
    if source.path.startswith(MAY_WAIT):
        return
    for line, module, name in imports(source):
        if module == "time" and name in (*CLOCKS, *PAUSES):
            yield line, f"imports {name}"
    for node, before, name in calls(source):
        only_yields = [ast.unparse(argument) for argument in node.args] == ["0"]
        if (name in PAUSES and not only_yields) or (before == "time" and name in CLOCKS):
            yield node.lineno, f"calls {name}; wait for an event"


def check_limits(source: Source) -> Iterator[Complaint]:
    """Check that the only timeout of a test is PATIENCE, also for httpx, which has a short default."""
    for node, before, name in calls(source):
        limits = {keyword.arg: keyword.value for keyword in node.keywords if "timeout" in (keyword.arg or "")}
        for limit in limits.values():
            if isinstance(limit, ast.Constant) and limit.value is not None:
                yield node.lineno, f"{name} waits for {ast.unparse(limit)}; use PATIENCE"
        if before == "httpx" and name in REQUESTS and "timeout" not in limits:
            yield node.lineno, f"httpx.{name} gives up after seconds; give it timeout=PATIENCE"


def check_luck(source: Source) -> Iterator[Complaint]:
    """Check that random numbers in tests have a seed."""
    modules = {module for _, module, name in imports(source) if not name}
    for node, before, name in calls(source):
        if name == "Random" and not node.args:
            yield node.lineno, "Random without a seed"
        elif before == "random" and name != "Random" and "random" in modules:
            yield node.lineno, f"random.{name} has no seed"


Check = Callable[[Source], Iterator[Complaint]]
CHECKS: Final[list[Check]] = [
    check_imports,
    check_forbidden_modules,
    check_layers,
    check_server,
    check_readers,
    check_change_masks,
    check_floats,
    check_nesting,
    check_shifts,
    check_ranges,
    check_acyclic,
    check_borrowing,
    check_docstrings,
    check_names,
    check_clauses,
]


@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_the_sources_pass_the_check(check: Check) -> None:
    found = [
        f"src/astrarium/{source.path}:{line}: {what}" for source in SOURCES for line, what in check(source)
    ]
    assert found == [], "\n" + "\n".join(found)


@pytest.mark.parametrize("pattern", PLAIN_ENGLISH)
def test_prose_is_plain_english(pattern: str) -> None:
    paths = sorted(ROOT.glob(pattern))
    assert paths
    found = [
        f"{path.relative_to(ROOT)}:{line}: {what}"
        for path in paths
        for line, what in check_english(PARSED.get(path) or Source(path.name, path.read_text("utf-8")))
    ]
    assert found == [], "\n" + "\n".join(found)


CHECKS_OF_TESTS: Final[list[Check]] = [check_waiting, check_limits, check_luck]


@pytest.mark.parametrize("check", CHECKS_OF_TESTS, ids=lambda check: check.__name__)
def test_the_tests_do_not_depend_on_time_or_luck(check: Check) -> None:
    found = [f"tests/{source.path}:{line}: {what}" for source in TESTS for line, what in check(source)]
    assert found == [], "\n" + "\n".join(found)


GAME: Final = "games/globular_cluster"
INSIDE: Final = "from astrarium.games.globular_cluster"
ACYCLIC: Final = "@mypyc_attr(acyclic=True)\nclass Node:\n    def __init__(self):\n"
BORROWED: Final = "class A:\n    def __init__(self):\n        self.now: Final = {}\ndef f(made):\n"
STAIRS: Final = "def f(a):\n" + "".join(f"{'    ' * n}if a:\n" for n in range(1, 6)) + "    " * 6 + "pass\n"


@pytest.mark.parametrize(
    ("check", "path", "text"),
    [
        (check_imports, "core/a.py", "import rich"),
        (check_imports, "core/a.py", "from astrarium.games import GAMES"),
        (check_imports, "core/a.py", "def f():\n    import astrarium.bots.mcts"),
        (check_imports, f"{GAME}/a.py", "from astrarium.games.pulsar2849 import x"),
        (check_imports, f"{GAME}/a.py", "from astrarium.bots.agent import Agent"),
        (check_imports, f"{GAME}/a.py", "from astrarium import bots"),
        (check_imports, f"{GAME}/screen/view.py", "from astrarium.terminal import SEAT_NAMES"),
        (
            check_imports,
            "bots/a.py",
            "from astrarium.games.globular_cluster.components.tables import MEMBERS",
        ),
        (check_imports, "server/a.py", "from astrarium.games.globular_cluster import GAME"),
        (check_imports, "server/a.py", "from astrarium.cli.files import read_text"),
        (check_imports, "server/a.py", "from astrarium import lab"),
        (check_forbidden_modules, "core/a.py", "import random"),
        (check_forbidden_modules, f"{GAME}/a.py", "from os.path import join"),
        (check_forbidden_modules, f"{GAME}/a.py", "def f():\n    import time"),
        (check_layers, f"{GAME}/components/tables.py", f"{INSIDE}.rules.state import NONE"),
        (check_layers, f"{GAME}/rules/actions.py", f"{INSIDE}.rules.state import NONE"),
        (check_layers, f"{GAME}/components/grid.py", f"{INSIDE}.rules.actions import SPACE"),
        (check_layers, f"{GAME}/rules/state.py", f"{INSIDE}.rules.turn import settle"),
        (check_layers, f"{GAME}/rules/turn.py", f"{INSIDE}.position import Position"),
        (check_layers, f"{GAME}/rules/turn.py", f"{INSIDE}.screen.view import view"),
        (check_layers, f"{GAME}/screen/view.py", f"{INSIDE}.position import Position"),
        (check_layers, f"{GAME}/screen/view.py", f"{INSIDE}.evaluation.heuristic import evaluate"),
        (check_server, "server/storage/a.py", "from astrarium.server.live.table import Table"),
        (check_server, "server/opponents/a.py", "from astrarium.server.http import static"),
        (check_readers, f"{GAME}/screen/view.py", "def f(s: State) -> None:\n    gain(s, 0, 1, 1)"),
        (check_readers, f"{GAME}/screen/view.py", "def f(s: State) -> None:\n    scoring.gain(s, 0, 1, 1)"),
        (check_readers, f"{GAME}/screen/view.py", "def f(s: State) -> None:\n    s.add_pennies(0, 1)"),
        (check_change_masks, f"{GAME}/rules/mining.py", "s.changed |= blocks.STACK"),
        (check_readers, f"{GAME}/screen/view.py", "def view(state: State) -> None:\n    state.points = 1"),
        (
            check_readers,
            f"{GAME}/evaluation/heuristic.py",
            "def f(s: GlobularState) -> None:\n    s.vp[0] += 1",
        ),
        (check_readers, f"{GAME}/screen/view.py", "def f(s: State) -> None:\n    s.push(1, 2, 3)"),
        (check_floats, "core/a.py", "X = 0.5"),
        (check_floats, "core/a.py", "def f(x: float) -> None: ..."),
        (check_floats, f"{GAME}/a.py", "x = 1 / 2"),
        (check_floats, f"{GAME}/a.py", "x /= 2"),
        (check_nesting, "cli/a.py", STAIRS),
        (check_shifts, "core/a.py", "x = 1 << n"),
        (check_shifts, "core/a.py", "x = i64(1) << n"),
        (check_shifts, "bots/a.py", "x: i64 = -5 << (n + 1)"),
        (check_ranges, "core/a.py", "for k in range(n):\n    n -= 1"),
        (check_ranges, "core/a.py", "for k in range(0, n + 1):\n    if k:\n        n = 3"),
        (check_shifts, "server/a.py", "x = 1 << n"),
        (check_acyclic, "core/a.py", f"{ACYCLIC}        self.children: tuple[Node, ...] = ()"),
        (check_acyclic, "core/a.py", f"{ACYCLIC}        self.up: Node | list[Node] = []"),
        (check_acyclic, "core/a.py", f"{ACYCLIC}        self.parent: 'Node | None' = None"),
        (check_acyclic, "core/a.py", f"{ACYCLIC}        self.agents: list[Agent] = []"),
        (check_acyclic, "core/a.py", f"{ACYCLIC}        self.state: State = state"),
        (check_acyclic, "core/a.py", f"{ACYCLIC}        self.anything = 1"),
        (check_borrowing, "core/a.py", f"{BORROWED}    return cast(T, made.now)"),
        (check_borrowing, "server/a.py", f"{BORROWED}    return typing.cast(T, make().now)"),
        (check_borrowing, "core/a.py", f"{BORROWED}    return (found := made.now)"),
        (check_borrowing, "core/a.py", f"{BORROWED}    return [assert_type(made.now, T) for made in all]"),
        (check_docstrings, "cli/a.py", "x = 1"),
        (check_docstrings, "cli/a.py", '"""A."""\ndef f(): ...'),
        (check_docstrings, "cli/a.py", '"""A."""\nclass A: ...'),
        (check_docstrings, "cli/a.py", '"""A."""\nclass A:\n    """B."""\n    def brand_new(self): ...'),
        (check_names, "cli/utils.py", ""),
        (check_names, "bots/helpers/a.py", ""),
        (check_clauses, f"{GAME}/a.py", '"""G-MINE-99"""'),
        (check_clauses, f"{GAME}/a.py", '"""P-2P-99"""'),
        (check_clauses, f"{GAME}/a.py", '"""P-EFF-G99"""'),
        (check_english, "core/a.py", '"""The same for an action id."""'),
        (check_english, "core/a.py", 'def f():\n    """Return a list. The same holds for seats."""'),
        (check_english, "core/a.py", 'class A:\n    """Fields and so\n    many rows."""'),
        (check_english, "core/a.py", 'X = 4\n"""Number of seats whoever looks."""'),
        (check_english, "core/a.py", "x = 1  # nobody reads it"),
        (check_english, "core/a.py", "# a field that\n# everybody reads, so\n# many times"),
        (check_english, "core/a.py", "# There are so\n# many of them."),
        (check_english, "core/a.py", 'def f():\n    """Points."""'),
        (check_english, "core/a.py", '"""Points.\n\nBy seat, in hundredths.\n"""'),
        (check_english, "README.md", "# A page\n\nWait until somebody\nmoves."),
        (check_english, "README.md", "Play with so\nmany seats."),
        (check_english, "a.ts", "const x = 1;\n\n/** Wait until so\n * many seats have moved. */\n"),
        (check_english, "a.ts", "  // Wait until so\n  // many seats have moved.\n"),
        (check_english, "a.svelte", "<p>{x}</p> <!-- whoever looks -->"),
        (check_waiting, "server/test_a.py", "time.sleep(0.1)"),
        (check_waiting, "server/test_a.py", "async def f():\n    await asyncio.sleep(seconds)"),
        (check_waiting, "e2e/test_a.py", "person.page.wait_for_timeout(200)"),
        (check_waiting, "bots/test_a.py", "assert time.perf_counter() - begun < 2"),
        (check_waiting, "bots/test_a.py", "from time import monotonic"),
        (check_limits, "cli/test_a.py", "process.wait(timeout=5)"),
        (check_limits, "cli/test_a.py", "connect(address, open_timeout=5)"),
        (check_limits, "cli/test_a.py", "httpx.get(address)"),
        (check_luck, "core/test_a.py", "from random import Random\nx = Random().random()"),
        (check_luck, "core/test_a.py", "import random\nx = random.choice(y)"),
    ],
)
def test_a_check_reports_a_wrong_source(check: Check, path: str, text: str) -> None:
    assert list(check(Source(path, text)))


@pytest.mark.parametrize(
    ("check", "path", "text"),
    [
        (check_imports, "core/a.py", "from librt.vecs import vec\nimport tomllib"),
        (check_imports, f"{GAME}/screen/terminal.py", "from astrarium.terminal import Canvas"),
        (check_imports, "cli/a.py", "import rich\nfrom astrarium.bots import mcts"),
        (check_imports, "server/a.py", "import astrarium\nimport uvicorn\nfrom astrarium.bots import parse"),
        (check_forbidden_modules, "cli/a.py", "import time"),
        (
            check_layers,
            f"{GAME}/rules/turn.py",
            f"{INSIDE}.rules.moving import do_move\n{INSIDE}.rules.scoring import x",
        ),
        (check_layers, f"{GAME}/screen/view.py", f"{INSIDE}.rules.scoring import crystal_value"),
        (check_layers, f"{GAME}/screen/terminal.py", f"{INSIDE}.screen.view import TableView"),
        (
            check_readers,
            f"{GAME}/screen/view.py",
            "def view(state: State) -> None:\n    found = {}\n    found[1] = state.points",
        ),
        (check_floats, "core/a.py", "x = a // 2\ny = folder / 'data'"),
        (
            check_nesting,
            "cli/a.py",
            "def f(a):\n    if a:\n        pass\n" + "    elif a:\n        pass\n" * 9,
        ),
        (check_shifts, "core/a.py", "x = 1 << 3\ny = c << 3"),
        (check_ranges, "core/a.py", "for k in range(n):\n    m = n - k"),
        (
            check_acyclic,
            "core/a.py",
            f"{ACYCLIC}        self.bag: Bag = bag",
        ),
        (
            check_acyclic,
            "core/a.py",
            "class Node:\n    def __init__(self):\n        self.up: Node | None = None",
        ),
        (check_borrowing, "core/a.py", f"{BORROWED}    found = made.now\n    return cast(T, found)"),
        (check_borrowing, "core/a.py", f"{BORROWED}    return cast(T, made.now[0])"),
        (check_borrowing, "core/a.py", "def f(made):\n    return cast(T, made.later)"),
        (check_clauses, f"{GAME}/a.py", '"""G-MINE-01, UTF-8, X-RAY-01"""'),
        (
            check_english,
            "core/a.py",
            '"""Give equal seeds the same stream."""\nx = "nobody"  # so often, many',
        ),
        (check_english, "core/a.py", 'def f():\n    """Return points."""\n    return "so many"'),
        (check_english, "core/a.py", "# do so\nx = 1\n# many rows"),
        (check_english, "README.md", "# Astrarium\n\nEqual seeds give the same match."),
        (check_english, "a.svelte", '<option>{t("everybody")}</option> <!-- all seats -->'),
        (check_waiting, "server/test_a.py", "async def f():\n    await asyncio.sleep(0)"),
        (check_waiting, "patience.py", "time.sleep(PAUSE)"),
        (check_limits, "cli/test_a.py", "httpx.get(address, timeout=PATIENCE)\nrun(command, timeout=None)"),
        (check_luck, "core/test_a.py", "import random\nx = random.Random(3).choice(y)"),
        (check_luck, "core/test_a.py", "def f(random: Random) -> None:\n    random.choice(y)"),
    ],
)
def test_a_check_accepts_a_correct_source(check: Check, path: str, text: str) -> None:
    assert list(check(Source(path, text))) == []


def test_class_names_are_unique() -> None:
    programs = [path for name in ("bench", "examples") for path in sorted((ROOT / name).rglob("*.py"))]
    others = [Source(path.relative_to(ROOT).as_posix(), path.read_text("utf-8")) for path in programs]
    places: dict[str, list[str]] = {}
    for source in (*SOURCES, *TESTS, *others):
        for node in ast.walk(source.tree):
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                places.setdefault(node.name, []).append(source.path)
    assert {name: paths for name, paths in places.items() if len(paths) > 1} == {}


def folders(path: Path) -> set[str]:
    """Return the names of the folders in `path` that hold files of ours."""
    return {each.name for each in path.iterdir() if each.is_dir() and each.name != "__pycache__"}


@pytest.mark.parametrize("name", astrarium.games())
def test_every_game_has_the_same_folders(name: str) -> None:
    game = Path(astrarium.game(name).folder)
    assert folders(game) == GAME_FOLDERS
    assert {path.name for path in game.glob("*.py")} == GAME_MODULES


def test_the_server_has_six_folders() -> None:
    assert folders(PACKAGE / "server") - {"locale", "pages"} == SERVER_FOLDERS


def test_there_is_something_to_check() -> None:
    assert {source.area for source in SOURCES} >= {"bots", "cli", "core", "games"}
    assert len(SOURCES) > 50
    assert len(CLAUSES) > 150
