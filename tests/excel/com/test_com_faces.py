"""Every function through xlwings' own dispatcher and converters, as Excel for Windows calls it."""

from __future__ import annotations

import pytest

from tests.excel.com.client import Session
from tests.faces import law
from tests.faces.functions import Functions, same_answers
from tests.make.calls import USUAL, WRONG
from tests.make.kinds import FOR_FUNCTIONS, drawn
from tests.nightly import by_day

COUNT = by_day(5, night=60)


@pytest.mark.parametrize("kind", FOR_FUNCTIONS)
def test_the_functions_say_what_the_core_says(excel: Session, kind: str) -> None:
    made = [one for one in drawn(COUNT, kind) if one.is_begun]  # else they show nothing
    law(Functions("functions over COM", excel.answers), made)


def test_whatever_is_given_the_answer_is_the_functions(excel: Session) -> None:
    same_answers(excel.answers, [*USUAL, *WRONG])
