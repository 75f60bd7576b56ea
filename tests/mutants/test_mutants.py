"""What is drawn can be drawn again, and what is kept is of this program."""

from __future__ import annotations

import ast

import pytest

from tests.mutants import COUNT, KEPT, ROOT
from tests.mutants.drawing import Mutant, Source, drawn, kept_in
from tests.mutants.running import HUNG, KILLED, QUICK, SURVIVED, stages


@pytest.mark.slow
def test_a_draw_is_the_same_each_time_and_every_change_is_python() -> None:
    mutants = drawn(1, 60)
    assert mutants == drawn(1, 60)
    assert mutants != drawn(2, 60)
    assert len({(mutant.file, mutant.line) for mutant in mutants}) > 50
    for mutant in mutants:
        source = Source(ROOT / mutant.file)
        assert ast.dump(ast.parse(source.changed(mutant))) != ast.dump(source.tree)


def test_a_change_whose_text_has_gone_is_told() -> None:
    gone = Mutant("xltiebreak/__init__.py", "", 1, 0, "no such text", "another")
    with pytest.raises(LookupError, match=r"__init__\.py:1 has no no such text any more"):
        Source(ROOT / gone.file).changed(gone)


def test_the_list_names_rooms_and_folders_that_there_are() -> None:
    """A file of it may have gone in a rebuilding since."""
    kept = kept_in(KEPT)
    assert len(kept) == COUNT
    for mutant in kept:
        assert mutant.room == "xltiebreak" or (ROOT / "xltiebreak" / mutant.room).is_dir()
        assert mutant.result in (KILLED, HUNG, SURVIVED, "")
        assert (mutant.result == KILLED) == bool(mutant.folder)
        assert not mutant.folder or (ROOT / mutant.folder).exists()


@pytest.mark.parametrize("room", ["rules", "excel", "answers"])
def test_a_room_is_asked_before_the_core_and_a_slow_one_last(room: str) -> None:
    asked = [*stages(room)]
    assert {folder for marker, *folders in asked for folder in folders} >= {*QUICK}
    assert [marker for marker, *_ in asked] == {
        "rules": ["not slow", "not slow"],
        "excel": ["not slow", "not slow", "slow"],
        "answers": ["not slow"],
    }[room]
