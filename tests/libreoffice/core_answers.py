"""What each function of a live workbook is to answer for the cells as they are: worked out here by
the core, from the blocks to which the workbook's names point."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import replace
from typing import Any

from openpyxl import load_workbook

from tests.libreoffice.live_book import LiveBook, differing
from xltiebreak import TieBreakError
from xltiebreak.functions import (
    ONLY_US,
    Given,
    MatchArguments,
    PrizeArguments,
    Spill,
    error_cell,
    explanation,
    findings_table,
    prizes_table,
    standings_table,
    terms_table,
)
from xltiebreak.functions.spills import comparison_table

Filled = Mapping[str, tuple[str, str, str]]
"""Of each function the sheet, the address of the cells that it fills, and its formula."""

WAITING = ("STANDINGS_TB", "TERMS_TB", "VERIFY_TB")
"""The functions that wait for what is to be corrected."""


def filled(book: LiveBook) -> Filled:
    """What the functions fill in the workbook of one section."""
    found = {}
    for sheet in load_workbook(book.path):
        for address in sheet.array_formulae.values():
            formula = sheet[address.partition(":")[0]].value.text
            (function,) = re.findall(r"\w+_TB(?=\()", formula)
            found[function] = (sheet.title, address, formula)
    return found


def wrong_answers(book: LiveBook, formulas: Filled) -> dict[str, list[tuple[Any, ...]]]:
    """The cells that do not show the core's answer, by function."""
    expected = answers(book, formulas)
    assert expected.keys() == formulas.keys()
    return {
        function: cells
        for function, (sheet, address, _) in formulas.items()
        if (cells := differing(book.block(sheet, address), expected[function]))
    }


def answers(book: LiveBook, formulas: Filled) -> Mapping[str, Spill]:
    """What each function gives for the cells as they are now."""
    given, hold = given_in(book), book.named("Hold")
    made: dict[str, Spill] = {
        "CHECK_TB": said(findings_table, replace(given, ratings=None)),
        "EXPLAIN_TB": [[""]],
    }
    if "PRIZES_TB" in formulas:  # where prizes are typed
        made["PRIZES_TB"] = won(book, given, formulas["PRIZES_TB"][2])
    if hold:
        return {**made, **{function: [[hold]] for function in WAITING}}
    made["STANDINGS_TB"] = said(standings_table, given, given.names)
    printed = book.named("Printed")
    pasted = any(any(row[1:]) for row in printed[1:])
    made["VERIFY_TB"] = said(comparison_table, given, printed) if pasted else [[""]]
    code, number = map(book.named, ("ChosenTieBreak", "ChosenPlayer"))
    shown = replace(given, edition=book.named("EditionUsed"))
    if not isinstance(number, float):
        made["TERMS_TB"] = [[""]]
    elif not any(shown.results[int(number) - 1]):
        entry = "team" if shown.matches.points else "player"
        made["TERMS_TB"] = [[f"No result yet for this {entry}."]]
    else:
        made["TERMS_TB"] = said(terms_table, shown, code, number)
        if len(made["TERMS_TB"]) > 1:
            made["EXPLAIN_TB"] = said(explanation, shown, code, number)
    return made


def given_in(book: LiveBook) -> Given:
    """What the functions of the standings are given."""
    results, names, ratings = map(book.named, ("Results", "Players", "Ratings"))
    unrated = book.named("Unrated")
    rated = [[one if isinstance(one, float) or unrated == "" else unrated] for (one,) in ratings]
    points = MatchArguments(*map(book.named, ("Points", "BoardsUsed", "PlacedBy", "MatchPoints")))
    order, edition, lots, withdrawn = map(book.named, ("Order", "Edition", "Lots", "Withdrawn"))
    notation = book.named("Notation") or ONLY_US
    kind, planned = map(book.named, ("Kind", "Rounds"))
    asked = order, edition, rated, lots, withdrawn
    return Given(results, *asked, points, names, notation, kind, planned)


def won(book: LiveBook, given: Given, formula: str) -> Spill:
    """What PRIZES_TB gives for the cells to which its formula points."""
    ((prizes, rules),) = re.findall(r"Ratings,(Prizes![^,]+),.*?(Event![^,]+),", formula)
    table, labels = (book.block(*one.replace("$", "").split("!")) for one in (prizes, rules))
    if not any(any(row) for row in table[1:]) and not dict(labels).get("Prizes"):
        return [[""]]
    if hold := book.named("Hold"):
        return [[hold]]
    names, ratings = given.names, book.named("Ratings")
    assert names is not None
    of_prizes = PrizeArguments(names, ratings, table, rules=labels, teams=book.named("Clubs"))
    return said(prizes_table, replace(given, ratings=None), of_prizes)


def said(work: Callable[..., Any], *arguments: Any) -> Spill:
    """A function's answer, or its sentence about what is wrong."""
    try:
        made = work(*arguments)
    except TieBreakError as error:
        made = error_cell(error)
    return made if isinstance(made, list) else [[made]]
