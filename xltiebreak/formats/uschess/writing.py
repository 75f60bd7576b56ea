"""An event → the three files of a rating report, and what they have no place for."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace

from xltiebreak.event.figures import counted, decimal
from xltiebreak.event.findings import TieBreakError
from xltiebreak.event.results import Outcome, Result
from xltiebreak.event.section import Event, Player, Section
from xltiebreak.formats.kinds import Written
from xltiebreak.formats.losses import (
    further_columns,
    games_of_a_grid,
    left_out,
    not_told_apart,
    of_players,
    of_section,
    rounds_begun,
    rounds_to_come,
)
from xltiebreak.formats.uschess.dbf import (
    HEADER,
    HEADER_FILE,
    MAX_ROUNDS,
    PLAYER,
    PLAYER_FILE,
    PROGRAM,
    SECTION,
    SECTION_FILE,
    SWISS,
    VERSION,
    Field,
    in_ascii,
    player_fields,
    round_field,
    width,
    write_table,
)
from xltiebreak.formats.uschess.fields import (
    NOT_PAIRED,
    affiliate_id,
    days,
    member_ids,
    place_parts,
    rating_system,
    state,
    write_round,
)
from xltiebreak.tables.cells import plain

MAX_SECTIONS = 99
MAX_NUMBER = 9_999


def write_uschess(event: Event) -> Written:
    """The event as ``THEXPORT.DBF``, ``TSEXPORT.DBF`` and ``TDEXPORT.DBF``.

    A section's rounds are reported in their order, a round-robin's too, which the format allows
    if it is called a Swiss. Rounds that have not begun are left away. Of a team section the games
    of the players are written.

    Raises:
        TieBreakError: a round is not finished or could not be read, or there are more sections,
            rounds or players than the format counts; or a team section has no games of players.
    """
    whole, event = event, replace(event, sections=tuple(map(_rated_games, event.sections)))
    if len(event.sections) > MAX_SECTIONS:
        raise TieBreakError(f"a rating report holds at most {MAX_SECTIONS} sections")
    rounds = {number: _rounds(one) for number, one in enumerate(event.sections, start=1)}
    columns = max(rounds.values())
    players = [
        _player(number, player, results[: rounds[number]], columns)
        for number, section in enumerate(event.sections, start=1)
        for player, results in zip(section.players, section.crosstable.results)
    ]
    sections = [
        _section(event, number, one, rounds[number])
        for number, one in enumerate(event.sections, start=1)
    ]
    files = {
        HEADER_FILE: write_table(HEADER, [_header(event)]),
        SECTION_FILE: write_table(SECTION, sections),
        PLAYER_FILE: write_table(player_fields(columns), players),
    }
    return Written(files, (*_teams_lost(whole), *_lost(event)))


def _rated_games(section: Section) -> Section:
    """The section with the players of its teams in their place: what is rated are their games.

    Raises:
        TieBreakError: only the matches of the teams are known, and not the games inside.
    """
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
    """How many rounds have been played; everything in them is finished."""
    table = section.crosstable
    rounds = rounds_begun(table)
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
        **dict(_cells(cells)),
    }


def _cells(cells: list[str]) -> Iterator[tuple[str, str]]:
    for round, cell in enumerate(cells, start=1):
        yield round_field(round).name, cell


def _first(texts: list[str]) -> str:
    return texts[0] if texts else ""


def _teams_lost(event: Event) -> Iterator[str]:
    for section in event.sections:
        if section.matches is not None:
            yield (
                f"{section.name}: the teams and their matches are left out; the games of their "
                "players are written."
            )


def _lost(event: Event) -> Iterator[str]:
    """A sentence for everything that is not in the files, or not as the event has it."""
    yield from _event_lost(event)
    for section in event.sections:
        yield from _changed("name", section.name, SECTION, "S_SEC_NAME")
        sentences = (*_settings_lost(section), *_players_lost(section), *_results_lost(section))
        yield from of_section(event, section, sentences)


def _event_lost(event: Event) -> Iterator[str]:
    yield from _changed("event's name", event.name, HEADER, "H_NAME")
    yield from left_out(("venue", event.venue), ("text of the notes", event.notes))
    if event.dates and not days(event.dates)[0]:
        yield (
            f"The dates {event.dates!r} are left out; a rating report needs days such as "
            "2026-03-14 – 2026-03-15."
        )
    city, region, zip_code, country = place_parts(event.city)
    for name, value, field in (
        ("city", city, "H_CITY"),
        ("state", region, "H_STATE"),
        ("zip code", zip_code, "H_ZIPCODE"),
        ("country", country, "H_COUNTRY"),
    ):
        yield from _changed(name, value, HEADER, field)
    if event.organizer != affiliate_id(event.organizer):
        yield (
            f"The organizer ({event.organizer}) is left out; a rating report holds the affiliate's "
            "ID, such as A6012345."
        )
    for name, value in (
        ("chief TD", event.chief_td),
        ("assistant TDs", event.assistant_tds),
    ):
        if value != "; ".join(member_ids(value)):
            yield (
                f"Of the {name} ({value}) only the member IDs are kept; a rating report has eight "
                "figures for each."
            )
    if len(member_ids(event.chief_td)) > 1:
        yield "Of the chief TDs only the first is kept."
    yield from _changed("time control", event.time_control, SECTION, "S_TIMECTL")
    if not rating_system(event.time_control):
        yield (
            "The rating system is left blank, since "
            + (
                f"the time control ({event.time_control}) does not tell it"
                if event.time_control
                else "no time control is stated"
            )
            + "; a rating report needs one such as G/60;d5."
        )


def _changed(name: str, text: str, fields: Sequence[Field], field: str) -> Iterator[str]:
    """What becomes of a text in a field that is too narrow, or holds plain letters only."""
    written = in_ascii(text)[: width(fields, field)].strip()
    if written != plain(text):
        yield f"The {name} {text!r} is written as {written!r}."


def _settings_lost(section: Section) -> Iterator[str]:
    """Every setting: the files hold the results alone."""
    yield from left_out(
        ("edition", section.edition),
        ("tie-break order", section.order),
        ("lots", section.lots),
        ("number of trophies", section.trophies),
        ("rating of unrated players", section.unrated),
        ("list of those who withdrew", ", ".join(map(str, section.withdrawn))),
    )
    yield from further_columns(section)


def _players_lost(section: Section) -> Iterator[str]:
    yield from of_players(section, "team", "title", "sex", "birth", "provisional", "printed_place")
    abroad = [
        player for player in section.players if player.federation and not state(player.federation)
    ]
    if abroad:
        yield (
            f"The federations of {counted(len(abroad), 'player')} are left out; a rating report "
            "holds states, of two letters."
        )
    for player in section.players:
        who = f"of player {player.number}"
        yield from _changed(f"name {who}", player.name, PLAYER, "D_NAME")
        yield from _changed(f"ID {who}", player.id, PLAYER, "D_MEM_ID")


def _results_lost(section: Section) -> Iterator[str]:
    table = section.crosstable
    if section.kind == "roundrobin":
        yield "The round-robin is reported by rounds, which the format calls a Swiss."
    yield from rounds_to_come(section, rounds_begun(table))
    yield from games_of_a_grid(section)
    results = [result for row in table.results for result in row]
    opponents = sum(result.forfeit and result.opponent is not None for result in results)
    if opponents:
        yield f"The opponents of {counted(opponents, 'forfeit')} are left out."
    yield from not_told_apart(section, "unrated game", "granted full-point bye")
    for player, row in zip(section.players, table.results):
        for round, result in enumerate(row, start=1):
            if result.worth is not None:
                yield (
                    f"The pairing bye of player {player.number} in round {round}, which is worth "
                    f"{decimal(result.worth)}, is written as {write_round(result)}."
                )
            elif result.outcome is Outcome.ANNULLED:
                yield (
                    f"The annulled game of player {player.number} in round {round} is written as "
                    "not paired."
                )
