"""Tables as clubs have them: an event written in every shape and language is read as it was."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tables.club_events import EIGHT, GAME, KINDS, LANGUAGES, TWELVE, Club, Writer, shapes
from xltiebreak.checks import examine_event
from xltiebreak.event.section import Event
from xltiebreak.formats import load

CLUBS = {"eight": EIGHT, "twelve": TWELVE}
Rounds = dict[str, list[tuple[str, float, bool]]]


def written(club: Club) -> Rounds:
    """Each player's opponents by name, his points, and whether he played."""
    return {
        name: [
            (
                club.names[result.opponent - 1] if result.opponent else "",
                result.points,
                result.manner == GAME,
            )
            for result in rounds
        ]
        for name, rounds in zip(club.names, club.rounds, strict=True)
    }


def read(event: Event) -> Rounds:
    [section] = event.sections
    named = {number: player.name for number, player in section.by_number.items()}
    return {
        player.name: [
            (named.get(result.opponent or 0, ""), result.points, result.played) for result in row
        ]
        for player, row in zip(section.players, section.crosstable.results, strict=True)
    }


def wrong_colours(event: Event, club: Club) -> list[tuple[str, int]]:
    """Games that were read with the other color."""
    [section] = event.sections
    return [
        (player.name, round)
        for player, row in zip(section.players, section.crosstable.results, strict=True)
        for round, (one, was) in enumerate(
            zip(row, club.rounds[club.names.index(player.name)], strict=True), start=1
        )
        if one.colour and was.manner == GAME and (one.colour == "w") != was.white
    ]


def cases() -> list[object]:
    """Each shape in each language; by place in every other one, and each kind of file in turn."""
    cases = []
    kinds = list(KINDS)
    for name, club in CLUBS.items():
        for k, (language, words) in enumerate(LANGUAGES.items()):
            for s, shape in enumerate(shapes(Writer(club, words))):
                by_place = (k + s) % 2 == 1
                kind = kinds[(k + s // 2) % len(kinds)]
                label = f"{name}, {language}, {shape}{', by place' * by_place}, {kind}"
                slow = () if len(cases) % 8 == 0 else pytest.mark.slow
                made = name, language, shape, by_place, kind
                cases.append(pytest.param(*made, id=label, marks=slow))
    return cases


@pytest.mark.parametrize(("name", "language", "shape", "by_place", "kind"), cases())
def test_every_shape_in_every_language_is_read_as_it_was_written(
    name: str, language: str, shape: str, by_place: bool, kind: str, tmp_path: Path
) -> None:
    club = CLUBS[name]
    file = tmp_path / f"club.{kind}"
    file.write_bytes(KINDS[kind](shapes(Writer(club, LANGUAGES[language], by_place))[shape]()))

    event = load(file)

    assert [finding.message for finding in examine_event(event) if finding.is_error] == []
    assert read(event) == written(club)
    assert wrong_colours(event, club) == []
