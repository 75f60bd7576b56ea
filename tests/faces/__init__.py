"""The faces of the program, and the law that each says what the core says.

A number is proved at the core: by sources, by hand, by a second calculation, by other programs.
What a command prints, a function gives, a workbook works out or a bulletin shows is proved here: a
face is asked about made-up events of all kinds, and each thing that it says has to be what the core
says of the same cells.

What is said has names, each with the number of a section:

    stopped                    whether an error stops what is printed
    refused k                  whether nobody in the section has a place, for an error
    order k                    the codes of the tie-breaks
    rank k                     the pairing numbers, in order of places
    place k number             1, or 2–4 where a place is shared; so score, decided
    value k number code        of a tie-break; nothing is an empty text
    terms k number code        round, opponent, amount, whether it counts, why; so sentence
    adjusted k number code     the amount in each complete round, of SOLK or SB
    cash k number              what somebody is paid; so trophies
    team k name                place, score and values of a team of players
    column k name              what the function of this name gives each row
    pending k                  what is still to be typed in the first round that is not complete
    findings                   severity, cell and sentence of each; findings by row k of functions
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from typing import Any, Protocol

from tests.make.kinds import Made
from xltiebreak import (
    SYSTEMS,
    Event,
    Outcome,
    Section,
    TieBreakError,
    examine_event,
    explain,
    prizes,
)
from xltiebreak import standings as ranked
from xltiebreak.event.roundrobin import games_in_all, games_to_come

Key = tuple[Any, ...]
Said = dict[Key, Any]
Asked = Sequence[tuple[int, int, str]]
"""The worksheets that are looked at: section, pairing number and code of each."""


class Face(Protocol):
    """Where somebody looks."""

    name: str
    within: float
    """How much is lost where it rounds figures."""

    @property
    def says(self) -> Collection[str]:
        """What it says of an event: the first word of each name."""

    def said(self, made: Sequence[Made]) -> Iterable[tuple[Event, Said | None]]:
        """Return what it says of each event, beside the event as it has it; nothing where it says
        that it knows nothing of such an event."""


# the core


def core(event: Event, asked: Iterable[Key] = ()) -> Said:
    """Return all that the core says of an event: of worksheets and columns those that are asked."""
    findings = findings_of(event)
    said: Said = {("findings",): findings, ("stopped",): any(f[0] == "error" for f in findings)}
    for k, section in enumerate(event.sections):
        of_this = [key for key in asked if key[1:2] == (k,)]
        if is_score_list(event):
            return _prizes(k, section)
        sheets = {key[2:]: None for key in of_this if key[0] in ("terms", "sentence")}
        said |= _standings(k, section, sheets)
        for key in (key for key in of_this if key[0] == "adjusted"):
            said[key] = adjusted(section, *key[2:])
        for name in (key[2] for key in of_this if key[0] == "column"):
            said["column", k, name] = column_of(section, NAMED[name])
        said |= _prizes(k, section)
        said["findings by row", k] = by_row(section)
        said["left out", k] = [
            without_places(one.message)
            for one in examine_event(Event("", (section,)))
            if one.code == "incomplete-round"
        ]
        said["pending", k] = pending(section)
    return said


def is_score_list(event: Event) -> bool:
    """Whether there are scores, and no results."""
    return any(player.printed_score is not None for player in event.sections[0].players) and (
        not event.sections[0].crosstable.rounds
    )


def findings_of(event: Event) -> list[list[str]]:
    """Return severity, place and sentence of each finding."""
    return [[one.severity, one.where, one.message] for one in examine_event(event)]


def by_row(section: Section) -> list[list[str]]:
    """Return the findings that functions have, too, in their words: they know rows and no cells."""
    origin, places = section.origin, {}
    for number, row in zip(section.crosstable.numbers, origin.rows):
        for head, column in origin.columns.items():
            name = {"R": "round", "P": "points of round", "C": "column"}.get(head[:1], "")
            if head[1:].isdigit():
                where = f"{origin.entry} {number}, {name} {head[1:]}"
                places[f"{origin.sheet}!{column}{row}"] = where
    return [
        [one.severity, places.get(one.where, ""), without_places(one.message)]
        for one in examine_event(Event("", (section,)))
        if one.code not in OF_NO_FUNCTION
    ]


OF_NO_FUNCTION = ("no-name", "prizes", "prize-list", "playoff")
PLACE = re.compile(r"(?:player|team) \d+, (?:round|column|points of round) \d+|(\w+!)?[A-Z]+\d+")
_NAMED = re.compile(r"# \((Entrant \d+)\)|# \(((?:player|team) \d+)\)")


def without_places(sentence: str) -> str:
    """Return a sentence with a # for each place and each result, named or not."""
    sentence = re.sub(r"says [\w#]+", "says #", PLACE.sub("#", sentence).replace("; #", ", #"))
    return _NAMED.sub(lambda found: found[2] or "#", sentence)


def pending(section: Section) -> str:
    """Return what is still to be typed, as the line of a sheet begins; nothing where all is in."""
    if section.origin.grid:
        left, games = len(games_to_come(section)), games_in_all(section)
        return f"{games - left} of {games} games are in" if left else ""
    table = section.crosstable
    begun = range(1, table.last_begun + 1)
    first = next((round for round in begun if round not in table.complete_rounds), 0)
    if not first or not table.started(first):
        return f"Round {first}: no game is entered" if first else ""
    missing = len(table.missing(first))
    if section.matches is None:
        return f"Round {first}: {missing} result{'s' * (missing != 1)} missing"
    results = [row[first - 1].outcome for row in table.results]
    without = results.count(Outcome.AWAITED)
    if matches := (missing - without) // 2:
        return f"Round {first}: {matches} match{'es' * (matches != 1)} without a result"
    if without > 1:
        return f"Round {first}: {without} teams to be paired yet"
    team = section.players[results.index(Outcome.AWAITED)]
    return f"Round {first}: team {team.number} ({team.name.partition(',')[0]}) has no match"


