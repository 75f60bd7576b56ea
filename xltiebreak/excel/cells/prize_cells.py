"""The sheet ``Prizes``: its typed rows, and the formulas that say what each row means.

The formulas know the kinds that clubs announce: places, ratings under a figure, classes, unrated,
and any name with ratings from and to. Their sentences are those of the checks of a file; the checks
and the functions report what else may be wrong in a row.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property

from xlsxwriter.utility import xl_col_to_name, xl_range_abs  # type: ignore[import-untyped]

from xltiebreak.event.section import Section
from xltiebreak.excel.cells.formulas import first_that_holds
from xltiebreak.excel.cells.layout import FIRST_ROW, HEADER_ROW, KEY_ROW
from xltiebreak.excel.cells.names import PRIZES_SHEET
from xltiebreak.prizefund.money import MOST
from xltiebreak.prizefund.prizes import CLASS_BANDS
from xltiebreak.prizefund.stated import stated_prizes
from xltiebreak.tables.list_sheets import PRIZE_COLUMNS

TITLES = tuple(PRIZE_COLUMNS)
WORDS = len(TITLES)
"""The column behind the typed ones: what a row means, or what is wrong in it."""

FIRST_HELPER = WORDS + 2
HELPERS = (
    *("section", "text", "or_unrated", "lead", "name", "rank", "kind", "low", "high"),
    *("key", "there", "eligible", "amount", "decimals", "whole", "units", "cash"),
    *("title", "missing", "problem"),
)
"""The figures in hidden columns, from left to right."""

NAMES_COLUMN = FIRST_HELPER + len(HELPERS) + 1
"""The first of the columns with the sections' names, in the row of the key."""

WHO_IS_PAID = (
    "Who is paid is not worked out here: run xltiebreak prizes, or use a workbook with functions."
)
"""What a workbook without functions answers where prizes are typed."""

_SPARE = 39


@dataclass(frozen=True)
class Typed:
    """The ranges of names and of ratings, and the cell of the label ``Section``, for each
    section."""

    names: Sequence[str]
    ratings: Sequence[str]
    boxes: Sequence[str]

    def of(self, section: str, blocks: Sequence[str]) -> str:
        """Return the formula for the block of the section whose number this cell has."""
        return blocks[0] if len(blocks) == 1 else f"CHOOSE({section},{','.join(blocks)})"


