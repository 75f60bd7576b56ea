"""What is drawn can be drawn again, and what is kept is of this program."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from tests.mutants import COUNT, KEPT, LEAST, QUICK, ROOT
from tests.mutants.drawing import Mutant, Source, drawn, kept_in
from tests.mutants.running import HUNG, KILLED, SURVIVED, asked


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


def test_the_tests_of_the_room_are_asked_before_the_quick_check() -> None:
    own, quick = asked("rules")
    assert own == ["tests/rules", "-m", "not slow"]
    assert {*quick} == {*QUICK, "-m", "not slow"} - {"tests/rules"}
    assert next(asked("excel")) == ["tests/excel"]
    assert len([*asked("answers")]) == 1
