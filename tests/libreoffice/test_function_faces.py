"""The functions in cells of LibreOffice, with the extension, say what the core says."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.faces import law
from tests.faces.functions import Functions, same_answers
from tests.libreoffice.formulas import Formulas
from tests.libreoffice.office import Office
from tests.make.calls import ERROR, USUAL, WRONG
from tests.make.kinds import FOR_FUNCTIONS, drawn
from tests.nightly import by_day

pytestmark = pytest.mark.slow

COUNT = by_day(1, night=20)


@pytest.fixture
def formulas(office: Office) -> Iterator[Formulas]:
    """A new spreadsheet."""
    made = Formulas(office)
    yield made
    made.close()


@pytest.mark.parametrize("kind", FOR_FUNCTIONS)
def test_the_functions_say_what_the_core_says(formulas: Formulas, kind: str) -> None:
    made = [one for one in drawn(COUNT, kind, first=2) if one.is_begun]  # else they show nothing
    law(Functions("functions in LibreOffice", formulas.answers), made)


def test_whatever_is_given_the_answer_is_the_functions(formulas: Formulas) -> None:
    unlike = ERROR, "True"  # what cannot be typed as a value
    calls = [call for call in [*USUAL, *WRONG] if not any(one in repr(call) for one in unlike)]
    same_answers(formulas.answers, calls)
