"""An event → the three files of a rating report, and sentences about what it needs besides."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import replace

from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.letters import write as write_letters
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.kinds import Written
from xltiebreak.formats.uschess.dbf import (
    HEADER,
    HEADER_FILE,
    MAX_ROUNDS,
    PLAYER_FILE,
    PROGRAM,
    SECTION,
    SECTION_FILE,
    SWISS,
    USA,
    VERSION,
    player_fields,
    round_field,
    write_table,
)
from xltiebreak.tables.around import spans

MAX_SECTIONS = 99
MAX_NUMBER = 9_999


def write_uschess(event: Event) -> Written:
    """Return the event as ``THEXPORT.DBF``, ``TSEXPORT.DBF`` and ``TDEXPORT.DBF``.

    A section's rounds are reported in their order, a round-robin's too, which the format allows if
    it is called a Swiss. Rounds that have not begun are left out. For a team section the players'
    games are written.

    Raises:
        TieBreakError: a round is not finished or could not be read, or there are more sections,
            rounds or players than the format counts; or a team section has no games of players.
    """
    event = replace(event, sections=tuple(map(_rated_games, event.sections)))
    if len(event.sections) > MAX_SECTIONS:
        raise TieBreakError(f"a rating report holds at most {MAX_SECTIONS} sections")
    rounds = {number: _rounds(section) for number, section in enumerate(event.sections, start=1)}
    columns = max(rounds.values())
    players = [
        _player(number, player, results[: rounds[number]], columns)
        for number, section in enumerate(event.sections, start=1)
        for player, results in zip(section.players, section.crosstable.results)
    ]
    sections = [
        _section(event, number, section, rounds[number])
        for number, section in enumerate(event.sections, start=1)
    ]
    files = {
        HEADER_FILE: write_table(HEADER, [_header(event)]),
        SECTION_FILE: write_table(SECTION, sections),
        PLAYER_FILE: write_table(player_fields(columns), players),
    }
    return Written(files, tuple(_wanting(event)))


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
    if rounds > MAX_ROUNDS:
        raise TieBreakError(f"{section.name}: a rating report holds at most {MAX_ROUNDS} rounds")
    for number, results in zip(table.numbers, table.results):
        if number > MAX_NUMBER:
            raise TieBreakError(
                f"{section.name}: a rating report has no player {number}; {MAX_NUMBER} is the last"
            )
        for round, result in enumerate(results[:rounds], start=1):
            if result.outcome in (Outcome.PENDING, Outcome.AWAITED, Outcome.UNREADABLE):
                raise TieBreakError(
                    f"{section.name}: round {round} of player {number} is {result.outcome.value}; "
                    "a rating report holds finished rounds only"
                )
    return rounds


def _header(event: Event) -> Mapping[str, str]:
    begin, end = days(event.dates)
    city, region, zip_code, country = place_parts(event.city)
    assistants = member_ids(event.assistant_tds)
    return {
        "H_FORMAT": VERSION,
        "H_PROGRAM": PROGRAM,
        "H_NAME": event.name,
        "H_TOT_SECT": str(len(event.sections)),
        "H_BEG_DATE": begin,
        "H_END_DATE": end,
        "H_AFF_ID": affiliate_id(event.organizer),
        "H_CITY": city,
        "H_STATE": region,
        "H_ZIPCODE": zip_code,
        "H_COUNTRY": country,
        "H_SENDCROS": "N",
        "H_CTD_ID": _first(member_ids(event.chief_td)),
        "H_ATD_ID": _first(assistants),
        "H_OTHER_TD": " ".join(assistants[1:]),
    }


def _section(event: Event, number: int, section: Section, rounds: int) -> Mapping[str, str]:
    begin, end = days(event.dates)
    return {
        "S_SEC_NUM": str(number),
        "S_SEC_NAME": section.name,
        "S_R_SYSTEM": rating_system(event.time_control),
        "S_TIMECTL": event.time_control,
        "S_CTD_ID": _first(member_ids(event.chief_td)),
        "S_ATD_ID": _first(member_ids(event.assistant_tds)),
        "S_TRN_TYPE": SWISS,
        "S_TOT_RNDS": str(rounds),
        "S_LST_PAIR": str(max(section.crosstable.numbers, default=0)),
        "S_BEG_DATE": begin,
        "S_END_DATE": end,
    }


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
        "D_STATE": state(player.federation),
        "D_RATING": "" if player.rating is None else str(player.rating),
        **{round_field(round): cell for round, cell in enumerate(cells, start=1)},
    }


def _first(texts: list[str]) -> str:
    return texts[0] if texts else ""


def _wanting(event: Event) -> Iterator[str]:
    if not rating_system(event.time_control):
        why = "no time control is stated"
        if event.time_control:
            why = f"the time control ({event.time_control}) does not tell it"
        yield (
            f"The rating system is left blank, since {why}; a rating report needs one such as "
            "G/60;d5."
        )


_PLACE = re.compile(
    r"(?P<city>[^,]*)(?:, (?P<state>[A-Z]{2}))?(?: (?P<zip>\d{5}(?:-\d{4})?))?"
    r"(?:, (?P<country>[^,]+))?"
)
_MEMBER = re.compile(r"(?<!\d)\d{8}(?!\d)")
_AFFILIATE = re.compile(r"A\d{7}")
_PERIOD = re.compile(
    r"(?:\d+|G|SD|Game) ?/ ?(?P<minutes>\d+)(?:[;,]? ?(?:d|\+|inc) ?/? ?(?P<seconds>\d+))?",
    re.IGNORECASE,
)
_BETWEEN_PERIODS = re.compile(r" ?[,;] ?(?=\d|G|SD)", re.IGNORECASE)

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


def member_ids(text: str) -> list[str]:
    """Return the US Chess member IDs in a text: eight figures each."""
    return _MEMBER.findall(text)


def affiliate_id(text: str) -> str:
    """Return the affiliate's ID in a text, ``A6012345``; empty where there is none."""
    affiliate = _AFFILIATE.search(text)
    return affiliate[0] if affiliate else ""


def rating_system(time_control: str) -> str:
    """Return ``R`` regular, ``D`` dual, ``Q`` quick or ``B`` blitz, by the minutes of all periods
    plus the seconds of delay or increment; empty if the time control does not say.

    Source: US Chess rule 5C.
    """
    base, seconds = _time_for_each(" ".join(time_control.split()))
    total = base + seconds
    if total > 65:
        return "R"
    if total >= 30:
        return "D"
    if total > 10:
        return "Q" if base >= 5 else ""
    return "B" if total >= 5 else ""


def _time_for_each(time_control: str) -> tuple[int, int]:
    """Return a player's minutes, and his seconds for each move; both 0 if the text does not say or
    states different seconds for its periods."""
    parts = _BETWEEN_PERIODS.split(time_control)
    periods = [period for part in parts if (period := _PERIOD.fullmatch(part))]
    seconds = {int(period["seconds"]) for period in periods if period["seconds"]}
    is_whole = len(periods) == len(parts) and parts[-1].upper().startswith(("G", "SD"))
    if not is_whole or len(seconds) > 1:
        return 0, 0
    return sum(int(period["minutes"]) for period in periods), max(seconds, default=0)


def state(federation: str) -> str:
    """Return the two letters of a US state or Canadian province; empty for a federation such as
    USA."""
    return federation if len(federation) == 2 else ""


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
