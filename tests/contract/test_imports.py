"""Arrows point inward only, and the rules have no luck but `Chance`."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

import palatine

pytestmark = pytest.mark.texts

PACKAGE = Path(palatine.__file__).parent
# what the compiled part may use: nothing with luck, time, files to write or a network
STANDARD = {
    "__future__", "collections.abc", "hashlib", "importlib", "importlib.util", "json",
    "librt.vecs", "math", "mypy_extensions", "pathlib", "types", "typing",
}  # fmt: skip
INSIDE = sorted([*(PACKAGE / "kernel").rglob("*.py"), *(PACKAGE / "games").rglob("*.py")])
ALL = sorted(PACKAGE.rglob("*.py"))


def module_of(path: Path) -> str:
    return ".".join(["palatine", *path.relative_to(PACKAGE).with_suffix("").parts])


class Runs(ast.NodeTransformer):
    """What runs: not what is imported for its types alone."""

    def visit_If(self, node: ast.If) -> ast.AST | None:
        return None if ast.unparse(node.test) == "TYPE_CHECKING" else self.generic_visit(node)


def imports(path: Path) -> list[str]:
    found: list[str] = []
    for node in ast.walk(Runs().visit(ast.parse(path.read_text("utf-8")))):
        if isinstance(node, ast.Import):
            found += [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: imports name their package"
            found.append(node.module or "")
            if node.module in ("palatine", "palatine.kernel", "palatine.games"):
                found += [f"{node.module}.{alias.name}" for alias in node.names]
    return found


def allowed(module: str) -> tuple[str, ...]:
    """The packages that a module of the inner part may import from."""
    parts = module.split(".")
    if parts[1] == "kernel":
        return ("palatine.kernel",)
    if len(parts) == 3:  # the registry
        return ("palatine.kernel", "palatine.games")
    return ("palatine.kernel", ".".join(parts[:3]))


def tells_secrets(node: ast.AST) -> bool:
    """Whether something in there counts as a secret that came out."""
    for inner in ast.walk(node):
        if isinstance(inner, ast.Attribute) and inner.attr in (
            "tell_to",
            "tell_among",
            "show",
            "shown",
        ):
            return True
    return False


def looks_for_listeners(node: ast.AST) -> bool:
    return any(isinstance(n, ast.Attribute) and n.attr == "telling" for n in ast.walk(node))


def test_what_bars_undo_never_stands_behind_a_look_for_listeners() -> None:
    """`tell_to` and `show` count whether or not somebody listens, so they must always be called."""
    for path in INSIDE:
        if path.parent.name == "kernel":
            continue
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            where = f"{path.name}, line {getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.FunctionDef):
                for at, step in enumerate(node.body):
                    if isinstance(step, ast.If) and looks_for_listeners(step.test):
                        leaves = isinstance(step.body[-1], ast.Return)
                        rest = node.body[at + 1 :] if leaves else []
                        assert not any(tells_secrets(later) for later in rest), where
            if isinstance(node, (ast.If, ast.IfExp, ast.BoolOp, ast.While)):
                test = node if isinstance(node, ast.BoolOp) else node.test
                assert not (looks_for_listeners(test) and tells_secrets(node)), where


def is_inside(name: str, packages: tuple[str, ...]) -> bool:
    return any(name == package or name.startswith(package + ".") for package in packages)


@pytest.mark.parametrize("path", INSIDE, ids=module_of)
def test_kernel_and_games_point_inward(path: Path) -> None:
    for name in imports(path):
        if name.startswith("palatine"):
            assert is_inside(name, allowed(module_of(path))), f"{module_of(path)} imports {name}"


@pytest.mark.parametrize("path", INSIDE, ids=module_of)
def test_the_rules_use_little_of_the_standard_library(path: Path) -> None:
    outside = {name for name in imports(path) if not name.startswith("palatine")}
    if module_of(path) == "palatine.kernel.data":
        outside -= {"os", "sys"}  # where an owner's corrections lie
    assert outside <= STANDARD


@pytest.mark.parametrize("path", INSIDE, ids=module_of)
def test_no_luck_but_chance_and_no_order_by_hash(path: Path) -> None:
    """Sets have no order of their own, `hash` and `id` differ from run to run."""
    barred = ["hash", "id", "open", "input", "print"]
    if path.name != "tables.py":  # where a set may tell that ids are unique
        barred += ["set", "frozenset"]
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        assert not isinstance(node, ast.Set | ast.SetComp), f"a set in line {node.lineno}"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            assert node.func.id not in barred, f"{node.func.id}() in line {node.lineno}"


@pytest.mark.parametrize("path", INSIDE, ids=module_of)
def test_the_rules_are_written_for_the_compiler(path: Path) -> None:
    """No nested functions or classes, no generators, no lambdas: they cannot be copied or saved."""
    tree = ast.parse(path.read_text("utf-8"))
    tops = [node for node in tree.body if isinstance(node, ast.FunctionDef | ast.ClassDef)]
    for top in tops:
        for node in ast.walk(top):
            where = f"line {getattr(node, 'lineno', 0)}"
            assert not isinstance(node, ast.Lambda | ast.Yield | ast.YieldFrom), where
            assert not isinstance(node, ast.ClassDef) or node is top, where
            if isinstance(node, ast.FunctionDef):
                inner = [n for n in ast.walk(node) if isinstance(n, ast.FunctionDef)]
                assert inner == [node], where


@pytest.mark.parametrize("path", INSIDE, ids=module_of)
def test_a_caught_error_has_one_type_in_a_function(path: Path) -> None:
    """The compiler gives a name one type: a second kind of error under it is a TypeError."""
    for function in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(function, ast.FunctionDef):
            kinds: dict[str, str] = {}
            for node in ast.walk(function):
                if isinstance(node, ast.ExceptHandler) and node.name and node.type:
                    kind = ast.unparse(node.type)
                    where = f"{function.name}, line {node.lineno}: {node.name}"
                    assert kinds.setdefault(node.name, kind) == kind, where


# what each package may use of the others; nothing else, not even inside a function
ARROWS = {
    "kernel": "",
    "games": "kernel",
    "bots": "kernel games interrupts",
    "arena": "kernel games bots build interrupts words",
    "research": "kernel games bots arena match",
    "guides": "kernel bots match words",
    "puzzles": "kernel games bots interrupts",
    "terminal": "kernel games bots guides puzzles interrupts match reference words",
    "table": "kernel games bots guides puzzles match shortcuts words",
    "build": "kernel",
    "interrupts": "",
    "shortcuts": "kernel",
    "sentences": "kernel",
    "words": "kernel games sentences",
    "reference": "kernel",
    "coverage": "kernel reference",
    "match": "kernel games bots shortcuts words",
    "journals": "arena table terminal",
}


@pytest.mark.parametrize("path", ALL, ids=module_of)
def test_packages_use_what_the_table_says(path: Path) -> None:
    own = module_of(path).split(".")[1]
    if own in ("__init__", "__main__", "cli"):
        return  # what holds them together
    used = {name.split(".")[1] for name in imports(path) if name.startswith("palatine.")}
    assert used - {own, "__version__"} <= set(ARROWS[own].split())


def test_the_table_of_arrows_has_no_circle() -> None:
    left = {name: set(arrows.split()) for name, arrows in ARROWS.items()}
    while left:
        free = [name for name, uses in left.items() if not uses & set(left)]
        assert free, f"these use each other: {', '.join(left)}"
        for name in free:
            del left[name]
