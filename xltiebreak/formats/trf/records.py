"""The records of a TRF: its lines by code, the event's fields in its header, and what further
records say of rounds.

``layout`` has a table of the columns of every record; here is one of what stands in a field: a
round, points, a result. So each mistake has its column, and a record is read in a few lines.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from xltiebreak.event.crosstable import MAX_PLAYERS, MAX_ROUNDS, ROUNDROBIN, SWISS
from xltiebreak.event.figures import decimal
from xltiebreak.event.figures import points as read_points
from xltiebreak.event.findings import ERROR, WARNING, Finding, TieBreakError
from xltiebreak.event.result_words import BOTH_LOST, LOST_BY_FORFEIT, WON_BY_FORFEIT, Both
from xltiebreak.event.results import BLANK, Outcome, Result
from xltiebreak.event.section import FIDE_MATCH_POINTS, MatchPoints, Player
from xltiebreak.event.words import bare, too_long
from xltiebreak.formats.kinds import decoded, lines_of, refuse_what_is_too_large
from xltiebreak.formats.trf import layout
from xltiebreak.formats.trf.layout import PLAYER, RECORDS, TABLE, Record
from xltiebreak.ranking.orders import as_list, order_named
from xltiebreak.rules.editions import edition_named
from xltiebreak.rules.systems import tie_break
from xltiebreak.tables.cells import plain
from xltiebreak.tables.labels import names_two_cycles

_PLAYER = re.compile(rf"{PLAYER.code}|\s*{PLAYER.code} ")
_EXTENSION = re.compile(r"XX[A-Z]|BB[A-Z]")
_EDITION = re.compile(r"### *edition *: *(\S.*)", re.IGNORECASE)
MAX_RECORDS = 5 * MAX_PLAYERS

_NUMBERS = {"No.": "pairing-number", "Rating": "rating", "Place": "rank"}
"""The fields that hold whole numbers, and the code of a fault in them."""

Line = tuple[int, str]
"""A line with its number in the file."""


@dataclass
class Records:
    """The lines of a file with their numbers: those of players, and all others by code.

    ``edition`` is the one in a comment of ours; ``faults`` are what is wrong, whoever finds it.
    """

    players: list[Line] = field(default_factory=list)
    by_code: dict[str, list[Line]] = field(default_factory=dict)
    faults: list[Finding] = field(default_factory=list)
    edition: str = ""

    def lines(self, *codes: str) -> Sequence[Line]:
        """Return the lines of these records, in the order of the file."""
        return sorted(line for code in codes for line in self.by_code.get(code, ()))

    def text(self, *codes: str) -> str:
        """Return the text of the first of these records that has one, as one tidy line."""
        return next((text for code in codes for text in self.texts(code) if text), "")

    def texts(self, code: str) -> list[str]:
        """Return the text of each record of this code, as tidy lines."""
        return [plain(line[len(code) :]) for _, line in self.by_code.get(code, ())]

    def line_of(self, *codes: str) -> int:
        """Return the line of the first of these records that has a text."""
        lines = [line for code in codes for line in self.by_code.get(code, ())]
        return next((k for k, line in lines if line[3:].strip()), lines[0][0])

    def fields(self, record: Record, line: int, text: str) -> tuple[str, dict[str, str], bool]:
        """Return a line by its columns, the texts in its fields, and whether all stand in place."""
        columns, unpacked = record.aligned(text)
        if column := record.misplaced(columns):
            message = (
                f"expected {record.code} in the first three columns and a blank between two "
                f"fields, found {columns[column - 1]!r}; move the fields of this line to their "
                "columns"
            )
            self.fault("misaligned-line", line, message, column)
        texts = {name: plain(unpacked(held)) for name, held in record.read(columns).items()}
        return columns, texts, not column

    def numbers(self, record: Record, line: int, texts: Mapping[str, str]) -> dict[str, int | None]:
        """Return the whole numbers in a record's fields; nothing for a field that is blank or 0, or
        after a fault."""
        numbers: dict[str, int | None] = {}
        for name, code in _NUMBERS.items():
            if name not in texts:
                continue
            text = texts[name]
            if not whole(text) and (name == "No." or text.strip("0")):
                problem = f"{text!r} is not a {code.replace('-', ' ')}" if text else "it is missing"
                message = f"{problem}; expected a whole number such as 12"
                self.fault(code, line, message, record.fields[name].first)
            numbers[name] = int(text) if whole(text) else None
        return numbers

    def fault(
        self, code: str, line: int, message: str, column: int = 0, severity: str = ERROR
    ) -> None:
        """Add what is wrong in a line, or in a column of it."""
        where = f"line {line}" + f", column {column}" * bool(column)
        if len(self.faults) == MAX_RECORDS:
            raise TieBreakError(f"{where}: more than {MAX_RECORDS:,} entries cannot be read")
        self.faults.append(Finding(severity, code, where, message))


class Entry(NamedTuple):
    """One player's record: its line, the player, his results as far as they are written, and the
    columns of every round."""

    line: int
    player: Player
    results: list[Result]
    texts: list[str]

    def result(self, round: int) -> Result:
        """Return the result of a round; blank after the end of the record."""
        return self.results[round - 1] if round <= len(self.results) else BLANK

    def extend(self, rounds: int) -> None:
        """Make room for so many rounds."""
        self.results.extend([BLANK] * (rounds - len(self.results)))
        self.texts.extend([""] * (rounds - len(self.texts)))

    def enter(self, round: int, result: Result) -> None:
        """Enter what another record says of a round."""
        self.extend(round)
        self.results[round - 1] = result


def read_records(content: bytes) -> Records:
    """Return the records of a file that can change a tie-break, without comments, rulers and blank
    lines, accelerated pairings and national ratings.

    Raises:
        TieBreakError: the file is not text, or larger than any event.
    """
    records = Records()
    kept = 0
    for number, ended in enumerate(lines_of(decoded(content)), start=1):
        line, code = ended.rstrip("\r\n"), ended[:3]
        if why := too_long(line.rstrip()):
            raise TieBreakError(f"line {number}: {why}")
        if not line or line.isspace():
            continue
        kept += 1
        if kept > MAX_RECORDS:
            raise TieBreakError(f"the file has more than {MAX_RECORDS:,} lines")
        if edition := _EDITION.fullmatch(line):
            try:
                records.edition = edition_named(edition[1].rstrip()).code
            except TieBreakError as error:
                message = f"{error}; the comment is passed over"
                records.fault("setting", number, message, severity=WARNING)
        elif _PLAYER.match(line):
            records.players.append((number, line))
            refuse_what_is_too_large(len(records.players))
        elif code in RECORDS or _EXTENSION.fullmatch(code):
            records.by_code.setdefault(code, []).append((number, line))
    return records


def whole(text: str) -> bool:
    """Whether a text is a whole number from 1 on, of a usual length."""
    return text.isascii() and text.isdecimal() and bool(text.strip("0")) and len(text) < 10


def read_kind(records: Records) -> tuple[str, bool]:
    """Return how players or teams are paired, by records 192 and 092; whether all meet twice."""
    words = bare(records.text("192", "092"))
    is_one = any(word in words for word in ("robin", "berger", "rundenturnier", "allplayall"))
    return ROUNDROBIN if is_one else SWISS if words else "", is_one and names_two_cycles(words)


ROUNDS = ("142", "XXR")
"""The records that state the number of rounds, TRF26's own first."""