def _standings(k: int, section: Section, asked: Iterable[Key]) -> Said:
    try:
        table = ranked(section)
    except TieBreakError:
        return {("refused", k): True}
    rows, codes = table.players.rows, table.order.codes
    said: Said = {
        ("refused", k): False,
        ("order", k): [*codes],
        ("rank", k): [row.player.number for row in rows],
    }
    for row in rows:
        number = row.player.number
        said["place", k, number] = row.places if row.shared else str(row.place)
        said["score", k, number] = row.score
        said["decided", k, number] = row.decided_by or ""
        said |= {("value", k, number, code): figure(row.values.get(code)) for code in codes}
    said |= teams(k, table.to_dict())
    for number, code in asked:
        [sheet] = explain(table, number, [code]).worksheets
        said["terms", k, number, code] = [
            [term.round or "", term.opponent or "", figure(term.amount), term.counted, term.why]
            for term in sheet.terms
        ]
        said["sentence", k, number, code] = sheet.sentence()
        said["total", k, number, code] = figure(sheet.value)
    return said


def teams(k: int, section: Mapping[str, Any]) -> Said:
    """Return what an answer says of teams of players."""
    listed = section.get("teams", {}).get("standings", ())
    places = [team["place"] for team in listed]
    said: Said = {}
    for team in listed:
        values = [figure(value) for code, value in team["tiebreaks"].items() if code != "TEAMSUM"]
        place = str(team["place"] or "–")
        if team["shared"]:
            place += f"–{team['place'] + places.count(team['place']) - 1}"
        said["team", k, team["name"]] = [place, team["score"], *values]
    return said


def adjusted(section: Section, number: int, code: str) -> list[float | str]:
    """Return what each round gave, nothing for one that is not complete."""
    [sheet] = explain(ranked(section), number, [code]).worksheets
    table = section.crosstable
    amounts: dict[int, float | str] = dict.fromkeys(table.complete_rounds, 0.0)
    amounts |= {term.round: float(term.amount or 0) for term in sheet.terms if term.round}
    return [amounts.get(round, "") for round in range(1, table.rounds + 1)]


NAMED = {
    name: f"{system.code}/{option}" if option else system.code
    for system in SYSTEMS.values()
    for option, name in (("", system.function), *system.functions.items())
    if name and name != "TEAMSUM_TB"
}
"""The tie-break of each function that has its name."""


def column_of(section: Section, code: str) -> Any:
    """Return the values of a tie-break by row; its function knows neither order nor lots nor who
    withdrew."""
    is_of_group = SYSTEMS[code.partition("/")[0]].in_group
    alone = replace(section, order="", lots="", withdrawn=(), playoff="", prizes=None)
    try:
        table = ranked(alone, order="KASH" if is_of_group else code)
    except TieBreakError:
        return "refused"
    values = {
        row.player.number: figure(explain(table, row.player.number, [code]).worksheets[0].value)
        for row in table.players.rows
    }
    return [values.get(number, "") for number in range(1, max(values) + 1)]


def _prizes(k: int, section: Section) -> Said:
    try:
        [given] = prizes(section).to_dict()["sections"]
    except TieBreakError:
        return {}
    said: Said = {}
    for winner in given["players"]:
        said["cash", k, winner["number"]] = winner["cash"]
        said["trophies", k, winner["number"]] = winner["trophies"]
    return said


def figure(value: Any) -> float | str:
    """Return a figure as a cell holds it."""
    return "" if value is None else float(value)


def worksheets(event: Event, players: int = 3) -> Iterator[tuple[int, int, str]]:
    """Yield the worksheets to look at: of so many players all over the places each tie-break."""
    for k, section in enumerate(event.sections):
        try:
            table = ranked(section)
        except TieBreakError:
            continue
        rows = table.players.rows
        for row in rows[:: max(1, len(rows) // players)]:
            yield from ((k, row.player.number, code) for code in table.order.codes)


# the law


def law(face: Face, made: Sequence[Made]) -> None:
    """Assert that a face says what the core says, and all that it is to say."""
    told = [*zip(made, face.said(made), strict=True)]
    assert not all(said is None for _, (_, said) in told), f"{face.name} says nothing"
    for one, (event, said) in told:
        if said is None:
            continue
        expected = core(event, said)
        missing = object()
        wrong = {
            key: (value, expected.get(key, missing))
            for key, value in said.items()
            if not alike(value, expected.get(key, missing), face.within)
        }
        assert not wrong, f"{face.name}, {one}: said, and by the core: {wrong}"
        if said.get(("stopped",)):
            continue
        unsaid = [key for key in expected if key[0] in face.says and key not in said]
        assert not unsaid, f"{face.name}, {one}: nothing is said of {unsaid}"


def alike(value: Any, other: Any, within: float) -> bool:
    """Whether two values are the same, figures up to what is lost by rounding."""
    if isinstance(value, (list, tuple)) and isinstance(other, (list, tuple)):
        pairs = zip(value, other)
        return len(value) == len(other) and all(alike(*pair, within) for pair in pairs)
    if isinstance(value, float) and isinstance(other, (int, float)):
        return abs(value - other) <= within * (10 if abs(other) >= 100 else 1)
    return bool(value == other)
