"""Each face says what the core says: functions, commands, bulletin and page of events of all kinds.
The quick check has some of each.

Workbooks and what needs another program are asked in tests/excel, tests/libreoffice, tests/site."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.faces import law
from tests.faces.commands import Bulletin, Commands, Json, Page, Screen
from tests.faces.functions import Functions, in_python, refuses
from tests.make.calls import REFUSED, USUAL
from tests.make.kinds import FOR_FUNCTIONS, KINDS, drawn
from tests.nightly import by_day, mostly_slow
from xltiebreak.functions import FUNCTIONS

COUNT = by_day(6, night=60)


@pytest.mark.slow
@pytest.mark.parametrize("kind", FOR_FUNCTIONS)
def test_functions_say_what_the_core_says(kind: str) -> None:
    made = [one for one in drawn(COUNT, kind) if one.is_begun]  # else they show nothing
    law(Functions("functions", in_python, players=99), made)


def test_every_function_is_called_and_what_is_wrong_is_told() -> None:
    assert {name for name, _ in USUAL} == {*FUNCTIONS}
    assert sum(map(refuses, in_python(USUAL))) < len(USUAL) / 8
    for name, sentences in dict[str, Any](REFUSED).items():
        for words, arguments in sentences.items():
            [answer] = in_python([(name, arguments)])
            assert refuses(answer)
            assert words in answer


@pytest.mark.parametrize("face", mostly_slow([Page, Json, Screen, Bulletin]))
@pytest.mark.parametrize("kind", mostly_slow(KINDS, quick=10))
def test_commands_say_what_the_core_says(tmp_path: Path, face: type[Commands], kind: str) -> None:
    law(face(tmp_path), [*drawn(COUNT // 2, kind)])