def read_scheduled_rounds(records: Records) -> int | None:
    """Return the number of rounds that the file states."""
    text = records.text(*ROUNDS)
    if whole(text) and int(text) <= MAX_ROUNDS:
        return int(text)
    if text:
        message = f"{text!r} is not a number of rounds; expected one from 1 to {MAX_ROUNDS}"
        records.fault("setting", records.line_of(*ROUNDS), message)
    return None


def check_count(records: Records, code: str, noun: str, actual: int) -> None:
    """Warn if the file has fewer players or teams than its record says: it is cut."""
    count = records.text(code)
    if whole(count) and int(count) != actual:
        message = f"the file says {count} {noun}s and has {actual}; is it complete?"
        records.fault(f"{noun}-count", records.line_of(code), message, severity=WARNING)


_USUAL = {code: float(worth) for worth, codes in TABLE["worth"].items() for code in codes.split()}
_PAIRING_BYE = frozenset({"P", "PAB", "BBU"})
_UNKNOWN_RESULT = "X"  # an adjourned game is not finished, whatever it is counted for meanwhile
_SCORING = ("162", "XXS", "BBW", "BBD", "BBL", "BBZ", "BBF", "BBU")
"""The worth of results: a record of TRF26, of JaVaFo, and those of bbpPairings."""
_WORTH = re.compile(r"(?<![A-Z])([A-Z]++) ?=? ?(\d*[.,]?\d+)")


