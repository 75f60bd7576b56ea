"""What is drawn can be drawn again, and what is kept is of this program."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutants import COUNT, KEPT, LEAST, ROOT
from tests.mutants.drawing import Mutant, Source, drawn, kept_in
from tests.mutants.running import HUNG, KILLED, SURVIVED, Witness, asked


@pytest.mark.slow
def test_a_draw_is_the_same_each_time_and_every_change_is_python() -> None:
    mutants = drawn(1, 60)
    assert mutants == drawn(1, 60)
    assert mutants != drawn(2, 60)
    assert len({(mutant.file, mutant.line) for mutant in mutants}) > 50
    for mutant in mutants:
        source = Source(ROOT / mutant.file)
        assert ast.dump(ast.parse(source.changed(mutant))) != ast.dump(source.tree)


def test_a_change_is_of_the_function_that_runs_it(tmp_path: Path) -> None:
    text = "def f(a=1):\n  def g():\n    return 2\nclass C:\n  b = 3\n  async def h(): 4\n"
    (tmp_path / "here.py").write_text(text)
    mutants = Source(tmp_path / "here.py", tmp_path).mutants()
    functions = {mutant.old: mutant.function for mutant in mutants}
    assert functions == {"1": "", "2": "f.g", "3": "C.", "4": "C.h"}


def test_a_change_whose_text_has_gone_is_told() -> None:
    gone = Mutant("xltiebreak/__init__.py", "", 1, 0, "no such text", "another")
    with pytest.raises(LookupError, match=r"__init__\.py:1 has no no such text any more"):
        Source(ROOT / gone.file).changed(gone)


def test_the_list_names_rooms_and_folders_that_there_are() -> None:
    """A file of it may have gone in a rebuilding since."""
    kept = kept_in(KEPT)
    results = [mutant.result for mutant in kept]
    assert len(kept) == COUNT
    assert results.count(SURVIVED) <= (1 - LEAST) * COUNT, "tests miss too many"
    for mutant in kept:
        assert mutant.room == "xltiebreak" or (ROOT / "xltiebreak" / mutant.room).is_dir()
        assert mutant.result in (KILLED, HUNG, SURVIVED, "")
        assert (mutant.result == KILLED) == bool(mutant.folder)
        assert not mutant.folder or (ROOT / mutant.folder).exists()


def test_who_runs_a_line_is_asked_and_all_where_it_runs_before_the_tests() -> None:
    record = [
        Witness("", 0, [3]),
        Witness("tests/rules/a", 0.2, [0, 3]),
        Witness("tests/page/b", 0, [0]),
    ]
    record += [
        Witness("tests/cli/c", 0.1, [0]),
        Witness("tests/cli/d", 2, [1]),
        Witness("tests/cli/e", 0, []),
    ]

    def names(place: int, room: str) -> str:
        return "".join(test.name[-1] for test in asked(place, room, record))

    assert [names(0, "rules"), names(0, "page"), names(1, "rules")] == ["ac", "bca", "d"]
    assert [names(2, "rules"), names(3, "cli")] == ["aecd", "aecd"]
