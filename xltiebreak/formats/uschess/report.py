"""A US Chess rating report: its three dBase III files → an event, and an event → the three files
with sentences about what the report needs besides. ``fields.toml`` has their fields.

The bytes are read and written here because no library does it better: ``dbf`` opens files by path
only and keeps them open, which Windows then cannot remove; ``dbfread`` has had no release since
2016; ``dbfpy3`` refuses fields that do not state where they begin; ``pyshp`` is a library for maps
of 5,000 lines, writes the day's date, so that no two reports are alike, and fails on a damaged file
with any error. Character fields alone are seventy lines, which ``dbf`` checks in the tests.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import accumulate

from xltiebreak.disk.shipped import table_in
from xltiebreak.event.figures import counted
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.letters import write as write_letters
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.roundrobin import by_round
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.event.words import unaccented
from xltiebreak.formats.kinds import Written, is_dbf
from xltiebreak.formats.sheet import Records, Sheet, event_of, headed
from xltiebreak.tables.around import joined, spans
from xltiebreak.tables.cells import MAX_CELLS, Cell, Fault, Row, plain
from xltiebreak.tables.labels import Settings

VERSION, PROGRAM = "2C", "XLTIEBREAK"
FILES = HEADER_FILE, SECTION_FILE, PLAYER_FILE = ("THEXPORT.DBF", "TSEXPORT.DBF", "TDEXPORT.DBF")
Fields = Mapping[str, int]
"""Character fields by name, in their order, with their widths."""

HEADER, SECTION, PLAYER, COLUMNS = table_in("formats/uschess/fields.toml").values()
ROUND_WIDTH = 7
MAX_ROUNDS = 99
"""The most that the two figures in a field's name can count."""
_ROUNDS = range(1, MAX_ROUNDS + 1)

SWISS, ROUND_ROBIN, DOUBLE = "S", "R", "2"
"""The kinds of a section, ``S_TRN_TYPE``."""
USA = "USA"


def round_field(round: int) -> str:
    """Return the name of a round's field: ``D_RND03``."""
    return f"D_RND{round:02d}"


def player_fields(rounds: int) -> Fields:
    """Return the fields of the players' file for so many rounds."""
    return {**PLAYER, **{round_field(round): ROUND_WIDTH for round in range(1, rounds + 1)}}


class Record(dict[str, str]):
    """One line of a file: texts by the names of its fields; empty ones that the file has not."""

    def __missing__(self, name: str) -> str:
        return ""


_DAY = re.compile(r"(\d{4})(\d\d)(\d\d)")
_KEY = {HEADER_FILE: "H_NAME", SECTION_FILE: "S_SEC_NAME", PLAYER_FILE: "D_PAIR_NUM"}
"""A field by which each file is known, whatever its name."""
SITS_OUT = Cell("U")
_TWO_GAMES = Fault(
    "double-games",
    "here are two games a round (a double Swiss), which cannot be read; use a table with one game "
    "in each cell",
)


def read_uschess(files: Mapping[str, bytes], name: str) -> Event:
    """Return the event of a rating report; ``files`` are its three files by name, ``name`` its
    folder.

    Raises:
        TieBreakError: a file is missing, is none of a rating report, or holds two events.
    """
    if missing := [file for file in FILES if file not in files]:
        raise TieBreakError(
            f"a rating report is three files in one folder; missing: {' and '.join(missing)}"
        )
    headers, sections, players = (read_table(files[file], file) for file in FILES)
    for file, records in zip(FILES, (headers, sections, players)):
        if not records or _KEY[file] not in records[0]:
            raise _not_of_a_report(file)
    if len(headers) != 1:
        raise _not_of_a_report(HEADER_FILE)
    version = headers[0]["H_FORMAT"]
    if version.upper() != VERSION:
        raise TieBreakError(
            f"the report is in format {version or 'of before 2006'}; expected {VERSION}: "
            "export it with a newer version of the pairing program"
        )
    return _event(headers[0], sections, players, name)


def _not_of_a_report(file: str) -> TieBreakError:
    return TieBreakError(
        f"{file} is not that file of one rating report, or it is damaged or cut short; export the "
        "rating report again"
    )


