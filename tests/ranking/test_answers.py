"""Tables as text: names to the left, figures to the right, everything whole."""

from __future__ import annotations

from unicodedata import normalize

import pytest

from tests.make import reading
from xltiebreak import explain, standings

HEAD = "Tie-break order,MM\n\nNo.,Name,R1\n"


def test_an_answer_is_tables_and_paragraphs() -> None:
    event = reading.text(f"{HEAD}1,Ash,W2\n2,山田太郎,L1\n3,Berg,W4\n4,Cole,L3\n")

    assert str(standings(event)) == (
        "event: after 1 round, edition uschess\n"
        " Place   No.   Name       Score   MM   Decided by\n"
        " ────────────────────────────────────────────────\n"
        "   1–2     1   Ash            1    0\n"
        "   1–2     3   Berg           1    0\n"
        "   3–4     2   山田太郎       0    0\n"
        "   3–4     4   Cole           0    0\n"
        "\n"
        "1 of 1 tie-break was needed. Money is split equally among those tied on score; tie-breaks "
        "place trophies."
    )
    assert str(explain(event, 1)).splitlines()[-1] == (
        "Modified Median 0; dropped the lowest, 0 (R1 v 2): more than half the points"
    )


@pytest.mark.parametrize(
    ("text", "places"),
    [("Ash", 3), ("Müller", 6), ("Mu\u0308ller", 6), ("山田", 4), ("Ｗ", 2), ("½–¼", 3)],
)
def test_a_text_takes_as_many_places_as_a_terminal_gives_it(text: str, places: int) -> None:
    event = reading.text(f"{HEAD}1,{text},W2\n2,Nightingale,L1\n")

    _, _, _, row, _, *_ = str(standings(event)).splitlines()
    behind = row.partition(normalize("NFC", text))[2]
    assert behind.index("1") == len("Nightingale   Score") - 1 - places
