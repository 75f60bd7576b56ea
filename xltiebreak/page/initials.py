"""The standings for a page that shows initials in place of players' names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection
from dataclasses import replace
from typing import Any, Callable

from xltiebreak.answers.standings import EventStandings
from xltiebreak.event.section import Event, Player, Prizes, Section, team_named
from xltiebreak.event.words import folded, initials
from xltiebreak.prizefund.stated import stated_prizes

_HOW_IT_ENDED = re.compile(r"\([^()]*\)(?=\s*(?:[;\n]|$))")
"""The words behind a play-off: ``(blitz 2–0)``."""
_WORD = re.compile(r"[^\s\d!-/:-@[-`{-~\xa0-\xbf\u2000-\u206f\u3000-\u303f]+")
"""Letters, with the marks above and below them."""


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
        self._of_each = [*map(_words, people)]
        self._of_all = {word for words in self._of_each for word in words if len(word) > 1}

    def in_sentence(self, text: str) -> str:
        """Return the text with a letter in place of each word of a player's name."""
        return _shortened(text, self._of_all)

    def in_name(self, text: str) -> str:
        """Return the name of an event, place or club, with letters in place of words that name a
        player: all of his words or two of them, or one and an initial."""
        words, named = _words(text), set[str]()
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
        hidden, fund = self.in_sentence, prizes.fund
        if fund is not None:
            shown = []
            for prize in fund.prizes:
                title = prize.label or prize.kind_title
                label = prize.label if hidden(title) == title else hidden(title)
                shown.append(replace(prize, label=label, trophy=hidden(prize.trophy)))
            fund = replace(fund, prizes=tuple(shown))
        findings = tuple(
            each._replace(where=hidden(each.where), message=hidden(each.message))
            for each in prizes.findings
        )
        return replace(prizes, fund=fund, findings=findings)


def _people(section: Section) -> tuple[Player, ...]:
    """Return the players of a section; those of a team event are the members of its teams."""
    if section.matches is None:
        return section.players
    return section.matches.members.players if section.matches.members else ()


def _key(club: str) -> str:
    return team_named(club).casefold()


def _words(text: str) -> set[str]:
    """Return the words of a text, folded."""
    return {folded(word) for word in _WORD.findall(unicodedata.normalize("NFC", text))}


def _shortened(text: str, words: Collection[str]) -> str:
    def short(word: re.Match[str]) -> str:
        return f"{word[0][0]}." if folded(word[0]) in words else word[0]

    return _WORD.sub(short, unicodedata.normalize("NFC", text))
