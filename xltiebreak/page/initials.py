"""The standings for a page that shows initials in place of players' names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from dataclasses import replace
from itertools import groupby
from typing import Any, Callable

from xltiebreak.answers.standings import EventStandings
from xltiebreak.event.section import Event, Player, Prizes, Section, team_named
from xltiebreak.event.words import folded, initials
from xltiebreak.prizefund.prizes import Prize
from xltiebreak.prizefund.stated import stated_prizes

_HOW_IT_ENDED = re.compile(r"\([^()]*\)(?=\s*(?:[;\n]|$))")
"""The words behind a play-off: ``(blitz 2–0)``."""


def by_initials(event: Event, rank: Callable[[Event], EventStandings]) -> EventStandings:
    """Return the standings that ``rank`` makes of the event, with players shown by initials.

    What is said of players (prizes, play-offs, findings, the announcement) has a letter in place of
    each word of a player's name. Names of the event, its sections, places and clubs may share a
    word with a player, as ``Hart Memorial``; with two of his words, or one and an initial, they
    name him, and these become letters, too.
    """
    names = _Names(event)
    fields = ("name", "dates", "venue", "city")
    hidden: dict[str, Any] = {field: names.in_name(getattr(event, field)) for field in fields}
    sections = tuple(map(names.in_section, event.sections))
    ranked = rank(replace(event, sections=sections, **hidden))
    whole = rank(event).agreement if ranked.agreement else None
    if whole is not None:
        differing = tuple(map(names.in_sentence, whole.differing))
        whole = whole._replace(sentence=names.in_sentence(whole.sentence), differing=differing)
    return replace(ranked, agreement=whole)


class _Names:
    """The words of each player's name, folded, and of all names."""

    def __init__(self, event: Event) -> None:
        people = {player.name for section in event.sections for player in _people(section)}
        self._of_each = [{*map(_word, _pieces(name))} - {""} for name in people]
        self._of_all = {word for words in self._of_each for word in words if len(word) > 1}

    def in_sentence(self, text: str) -> str:
        """Return the text with a letter in place of each word of a player's name."""
        return _shortened(text, self._of_all)

    def in_name(self, text: str) -> str:
        """Return the name of an event, place or club, with letters in place of words that name a
        player: all of his words or two of them, or one and an initial."""
        words, named = {*map(_word, _pieces(text))}, set[str]()
        for of_player in self._of_each:
            found = {word for word in of_player if words & {word, word[0]}}
            if len(found) > 1 or found == of_player:
                named |= found
        return _shortened(text, named & self._of_all)

    def in_section(self, section: Section) -> Section:
        """Return a section in which no player is named."""
        matches, clubs = section.matches, self._clubs(section)

        def shown(player: Player, short: Callable[[str], str]) -> Player:
            team = clubs.get(_key(player.team), player.team)
            return replace(player, shown=short(player.name), team=team)

        playoff = _HOW_IT_ENDED.sub(lambda words: self.in_sentence(words[0]), section.playoff)
        if clubs:
            longest_first = "|".join(map(re.escape, sorted(clubs, key=len, reverse=True)))
            typed = re.compile(rf"(?<!\w)(?:{longest_first})(?!\w)", re.IGNORECASE)
            playoff = typed.sub(lambda club: clubs[_key(club[0])], playoff)
        if matches is not None and matches.members is not None:
            people = tuple(shown(player, initials) for player in matches.members.players)
            matches = replace(matches, members=replace(matches.members, players=people))
        short = initials if matches is None else self.in_name
        competitions = []
        for each in section.teams_by:
            teams = {number: clubs.get(_key(team), team) for number, team in each.teams.items()}
            competitions.append(each._replace(teams=teams))
        return replace(
            section,
            name=self.in_name(section.name),
            players=tuple(shown(player, short) for player in section.players),
            playoff=playoff,
            matches=matches,
            teams_by=tuple(competitions),
            prizes=self._prizes(section),
        )

    def _clubs(self, section: Section) -> dict[str, str]:
        """Return what is shown of the clubs that name players; two of them stay two."""
        clubs = [player.team for player in (*section.players, *_people(section))]
        clubs += [team for each in section.teams_by for team in each.teams.values()]
        known = {_key(club): self.in_name(club) for club in clubs}
        taken, renamed = [*known], dict[str, str]()
        for key, shown in known.items():
            if _key(shown) != key:
                alike = taken.count(_key(shown))
                renamed[key] = f"{shown} {alike + 1}" if alike else shown
                taken.append(_key(shown))
        return renamed

    def _prizes(self, section: Section) -> Prizes | None:
        prizes = stated_prizes(section)
        if prizes is None:
            return section.prizes
        fund = prizes.fund
        if fund is not None:
            fund = replace(fund, prizes=tuple(map(self._prize, fund.prizes)))
        hidden = self.in_sentence
        findings = (
            each._replace(where=hidden(each.where), message=hidden(each.message))
            for each in prizes.findings
        )
        return replace(prizes, fund=fund, findings=tuple(findings))

    def _prize(self, prize: Prize) -> Prize:
        title = prize.label or prize.kind_title
        shown = self.in_sentence(title)
        label = prize.label if shown == title else shown
        return replace(prize, label=label, trophy=self.in_sentence(prize.trophy))


def _people(section: Section) -> tuple[Player, ...]:
    """Return the players of a section; those of a team event are the members of its teams."""
    if section.matches is None:
        return section.players
    return section.matches.members.players if section.matches.members else ()


def _key(club: str) -> str:
    return team_named(club).casefold()


def _pieces(text: str) -> list[str]:
    """Return the words of a text and what stands between them, in turn."""
    letters = groupby(
        unicodedata.normalize("NFC", text), lambda letter: unicodedata.category(letter)[0] in "LM"
    )
    return ["".join(piece) for _, piece in letters]


def _word(piece: str) -> str:
    """Return a word folded; empty for what stands between words."""
    return folded(piece) if unicodedata.category(piece[0])[0] in "LM" else ""


def _shortened(text: str, words: Collection[str]) -> str:
    pieces = [f"{piece[0]}." if _word(piece) in words else piece for piece in _pieces(text)]
    return "".join(pieces)
