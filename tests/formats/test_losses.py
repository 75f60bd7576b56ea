"""What a kind of file cannot hold of an event is told in a sentence each, and nothing else is."""

from __future__ import annotations

import pytest

from tests.cases import lines, repeated
from tests.make.otherwise import event_of
from tests.make.samples import lost


@pytest.mark.parametrize("line", lines("formats/losses.txt"))
def test_what_is_lost_is_told(line: str) -> None:
    code, rows, changes, sentences = (part.strip() for part in f"{repeated(line)} ".split("::"))
    told = lost(event_of(rows, changes), code)
    if sentences.startswith("…"):
        assert sentences.removeprefix("… ") in told
    else:
        assert len(told) == len(sentences.split(". ")) * bool(sentences)
        assert " ".join(told).startswith(sentences)
