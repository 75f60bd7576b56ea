"""What Excel works out otherwise than LibreOffice, as far as the text of a formula tells: a formula
of many values outside of SUMPRODUCT, which takes the one of its own row, and circles."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from graphlib import TopologicalSorter
from itertools import chain
from typing import NamedTuple

import pytest
from openpyxl.formula import Tokenizer
from openpyxl.formula.tokenizer import Token
from openpyxl.utils.cell import rows_from_range

from tests.excel.workbooks import double, formulas, four_teams, sheets
from tests.make.files import empty_roundrobin, empty_scores, empty_swiss, write_workbook

WORKBOOKS: dict[str, Callable[[], bytes]] = {
    "swiss": lambda: write_workbook(empty_swiss(7, 3), with_prizes=True),
    "plain": lambda: write_workbook(empty_swiss(7, 3), route="plain"),
    "games": lambda: write_workbook(empty_swiss(7, 3), of_games=True),
    "roundrobin": lambda: write_workbook(empty_roundrobin(4)),
    "double": lambda: write_workbook(double(), route="plain"),
    "teams": lambda: four_teams("lite"),
    "plain teams": lambda: four_teams("plain"),
    "scores": lambda: write_workbook(empty_scores(4)),
}
ONE, CELLS, MANY = "one value", "a range", "many values"
TAKES = {
    **dict.fromkeys(("SUM", "MAX", "MIN", "COUNT", "COUNTA", "AND", "OR", "ROWS", "COLUMNS"), "r"),
    **dict.fromkeys(
        ("ROW", "COLUMN", "N", "INDEX", "LARGE", "SMALL", "COUNTIF", "FREQUENCY"), "rv"
    ),
    **{"MATCH": "vr", "SUMIF": "rvr", "COUNTIFS": "rvrvrvrv", "SUMIFS": "rrvrvrvrv", "IF": "vr"},
}
"""Which arguments may be a range (r), and which are one value (v)."""
HOW_MANY = {"ROW(", "ROWS(", "COLUMN(", "COLUMNS("}
BY_CRITERION = {"MATCH": 0, "COUNTIF": 1, "SUMIF": 1, "COUNTIFS": 1, "LARGE": 1, "SMALL": 1}


class Node(NamedTuple):
    """A function, operators ("="), brackets (""), or an operand, which has nothing inside."""

    what: str
    inside: Sequence[Node] | None = None


def parsed(tokens: list[Token]) -> Node:
    """The tokens up to the end of an argument, which are taken from the list's end."""
    operands, has_operators = list[Node](), False
    while tokens and tokens[-1].type != "SEP" and tokens[-1].subtype != "CLOSE":
        token = tokens.pop()
        has_operators |= token.type.startswith("OPERATOR")
        if token.subtype == "OPEN":
            inside = [parsed(tokens)]
            while tokens.pop().type == "SEP":
                inside.append(parsed(tokens))
            operands.append(Node(token.value.rstrip("("), inside))
        elif token.type == "OPERAND":
            operands.append(Node(token.value if token.subtype != "TEXT" else ""))
    return Node("=", operands) if has_operators or len(operands) != 1 else operands[0]


def kind_of(node: Node, ranges: set[str], *, lifted: bool, wrong: list[str]) -> str:
    """What a formula gives; what Excel works out otherwise is added to ``wrong``."""
    what, inside = node
    if inside is None:
        area = what.rpartition("!")[2].replace("$", "").split(":")
        return CELLS if what in ranges or len({*area}) > 1 else ONE
    below = lifted or what == "SUMPRODUCT"
    kinds = [kind_of(each, ranges, lifted=below, wrong=wrong) for each in inside]
    if what == "":
        return kinds[0]
    takes = TAKES.get(what, "v")
    for n, kind in enumerate(kinds):
        if kind != ONE and takes[min(n, len(takes) - 1)] == "v" and not below:
            wrong.append(f"{kind} outside of SUMPRODUCT: {what}, argument {n + 1}")
    several = [kind != ONE for kind in kinds]
    if below and (
        (what in ("IF", "IFERROR", "CHOOSE", "INDEX") and any(several[what == "INDEX" : 3]))
        or (what in ("AND", "OR", "N") and any(several))
    ):
        wrong.append(f"{what} of many values")
    if what == "INDEX":
        return CELLS if any(each.what == "0" for each in inside[1:]) else ONE
    if what in BY_CRITERION:
        return MANY if several[BY_CRITERION[what]] else ONE
    if what == "SUMPRODUCT" or (what in TAKES and what not in ("ROW", "COLUMN", "IF")):
        return ONE
    return MANY if below and any(several) else ONE


@pytest.mark.slow
@pytest.mark.parametrize("name", WORKBOOKS)
def test_many_values_are_worked_out_in_sumproduct_alone(name: str) -> None:
    content = WORKBOOKS[name]()
    ranges = {key for key, each in sheets(content).defined_names.items() if ":" in each.value}
    found: dict[str, str] = {}
    for cell, text in formulas(content):
        if isinstance(cell.value, str):  # else an array's
            where = f"{cell.parent.title}!{cell.coordinate}: {text}"
            found |= dict.fromkeys(traps_in(text, ranges), where)
    assert not found


@pytest.mark.parametrize("text", ["TRIM(A1:A3)", "A1:A3=1", "1/B2:B9", "LEN(Names)"])
def test_many_values_elsewhere_are_found(text: str) -> None:
    assert traps_in(f"=IF(C1,{text},0)", {"Names"})
    assert not traps_in(f"=IF(C1,SUMPRODUCT({text}),0)", {"Names"})
    assert traps_in(f"=SUMPRODUCT(IF({text},1,0))", {"Names"})


def traps_in(text: str, ranges: set[str]) -> list[str]:
    """What Excel would work out otherwise in a formula."""
    wrong: list[str] = []
    tokens = [token for token in Tokenizer(text).items if token.type != "WHITE-SPACE"]
    kind_of(parsed(tokens[::-1]), ranges, lifted=False, wrong=wrong)
    return wrong


@pytest.mark.slow
@pytest.mark.parametrize("name", WORKBOOKS)
def test_no_formula_leads_back_to_itself(name: str) -> None:
    content = WORKBOOKS[name]()
    areas = {key: each.value for key, each in sheets(content).defined_names.items()}
    made = {(cell.parent.title, cell.coordinate): text for cell, text in formulas(content)}
    graph = {at: {*read_by(text, at[0], areas)} & made.keys() for at, text in made.items()}
    TopologicalSorter(graph).prepare()  # raises CycleError


def read_by(text: str, sheet: str, areas: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The cells that a formula reads; how many rows an area has is known without."""
    functions = [""]
    for token in Tokenizer(text).items:
        if token.subtype == "OPEN":
            functions.append(token.value)
        elif token.subtype == "CLOSE":
            functions.pop()
        elif token.subtype == "RANGE" and functions[-1] not in HOW_MANY:
            of, _, area = areas.get(token.value, token.value).replace("$", "").rpartition("!")
            if re.fullmatch(r"[A-Z\d:]+", area):
                for at in chain.from_iterable(rows_from_range(area)):
                    yield of.strip("'") or sheet, at