def _event(
    header: Record, sections: Sequence[Record], players: Sequence[Record], name: str
) -> Event:
    controls = dict.fromkeys(text for section in sections if (text := section["S_TIMECTL"]))
    assistants = (header["H_ATD_ID"], header["H_OTHER_TD"])
    return event_of(
        header["H_NAME"] or name,
        [_sheet(section, players) for section in sections],
        f"{PLAYER_FILE} holds no player; export the rating report again",
        dates=joined(*(_DAY.sub(r"\1-\2-\3", header[f"H_{end}_DATE"]) for end in ("BEG", "END"))),
        city=place(*(header[f"H_{part}"] for part in ("CITY", "STATE", "ZIPCODE", "COUNTRY"))),
        organizer=header["H_AFF_ID"],
        chief_td=header["H_CTD_ID"],
        assistant_tds="; ".join(text for text in assistants if text),
        rated_by="US Chess",
        time_control="; ".join(controls),
        faults=tuple(_contradictions(header, sections, players)),
    )


_ONE_REPORT = "are they of one report? Export it again, into an empty folder"
_GAME = re.compile(r"[WDLNRS] *0*[1-9]", re.IGNORECASE)


def _contradictions(
    header: Record, sections: Sequence[Record], players: Sequence[Record]
) -> Iterator[Finding]:
    """Yield where the files contradict each other, as if some belong to another report."""
    known = {section["S_SEC_NUM"] for section in sections}
    of_players = dict.fromkeys(player["D_SEC_NUM"] for player in players)
    for number in (each for each in of_players if each not in known):
        message = (
            f"players are in section {number!r}, which {SECTION_FILE} does not have; export the "
            "rating report again"
        )
        yield Finding(ERROR, "missing-section", PLAYER_FILE, message)
    count = _number(header["H_TOT_SECT"])
    if count not in (None, len(sections)):
        says = f"it says {counted(count or 0, 'section')}, {SECTION_FILE} has {len(sections)}"
        yield Finding(ERROR, "mixed-report", HEADER_FILE, f"{says}; {_ONE_REPORT}")