def read_scoring(records: Records) -> float | None:
    """Return the worth of a pairing bye of players if a record states it.

    Tie-breaks are defined for 1, ½ and 0: other points are an error with its line.
    """
    bye: float | None = None
    for number, line in records.lines(*_SCORING):
        worth, odd = worth_in(line if line.startswith("BB") else line[3:])
        for code, value in worth.items():
            if code in _PAIRING_BYE and value <= 1:
                bye = value
            elif code not in (*_USUAL, *_PAIRING_BYE, _UNKNOWN_RESULT):
                odd.append(f"{code!r} is not a result")
            elif code != _UNKNOWN_RESULT and value != _USUAL.get(code):
                odd.append(f"{code} is worth {decimal(value)}")
        if odd:
            message = (
                f"{', '.join(odd)} (record {line[:3]}); tie-breaks are worked out for 1 a win, ½ a "
                "draw, 0 a loss and at most 1 a bye"
            )
            records.fault("scoring", number, message)
    return bye


def worth_in(text: str) -> tuple[dict[str, float], list[str]]:
    """Return the worth of each code in the text of a record, and what cannot be read of it."""
    worth, known = {}, plain(text.upper())
    odd = [f"{text.strip()!r} cannot be read"] if _WORTH.sub("", known).strip() else []
    for code, figure in _WORTH.findall(known):
        try:
            worth[code] = read_points(figure)
        except ValueError:
            odd.append(f"{figure!r} is not a number of points")
    return worth, odd


POINTS, MATCH_POINTS, GAME_POINTS = "PTS", "MPTS", "GPTS"
"""The first code of an order of the standings: points, match points or game points."""
SELF_DEFINED = "OTHER_"
"""What begins the name of a tie-break that FIDE does not have."""


def stated_order(records: Records) -> tuple[str, list[str]]:
    """Return the code of the record that states an order, and the order's codes.

    Record 212 (standings, beginning with the points) comes before 202. Record 222 is the time
    control, unless it lists tie-breaks.
    """
    code = next((code for code in ("212", "202") if records.text(code)), "")
    if not code and "222" in records.by_code and all(map(_known, records.text("222").split(","))):
        code = "222"
    codes = [part.strip() for part in records.text(code).split(",")] if code else []
    return code, [code for code in codes if code]


def read_order(records: Records) -> str:
    """Return the file's order as codes with commas; a warning says why one is not used.

    An order with an unknown code is not read at all: the rest of it would be another order.
    """
    code, stated_codes = stated_order(records)
    if stated_codes[:1] and stated_codes[0].upper() in (POINTS, MATCH_POINTS, GAME_POINTS):
        del stated_codes[0]
    codes = [_ours(code) for code in stated_codes]
    unknown = [code for code in codes if not _known(code)]
    try:
        if unknown:
            raise TieBreakError(f"{', '.join(unknown)} cannot be computed here")
        if codes:
            order_named(as_list(",".join(codes)))
    except TieBreakError as error:
        message = (
            f"{str(error).rstrip('.')}, so the file's order ({', '.join(stated_codes)}) is passed "
            "over and the usual one of its rules applies; state the tie-break order yourself"
        )
        records.fault("tie-break-order", records.line_of(code), message, severity=WARNING)
        return ""
    return as_list(",".join(codes)) if codes else ""