@dataclass(frozen=True)
class PrizeCells:
    """The sheet ``Prizes`` of these sections."""

    sections: Sequence[Section]

    @cached_property
    def rows(self) -> list[Mapping[str, str]]:
        """The typed rows, a prize each, by column title; a lone section need not be named."""
        announced = [(section, stated_prizes(section)) for section in self.sections]
        lone = len(announced) == 1
        return [
            {**row, "Section": row.get("Section", "") if lone else section.name}
            for section, prizes in announced
            for row in (prizes.rows if prizes else ())
        ]

    def are_stated(self, *, live: bool) -> bool:
        """Return whether a section states prizes, in rows or, for functions that read it, in the
        line that announces them."""
        stated = filter(None, map(stated_prizes, self.sections))
        return any(prizes.rows or (live and prizes.words) for prizes in stated)

    @property
    def last_row(self) -> int:
        """The last row with room for a prize, from 0."""
        return FIRST_ROW + max(_SPARE, len(self.rows) + _SPARE // 2) - 1

    @property
    def block(self) -> str:
        """The range of the headers and all rows."""
        return f"{PRIZES_SHEET}!{xl_range_abs(HEADER_ROW, 0, self.last_row, WORDS - 1)}"

    @property
    def typed(self) -> str:
        """The range of all rows without the headers."""
        return f"{PRIZES_SHEET}!{xl_range_abs(FIRST_ROW, 0, self.last_row, WORDS - 1)}"

    def column(self, name: str) -> str:
        """Return the range of a hidden column."""
        column = FIRST_HELPER + HELPERS.index(name)
        return f"{PRIZES_SHEET}!{xl_range_abs(FIRST_ROW, column, self.last_row, column)}"


def helper(name: str) -> str:
    """Return the letter of a hidden column."""
    return str(xl_col_to_name(FIRST_HELPER + HELPERS.index(name)))


def words_formula(row: int) -> str:
    """Return the formula for what is wrong in a row, else for how many can win its prize."""

    def at(name: str) -> str:
        return f"${helper(name)}{row}"

    can_win = f'{at("eligible")}&IF({at("eligible")}=1," player"," players")&" can win it"'
    return first_that_holds(
        [
            (f"{at('there')}=0", '""'),
            (f'{at("problem")}<>""', at("problem")),
            (f"{at('eligible')}<0", at("title")),
        ],
        f'{at("title")}&": "&{can_win}',
    )


def helper_formulas(row: int, cells: PrizeCells, typed: Typed) -> dict[str, str]:
    """Return the formulas of a row's hidden columns by column; rows count from 1."""

    def at(name: str) -> str:
        return f"${helper(name)}{row}"

    section, prize, low, high, rank, cash, trophy = (f"${letter}{row}" for letter in "ABCDEFG")
    sections = len(typed.boxes)
    names = xl_range_abs(KEY_ROW, NAMES_COLUMN, KEY_ROW, NAMES_COLUMN + sections - 1)
    text, lead, name, kind, or_unrated = map(at, ("text", "lead", "name", "kind", "or_unrated"))
    first = f'LEFT({text},FIND(" ",{text}&" ")-1)'
    without = f'IF({or_unrated}=1,LEFT({text},SEARCH("/unr",{text})-1),{text})'
    spelled = f"TRIM(IF({lead}>0,MID({without},LEN({first})+1,99),{without}))"
    for typed_as, meant in (("CLASS ", ""), ("UNDER ", "U"), ("U-", "U"), ("U ", "U")):
        spelled = f'SUBSTITUTE(UPPER({spelled}),"{typed_as}","{meant}")'
    letters = ",".join(f'"{letter}"' for letter in CLASS_BANDS)
    band = f"MATCH({name},{{{letters}}},0)"
    bottoms = ",".join(str(low or 0) for low, _ in CLASS_BANDS.values())
    tops = ",".join(str(high or _TOP) for _, high in CLASS_BANDS.values())
    figure = f"IFERROR(VALUE(MID({name},2,9)),0)"
    places = f'OR({name}="",{name}="PLACE",{name}="PLACES")'
    return {
        "there": f"IF(COUNTA($A{row}:$I{row})=0,0,1)",
        "section": f'IF(TRIM({section})="",{1 if sections == 1 else 0},'
        f"IFERROR(MATCH(TRIM({section}),{names},0),0))",
        "text": f'TRIM({prize}&"")',
        "or_unrated": f'IF(ISNUMBER(SEARCH("/unr",{text})),1,0)',
        "lead": f"IF(ISNUMBER({prize}),{prize},IF(ISNUMBER(MATCH(LOWER(RIGHT({first},2)),"
        f'{{"st","nd","rd","th"}},0)),IFERROR(VALUE(LEFT({first},LEN({first})-2)),0),0))',
        "name": f'IF(ISNUMBER({prize}),"",{spelled})',
        "rank": f"IF(ISNUMBER({rank}),{rank},"
        f'IF(OR({lead}=0,AND({kind}="band",{name}<>"")),1,{lead}))',
        "kind": first_that_holds(
            [
                (f'{text}=""', '""'),
                (f'AND(LEFT({name},1)="U",{figure}>0)', '"under"'),
                (f"ISNUMBER({band})", '"class"'),
                (f'OR({name}="UNR",{name}="UNRATED")', '"unrated"'),
                (f"COUNT({low}:{high})>0", '"band"'),
                (places, '"place"'),
            ],
            '"other"',
        ),
        "low": f'IF(ISNUMBER({low}),{low},IF({kind}="class",INDEX({{{bottoms}}},{band}),0))',
        "high": f'IF(ISNUMBER({high}),{high},IF({kind}="under",{figure}-1,'
        f'IF({kind}="class",INDEX({{{tops}}},{band}),{_TOP})))',
        "key": f'IF(OR({kind}="",{kind}="other",{at("section")}=0),"",{at("section")}&"|"&'
        f'IF(OR({kind}="place",{kind}="unrated"),{kind},{at("low")}&"-"&{at("high")}&"|"&'
        f"{or_unrated}))",
        "eligible": _eligible(at, typed),
        **_money(at, cash),
        "title": f'IF({text}="","",{_title(at, low, high)})',
        "missing": f'IF({at("key")}="",0,'
        f"SUMPRODUCT(MIN({{{_SOME}}}+{_TOP}*(COUNTIFS({cells.column('key')},"
        f"{at('key')},{cells.column('rank')},{{{_SOME}}})>0))))",
        "problem": _problem(at, cells, f"{cash}{trophy}", names, row),
    }


def _money(at: Callable[[str], str], cash: str) -> dict[str, str]:
    """Return the formulas for a row's amount as the commands read it; below zero if it is none.

    The spreadsheet never turns a text with a comma or point into a number: it reads ``12.50`` and
    ``1,250`` differently by country. Zeros before the amount make room to check every place.
    """
    text = f'SUBSTITUTE(TRIM({cash}),"CA$","$")'
    amount, decimals, whole, units = map(at, _AMOUNT_COLUMNS)
    zeros = "0" * _PADDED
    sign_first, sign_last = (f'ISNUMBER(FIND({end}({text},1),"$€£₹"))' for end in ("LEFT", "RIGHT"))
    plain = f'SUBSTITUTE({whole},",","")'
    cents = f"RIGHT({amount},{decimals})"
    commas = f"(LEN({whole})-LEN({plain}))"
    in_place = f'SUMPRODUCT(--(MID({whole},LEN({whole})-{{3,7,11}},1)=","))={commas}'
    in_threes = f"AND({commas}=INT((LEN({plain})-{_PADDED + 1})/3),{in_place})"
    good = f"AND(LEN({plain})>{_PADDED},{_digits(f'{plain}&{cents}')},OR({commas}=0,{in_threes}))"
    part = f"TRIM(LEFT({text},LEN({text})-1))"
    part_good = _digits(f'SUBSTITUTE({part},".","",1)')
    return {
        "amount": f'IF(OR(ISNUMBER({cash}),{text}=""),"","{zeros}"&IF({sign_first},'
        f"TRIM(MID({text},2,40)),IF({sign_last},TRIM(LEFT({text},LEN({text})-1)),{text})))",
        "decimals": f'IF({amount}="",0,IF(MID({amount},LEN({amount})-2,1)=".",2,'
        f'IF(MID({amount},LEN({amount})-1,1)=".",1,0)))',
        "whole": f"LEFT({amount},LEN({amount})-{decimals}-({decimals}>0))",
        "units": f'IF({amount}="","",IF({good},{plain},""))',
        "cash": first_that_holds(
            [
                (f"ISNUMBER({cash})", f"IF(ROUND({cash},2)={cash},{cash},-1)"),
                (f'{text}=""', "0"),
                (f'RIGHT({text},1)="%"', f"IF({part_good},0,-1)"),
                (f'{units}=""', "-1"),
            ],
            f"VALUE({units})+IF({decimals}=0,0,VALUE({cents})/10^{decimals})",
        ),
    }


_AMOUNT_COLUMNS = ("amount", "decimals", "whole", "units")
_PADDED = 12
_FIGURES = ",".join(f'"{figure}"' for figure in range(10))


def _digits(text: str) -> str:
    return f'SUMPRODUCT(LEN({text})-LEN(SUBSTITUTE({text},{{{_FIGURES}}},"")))=LEN({text})'


_TOP = 9999
_RANKS = '{"st","nd","rd"}'
_SOME = ",".join(map(str, range(1, 31)))
"""The ranks among which a formula looks for a missing one."""


def _ordinal(figure: str) -> str:
    teens = f"AND(MOD({figure},100)>10,MOD({figure},100)<14)"
    last = f"MOD({figure},10)"
    return f'{figure}&IF(OR({teens},{last}=0,{last}>3),"th",INDEX({_RANKS},MAX(1,MIN(3,{last}))))'


def _title(at: Callable[[str], str], low: str, high: str) -> str:
    """Return the formula for the prize's name: ``2nd``, ``1st U1800/Unr``, ``1st Class A``."""
    kind, name, text = at("kind"), at("name"), at("text")
    either = f'IF({at("or_unrated")}=1,"/Unr","")'
    ratings = f'{at("low")}&"-"&{at("high")}'
    own = f"COUNT({low}:{high})>0"
    letter = f'IF(LEN({name})=1,"Class ","")&{name}'
    called = first_that_holds(
        [
            (f'{kind}="under"', f"{name}&{either}"),
            (f'AND({kind}="class",{own})', f'{letter}&" ("&{ratings}&{either}&")"'),
            (f'{kind}="class"', f"{letter}&{either}"),
            (f'{kind}="unrated"', '"unrated"'),
            (f'{name}=""', _title_by_ratings(at, low, high)),
        ],
        text,
    )
    rank = _ordinal(at("rank"))
    top = f'AND({at("rank")}=1,LOWER(LEFT({text},4))="top ")'
    upset = f'AND(ISNUMBER(SEARCH("upset",{text})),{at("lead")}=0,{at("rank")}>1)'
    other = f'AND({kind}="other",NOT({upset}))'
    as_typed = f'OR({other},{top},AND({kind}="band",{name}<>"",{at("lead")}>0))'
    return first_that_holds([(f'{kind}="place"', rank), (as_typed, text)], f'{rank}&" "&{called}')


def _title_by_ratings(at: Callable[[str], str], low: str, high: str) -> str:
    ratings = f'{at("low")}&"-"&{at("high")}'
    bands = {f"{low}-{high}": letter for letter, (low, high) in CLASS_BANDS.items() if low and high}
    known, letters = (
        ",".join(f'"{text}"' for text in listed) for listed in (bands, bands.values())
    )
    return first_that_holds(
        [
            (f"COUNT({low})=0", f'"U"&({at("high")}+1)'),
            (f"COUNT({high})=0", f'{at("low")}&"/over"'),
        ],
        f'IFERROR("Class "&INDEX({{{letters}}},MATCH({ratings},{{{known}}},0)),{ratings})',
    )


def _eligible(at: Callable[[str], str], typed: Typed) -> str:
    """Return the formula for how many can win a prize; below zero if unknown or without players.

    It compares ratings as four digits, since 1641P17 is a text. A text without digits, for an
    unrated player, comes after all of them.
    """
    kind, section = at("kind"), f"MAX(1,{at('section')})"
    there = f'({typed.of(section, typed.names)}<>"")'
    ratings = typed.of(section, typed.ratings)
    before_p = f'SUBSTITUTE(UPPER({ratings}),"/","P")&"P"'
    digits = f'RIGHT("0000"&TRIM(LEFT(SUBSTITUTE({before_p},"P",REPT(" ",9)),9)),4)'
    unrated = f'SUMPRODUCT({there}*((({digits}="0000")+({digits}>"{_TOP}"))>0))'
    rated = (
        f'SUMPRODUCT({there}*({digits}>"0000")*({digits}>=TEXT({at("low")},"0000"))'
        f'*({digits}<=TEXT({at("high")},"0000")))'
    )
    everybody = f"SUMPRODUCT(--{there})"
    return first_that_holds(
        [
            (f'OR({at("key")}="",{everybody}=0)', "-1"),
            (f'{kind}="place"', everybody),
            (f'{kind}="unrated"', unrated),
        ],
        f"{rated}+IF({at('or_unrated')}=1,{unrated},0)",
    )


def _problem(at: Callable[[str], str], cells: PrizeCells, given: str, names: str, row: int) -> str:
    typed, cash, trophy = f"TRIM($A{row})", f"$F{row}", f"$G{row}"
    columns = range(NAMES_COLUMN, NAMES_COLUMN + len(cells.sections))
    known = '&", "&'.join(f"${xl_col_to_name(column)}${KEY_ROW + 1}" for column in columns)
    keys, ranks = cells.column("key"), cells.column("rank")
    key, rank = at("key"), at("rank")
    is_first = f'AND({key}<>"",COUNTIFS({keys},{key},{ranks},"<"&{rank})=0)'
    highest = f"SUMPRODUCT(MAX(({keys}={key})*{ranks}))"
    return first_that_holds(
        [
            (
                f'AND({at("section")}=0,{typed}="")',
                f'"it is not typed for which section this is; there are "&{known}',
            ),
            (
                f"{at('section')}=0",
                f'"there is no section \'"&{typed}&"\'; there are "&{known}',
            ),
            (
                f"IF(ISNUMBER({cash}),{cash}<0,FALSE)",
                f'"\'"&{cash}&"\' is below 0; expected an amount such as 150"',
            ),
            (
                f"{at('cash')}<0",
                f'"\'"&TRIM({cash})&"\' is no amount of money; expected one such as 150, '
                '1200.50 or 25% of the fees"',
            ),
            (
                f"AND({at('cash')}>0,{at('cash')}<1,"
                f"OR(ISNUMBER({cash}),MID({at('amount')},{_PADDED + 1},40)=TRIM({cash})))",
                f'"\'"&TRIM({cash})&"\' is less than 1; type a part of the fees as a text such as '
                "'25%', or the amount with its sign\"",
            ),
            (
                f"{at('cash')}>{MOST // 100}",
                f'"\'"&TRIM({cash})&"\' is too much; a prize is at most {MOST // 100:,}"',
            ),
            (
                f'AND({at("text")}<>"",{at("cash")}=0,TRIM({cash})="",TRIM({trophy})="")',
                f'{at("title")}&" is neither cash nor a trophy"',
            ),
            (
                f"IF({is_first},{at('missing')}<{highest},FALSE)",
                f'"there is no "&{_ordinal(at("missing"))}&" prize of the kind of "&{at("title")}',
            ),
            (
                f"AND({is_first},{at('eligible')}=0)",
                f'{at("title")}&": nobody there is eligible"',
            ),
        ]
    )
