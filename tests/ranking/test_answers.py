"""Tables and paragraphs as text: names to the left, figures to the right, everything whole."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from xltiebreak.answers.shape import (
    FIGURE,
    KEY,
    NAME,
    PROSE,
    Answer,
    Column,
    Part,
    Table,
    width_of,
)


class Small(Answer):
    def parts(self) -> Iterator[Part]:
        yield Table(
            "After 2 rounds",
            [
                Column("Place", ["1", "10–11"], KEY),
                Column("Name", ["Ash", "山田太郎"], NAME),
                Column("MM", ["", "6.5"], FIGURE),
                Column("Why", ["level\non every count", "won"], PROSE),
            ],
        )
        yield "None was needed."


def test_an_answer_is_tables_and_paragraphs() -> None:
    assert str(Small()) == (
        "After 2 rounds\n"
        " Place   Name        MM   Why\n"
        " ───────────────────────────────────────\n"
        "     1   Ash              level\n"
        "                          on every count\n"
        " 10–11   山田太郎   6.5   won\n"
        "\n"
        "None was needed."
    )


@pytest.mark.parametrize(
    ("text", "places"),
    [("Ash", 3), ("Müller", 6), ("Mu\u0308ller", 6), ("山田", 4), ("Ｗ", 2), ("½–¼", 3), ("", 0)],
)
def test_a_text_takes_as_many_places_as_a_terminal_gives_it(text: str, places: int) -> None:
    assert width_of(text) == places