def _known(code: str) -> bool:
    try:
        return bool(tie_break(code))
    except TieBreakError:
        return False


def _ours(code: str) -> str:
    if code.upper() in (MATCH_POINTS, GAME_POINTS):
        return "MPvGP"  # behind the points that place the teams, those are the other ones
    return code[len(SELF_DEFINED) :] if code.upper().startswith(SELF_DEFINED) else code


# The records that say more of rounds than the players' own: byes and rulings of players, and byes,
# line-ups and forfeits of teams.

FORFEITS: Mapping[str, Both] = {"+-": WON_BY_FORFEIT, "-+": LOST_BY_FORFEIT, "--": BOTH_LOST}
"""Record 330: what the teams with White and with Black on board 1 have."""
HOLDS: Mapping[str, tuple[Callable[[str], Any], str]] = {
    "Round": (int, "a round of the event"),
    **dict.fromkeys(
        ("Match points", "Game points"),
        (lambda text: read_points(text or "0"), "a number of points such as 2.0"),
    ),
    "Kind": ({letter: layout.LETTERS[letter][0] for letter in "FHZ"}.__getitem__, "F, H or Z"),
    "Forfeit": (FORFEITS.__getitem__, "a forfeit: +-, -+ or --"),
}
"""What stands in the fields of records 240, 300, 320 and 330: how it is read, what was expected;
in others the number of a player or team."""
NO_RULINGS = (
    "the arbiter gave or took away points (record 299) that are not those of a game won, drawn or "
    "lost, which cannot be taken into account; remove the record to work without them"
)
Key = tuple[int, int]
"""A round and a player or team."""


class Said(NamedTuple):
    """What one record says of one round of a player or team: a bye or a forfeit, the
    outcome that the arbiter ruled, points, a line-up."""

    line: int
    column: int = 0
    opponent: int = 0
    result: Result = BLANK
    ruled: Outcome = Outcome.UNREADABLE
    points: float | None = None
    seats: tuple[int, ...] | None = None


class Wrong(TieBreakError):
    """The error that a field cannot be read; ``column`` is where it begins."""

    def __init__(self, column: int, message: str) -> None:
        super().__init__(message)
        self.column = column