def _number(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() else None


def _sheet(section: Record, all_players: Sequence[Record]) -> Sheet:
    """Return a section; later rounds only fill up to those of the longest section."""
    name = section["S_SEC_NAME"] or f"Section {section['S_SEC_NUM']}"
    players = [player for player in all_players if player["D_SEC_NUM"] == section["S_SEC_NUM"]]
    fields = [field for field in map(round_field, _ROUNDS) if any(field in p for p in players[:1])]
    held, stated = len(fields), _number(section["S_TOT_RNDS"])
    rounds = stated if stated and stated <= held else held
    kind = section["S_TRN_TYPE"].upper()
    faults = []
    if any(_GAME.match(player[field]) for field in fields[rounds:] for player in players):
        says = f"{SECTION_FILE} says {counted(rounds, 'round')}, {PLAYER_FILE} has {held}"
        faults.append(Finding(ERROR, "mixed-report", name, f"{says}; {_ONE_REPORT}"))
    if players and stated != rounds:
        message = f"{section['S_TOT_RNDS']!r} is no number of rounds up to {held}; all are read"
        faults.append(Finding(WARNING, "rounds", name, message))
    if kind == DOUBLE:
        faults.append(Finding(ERROR, _TWO_GAMES.code, name, _TWO_GAMES.message))
    cells = [[_cell(player[field]) for field in fields[:rounds]] for player in players]
    numbers = [player["D_PAIR_NUM"] for player in players]
    if kind == ROUND_ROBIN and _by_opponent(numbers, cells):
        cells = by_round([[[cell] for cell in row] for row in cells], SITS_OUT)
        rounds = len(cells[0])
    rows = [
        Row(at, [*(Cell(player[field]) for field in COLUMNS.values()), *results])
        for at, (player, results) in enumerate(zip(players, cells), start=1)
    ]
    grid = headed(Records(name, rows), [*COLUMNS], rounds)
    called = "roundrobin" if kind == ROUND_ROBIN else "swiss" if kind else ""
    settings = Settings(name, called, rounds or None, notation="us")
    return Sheet(grid, settings, faults=faults)


def _by_opponent(numbers: Sequence[str], cells: Sequence[Sequence[Cell]]) -> bool:
    """Whether a round-robin's columns are opponents, as the format wants, and not rounds, as some
    programs write them."""
    if not cells or len(cells[0]) != len(numbers):
        return False
    named = (
        ("".join(filter(str.isdigit, cell.text)), number)
        for row in cells
        for cell, number in zip(row, numbers)
    )
    return all(met in ("", "0", number) for met, number in named)


def _cell(text: str) -> Cell:
    return Cell(text, _TWO_GAMES if text[:1] in ("$", "#", "%") else None)


def place(city: str, state: str, zip_code: str, country: str) -> str:
    """Return the place as one text: ``Springfield, IL 62701``, with the country outside the USA."""
    region = " ".join(text for text in (state, zip_code) if text)
    abroad = "" if country.upper() in (USA, "US") else country
    return ", ".join(text for text in (city, region, abroad) if text)


# Writing

MAX_SECTIONS = 99
MAX_NUMBER = 9_999
_NO_SYSTEM = (
    "The rating system is left blank, since no time control tells it; a rating report needs one "
    "such as G/60;d5."
)


def write_uschess(event: Event) -> Written:
    """Return the event as ``THEXPORT.DBF``, ``TSEXPORT.DBF`` and ``TDEXPORT.DBF``.

    A section's rounds are reported in their order, a round-robin's too, which the format allows if
    it is called a Swiss. Rounds that have not begun are left out. For a team section the players'
    games are written.

    Raises:
        EventError: the event has errors; a report must have none.
        TieBreakError: a round is not finished, or there are more sections, rounds or players than
            the format counts; or a team section has no games of players.
    """
    from xltiebreak.answers.findings import examined  # late: for writers alone

    examined(event, event.sections)
    event = replace(event, sections=tuple(map(_rated_games, event.sections)))
    if len(event.sections) > MAX_SECTIONS:
        raise TieBreakError(f"a rating report holds at most {MAX_SECTIONS} sections")
    rounds = {number: _rounds(section) for number, section in enumerate(event.sections, start=1)}
    columns = max(rounds.values())
    sections, players = [], []
    for number, section in enumerate(event.sections, start=1):
        sections.append(_section(event, number, section, rounds[number]))
        for player, results in zip(section.players, section.crosstable.results):
            players.append(_player(number, player, results[: rounds[number]], columns))
    files = {
        HEADER_FILE: write_table(HEADER, [_header(event)]),
        SECTION_FILE: write_table(SECTION, sections),
        PLAYER_FILE: write_table(player_fields(columns), players),
    }
    return Written(files, () if rating_system(event.time_control) else (_NO_SYSTEM,))


def _rated_games(section: Section) -> Section:
    """Return the section with the players of its teams, whose games are rated."""
    if section.matches is None:
        return section
    members = section.matches.members
    if members is None or not members.players:
        raise TieBreakError(
            f"section {section.name}: a rating report holds the games of players, and of this team "
            "event only the matches are known; enter the players and the boards first"
        )
    return replace(members, name=section.name, scheduled_rounds=section.scheduled_rounds)


def _rounds(section: Section) -> int:
    """Return how many rounds were played; refuse one that is not finished."""
    table = section.crosstable
    rounds = max((r for r in range(1, table.rounds + 1) if table.started(r)), default=0)
    last = max(table.numbers, default=0)
    if rounds > MAX_ROUNDS:
        raise TieBreakError(f"{section.name}: a rating report holds at most {MAX_ROUNDS} rounds")
    if last > MAX_NUMBER:
        raise TieBreakError(
            f"{section.name}: a rating report has no player {last}; {MAX_NUMBER} is the last"
        )
    for number, results in table.rows.items():
        for round, result in enumerate(results[:rounds], start=1):
            if result.outcome in (Outcome.PENDING, Outcome.AWAITED, Outcome.UNREADABLE):
                raise TieBreakError(
                    f"{section.name}: round {round} of player {number} is {result.outcome.value}; "
                    "a rating report holds finished rounds only"
                )
    return rounds


def _of_both(event: Event) -> Mapping[str, str]:
    """Return what the event and each of its sections state."""
    begin, end = days(event.dates)
    return {
        "BEG_DATE": begin,
        "END_DATE": end,
        "CTD_ID": next(iter(_MEMBER.findall(event.chief_td)), ""),
        "ATD_ID": next(iter(_MEMBER.findall(event.assistant_tds)), ""),
    }


def _header(event: Event) -> Mapping[str, str]:
    texts = {
        **_of_both(event),
        **dict(zip(("CITY", "STATE", "ZIPCODE", "COUNTRY"), place_parts(event.city))),
        "FORMAT": VERSION,
        "PROGRAM": PROGRAM,
        "NAME": event.name,
        "TOT_SECT": str(len(event.sections)),
        "AFF_ID": next(iter(_AFFILIATE.findall(event.organizer)), ""),
        "SENDCROS": "N",
        "OTHER_TD": " ".join(_MEMBER.findall(event.assistant_tds)[1:]),
    }
    return {f"H_{field}": text for field, text in texts.items()}


def _section(event: Event, number: int, section: Section, rounds: int) -> Mapping[str, str]:
    texts = {
        **_of_both(event),
        "SEC_NUM": str(number),
        "SEC_NAME": section.name,
        "R_SYSTEM": rating_system(event.time_control),
        "TIMECTL": event.time_control,
        "TRN_TYPE": SWISS,
        "TOT_RNDS": str(rounds),
        "LST_PAIR": str(max(section.crosstable.numbers, default=0)),
    }
    return {f"S_{field}": text for field, text in texts.items()}


def _player(
    section: int, player: Player, results: tuple[Result, ...], columns: int
) -> Mapping[str, str]:
    cells = [write_round(result) for result in results]
    cells += [NOT_PAIRED] * (columns - len(cells))
    return {
        "D_SEC_NUM": str(section),
        "D_PAIR_NUM": str(player.number),
        "D_MEM_ID": player.id,
        "D_NAME": player.name,
        "D_STATE": player.federation if len(player.federation) == 2 else "",  # USA is no state
        "D_RATING": "" if player.rating is None else str(player.rating),
        **{round_field(round): cell for round, cell in enumerate(cells, start=1)},
    }


_PLACE = re.compile(
    r"(?P<city>[^,]*)(?:, (?P<state>[A-Z]{2}))?(?: (?P<zip>\d{5}(?:-\d{4})?))?"
    r"(?:, (?P<country>[^,]+))?"
)
_MEMBER = re.compile(r"(?<!\d)\d{8}(?!\d)")
_AFFILIATE = re.compile(r"A\d{7}")
"""The IDs of US Chess members and affiliates."""
_PERIOD = re.compile(
    r"(?<!\d)(?:\d++|G|SD|Game) ?/ ?(?P<minutes>\d++)"
    r"(?:[;,]? ?(?:d|\+|inc) ?/? ?(?P<seconds>\d++))?(?: ?[,;] ?(?=\d|G|SD)|$)",
    re.IGNORECASE,
)
"""A period of a time control, with the sign before the next one."""
_BYE_WORTH = {0.5: "H", 0.0: "U"}
NOT_PAIRED = "U0"


def days(text: str) -> tuple[str, str]:
    """Return the first and the last day, ``20260314``; both empty where the text is ambiguous."""
    period = spans(text)
    if len(period) != 1:
        return "", ""
    ((begin, end),) = period
    return f"{begin:%Y%m%d}", f"{end:%Y%m%d}"


def place_parts(text: str) -> tuple[str, str, str, str]:
    """Return city, state, zip code and country of a place as :func:`place` writes it."""
    match = _PLACE.fullmatch(text)
    if match is None:
        return text, "", "", ""
    country = match["country"] or (USA if match["state"] else "")
    return match["city"], match["state"] or "", match["zip"] or "", country


def rating_system(time_control: str) -> str:
    """Return ``R`` regular, ``D`` dual, ``Q`` quick or ``B`` blitz, by the minutes of all periods
    plus the seconds of delay or increment; empty if the time control does not say, or states
    different seconds for its periods.

    Source: US Chess rule 5C.
    """
    text = " ".join(time_control.split())
    periods = [*_PERIOD.finditer(text)]
    seconds = {int(period["seconds"]) for period in periods if period["seconds"]}
    base = sum(int(period["minutes"]) for period in periods)
    total = base + max(seconds, default=0)
    ends = periods and periods[-1][0].upper().startswith(("G", "SD"))
    if not ends or _PERIOD.sub("", text) or len(seconds) > 1 or (10 < total < 30 and base < 5):
        return ""
    return "R" if total > 65 else "D" if total >= 30 else "Q" if total > 10 else "B" * (total >= 5)


def write_round(result: Result) -> str:
    """Return the cell of a finished round; without a game the opponent is 0.

    A pairing bye worth ½ becomes a half-point bye, an annulled game an unpaired round.
    """
    if result.played:
        return write_letters(result).upper()
    if result.worth is not None:
        return f"{_BYE_WORTH.get(result.worth, 'B')}0"
    if result.outcome is Outcome.ANNULLED:
        return NOT_PAIRED
    return f"{write_letters(Result(result.outcome))}0"


# The bytes of the files

MAX_RECORDS = 50_000
_DBASE_III = 0x03
_HEADER = struct.Struct("<B3BIHH20x")
"""Version, date of the last change, number of records, length of the header and of a record."""
_DESCRIPTOR = struct.Struct("<11sc4xB15x")
"""A field's name, type and width."""
_LAST_CHANGE = (100, 1, 1)
_HEADER_END, _FILE_END = b"\r", b"\x1a"
_DELETED = b"*"


def read_table(content: bytes, name: str) -> list[Record]:
    """Return the records of a dBase III file, without the blanks that fill their fields.

    ``name`` is the file's name, for messages.

    Raises:
        TieBreakError: it is no such file, is damaged or cut short, or holds more records than
            any event.
    """
    if not is_dbf(content):
        raise _not_of_a_report(name)
    *_, count, header, length = _HEADER.unpack_from(content)
    fields = list(_fields(content)) if count <= MAX_RECORDS else []
    is_whole = length == 1 + sum(width for _, width in fields)
    if not is_whole or count * len(fields) > MAX_CELLS or len(content) < header + count * length:
        raise _not_of_a_report(name)
    ends = accumulate((width for _, width in fields), initial=1)
    places = {name: slice(end, end + width) for (name, width), end in zip(fields, ends)}
    starts = range(header, header + count * length, length)
    lines = (content[start : start + length] for start in starts)
    return [
        Record({name: plain(line[at].decode("cp1252", "replace")) for name, at in places.items()})
        for line in lines
        if not line.startswith(_DELETED)
    ]


def _fields(content: bytes) -> Iterator[tuple[str, int]]:
    header = _HEADER.unpack_from(content)[-2]
    for start in range(_HEADER.size, min(header, len(content)) - _DESCRIPTOR.size, 32):
        name, _, width = _DESCRIPTOR.unpack_from(content, start)
        yield name.split(b"\0")[0].decode("ascii", "replace").strip().upper(), width


def write_table(fields: Fields, records: Sequence[Mapping[str, str]]) -> bytes:
    """Return a dBase III file of these records; the same records give the same bytes.

    A text is cut at its field's width; a letter without a plain form becomes a question mark.
    """
    length = 1 + sum(fields.values())
    header = _HEADER.size + _DESCRIPTOR.size * len(fields) + len(_HEADER_END)
    pieces = [_HEADER.pack(_DBASE_III, *_LAST_CHANGE, len(records), header, length)]
    pieces += [
        _DESCRIPTOR.pack(name.encode("ascii"), b"C", width) for name, width in fields.items()
    ]
    pieces.append(_HEADER_END)
    for record in records:
        pieces.append(b" ")
        for name, width in fields.items():
            text = unaccented(plain(record.get(name, "")))[:width]
            pieces.append(text.ljust(width).encode("ascii", "replace"))
    pieces.append(_FILE_END)
    return b"".join(pieces)