@dataclass
class RoundRecords:
    """Reads records of rounds, and reports what is wrong. ``noun`` says whose rounds they are, a
    player's or a team's; ``members`` has the numbers of these, with the players of a team."""

    records: Records
    noun: str
    members: Mapping[int, Collection[int]]
    scale: MatchPoints = FIDE_MATCH_POINTS

    def read(self, *codes: str) -> dict[Key, Said]:
        """Return what these records say. A line with a mistake is told and left out, and so is a
        second one about the same round."""
        readers = {
            "240": self._byes,
            "299": self._rulings,
            "300": self._lineup,
            "320": self._allocated,
            "330": self._forfeit,
        }
        known: dict[Key, Said] = {}
        for code in codes:
            of_players = "bye-record" if code == "240" else "abnormal-points"
            fault = "team-record" if self.noun == "team" else of_players
            for number, line in self.records.lines(code):
                try:
                    said_here = list(readers[code](line.rstrip()))
                except Wrong as wrong:
                    self.records.fault(fault, number, str(wrong), wrong.column)
                    continue
                for key, said in said_here:
                    if key not in known:
                        known[key] = said._replace(line=number)
                        continue
                    message = (
                        f"{self.noun} {key[1]} has such a record for round {key[0]} on line "
                        f"{known[key].line} already; leave one of them"
                    )
                    self.records.fault(fault, number, message, said.column)
        return known

    def _byes(self, line: str) -> Iterator[tuple[Key, Said]]:
        held = self._fields(layout.BYE, line)
        first = layout.BYE.entries.first
        for column, text in list(layout.BYE.entries_of(line)) or [(first, "")]:
            key = (held["Round"], self._held(self.noun, text, column))
            yield key, Said(0, first, result=Result(held["Kind"]))

    def _rulings(self, line: str) -> Iterator[tuple[Key, Said]]:
        """A director lets a result stand although the opponent's differs.

        ``299 D        0.5   5    6`` says that player 6 has a draw in round 5, even if his own
        record differs: there the game stands as his opponent has it. Without players it says what
        such a result is worth. Other points given or taken away cannot be counted.
        Source: FIDE Handbook C.04 annex 2, TRF26, "abnormal assignment of points".
        """
        texts, players = self._texts(layout.ABNORMAL, line), [*layout.ABNORMAL.entries_of(line)]
        ruled, _ = layout.LETTERS.get(texts["Kind"], (Outcome.UNREADABLE, False))
        try:
            is_worth = not texts["Game points"] or read_points(texts["Game points"]) == ruled.points
        except ValueError:
            is_worth = False
        is_for_nobody = not (players or texts["Match points"] or texts["Round"].strip("0"))
        if texts["Kind"] in layout.LETTERS and is_worth and is_for_nobody:
            return
        if texts["Kind"] not in ("W", "D", "L") or not (is_worth and texts["Round"] and players):
            raise Wrong(0, NO_RULINGS)
        round = self._held("Round", texts["Round"], layout.ABNORMAL.fields["Round"].first)
        for column, text in players:
            key = (round, self._held(self.noun, text, column))
            yield key, Said(0, column, ruled=ruled)

    def _lineup(self, line: str) -> Iterator[tuple[Key, Said]]:
        held = self._fields(layout.LINEUP, line)
        seats: list[int] = []
        for column, text in layout.LINEUP.entries_of(line):
            member = int(text) if whole(text) else 0
            if text.strip("0") and member not in self.members[held["Team"]]:
                raise Wrong(column, f"{text} is no player of team {held['Team']}; correct it")
            if member and member in seats:
                raise Wrong(column, f"player {member} sits at two boards; correct one")
            seats.append(member)
        yield (held["Round"], held["Team"]), Said(0, 9, held["Opponent"], seats=tuple(seats))

    def _allocated(self, line: str) -> Iterator[tuple[Key, Said]]:
        match, game = self._fields(layout.PAIRING_BYES, line).values()
        worth = {0.0: 0.0, self.scale.draw: 0.5, self.scale.win: None}
        if match not in worth:
            raise Wrong(5, f"a bye is worth {match:g} match points here; expected those of a match")
        bye = Result(Outcome.PAIRING_BYE, worth=worth[match])
        for round, (column, text) in enumerate(layout.PAIRING_BYES.entries_of(line), start=1):
            if text.strip("0"):
                key = (self._held("Round", str(round), column), self._held("Team", text, column))
                yield key, Said(0, column, result=bye, points=game)

    def _forfeit(self, line: str) -> Iterator[tuple[Key, Said]]:
        outcomes, round, white, black = self._fields(layout.FORFEIT, line).values()
        for team, other, outcome, colour in zip((white, black), (black, white), outcomes, "wb"):
            yield (round, team), Said(0, 12, other, Result(outcome, other, colour))

    def _fields(self, record: layout.Record, line: str) -> dict[str, Any]:
        return {
            name: self._held(name, text, record.fields[name].first)
            for name, text in self._texts(record, line).items()
        }

    def _texts(self, record: layout.Record, line: str) -> dict[str, str]:
        if column := record.misplaced(line):
            message = f"expected a blank here, found {line[column - 1]!r}; move the fields"
            raise Wrong(column, message)
        return {name: text.upper() for name, text in record.read(line).items()}

    def _held(self, name: str, text: str, column: int) -> Any:
        read, expected = HOLDS.get(name, (int, f"the number of a {self.noun}"))
        stated = self.records.text(*ROUNDS)
        rounds = range(min(MAX_ROUNDS, int(stated) if whole(stated) else MAX_ROUNDS) + 1)
        among = None if read is not int else rounds if name in HOLDS else self.members
        try:
            value = read(text)
            if among is None or (whole(text) and value in among):
                return value
        except (ValueError, KeyError):
            pass  # as what is none of them
        raise Wrong(column, f"{text!r} is not {expected}; correct it")
