"""The sheet ``Help``: the steps, what may be typed, what to do with the workbook; on one page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from xltiebreak import __version__
from xltiebreak.excel.cells.layout import SECTION_NAME_ROW
from xltiebreak.excel.cells.names import TIE_BREAKS_SHEET, WORKSHEET_SHEET
from xltiebreak.excel.cells.typed_matches import RESULT_TEXTS
from xltiebreak.excel.routes import Route
from xltiebreak.excel.sheets.painter import Cell, Sheet
from xltiebreak.excel.sheets.styles import LINE_HEIGHT, height_of
from xltiebreak.ranking.orders import NAMED_ORDERS
from xltiebreak.rules.editions import EDITIONS


class Line(NamedTuple):
    """What is typed, what it means, and the look that a result cell gets."""

    typed: str
    meaning: str
    look: str = ""


class Chapter(NamedTuple):
    """Lines under a heading."""

    heading: str
    lines: Sequence[Line]


class HelpTexts(NamedTuple):
    """What differs between the kinds of workbook.

    ``typed`` says what may be typed for results, ``live_habits`` are the habits of a workbook with
    functions, ``formulas`` the examples of these, ``terms_sheet`` the sheet that shows any
    tie-break term by term.
    """

    typed: Sequence[Chapter]
    commands: Mapping[str, str]
    habits: Mapping[str, str]
    live_habits: Mapping[str, str]
    formulas: Mapping[str, str]
    terms_sheet: str


_RESULTS = (
    Line("W12", "Won against player 12. The number is the opponent's No., not his place.", "win"),
    Line("D12", "Drew with player 12.", "draw"),
    Line("L12", "Lost to player 12.", "loss"),
    Line("W12w  W12b", "The same with the color: w had White, b had Black.", "win"),
    Line("X12  X", "Forfeit win, 1 point; the number may be left out.", "unplayed"),
    Line("F12  F", "Forfeit loss, 0 points. Both F: a double forfeit.", "unplayed"),
    Line("Z12  Z", "Forfeit draw, ½ point.", "unplayed"),
    Line("B", "Full-point bye, 1 point.", "unplayed"),
    Line("H", "Half-point bye, ½ point.", "unplayed"),
    Line(
        "U",
        "Not paired, absent or withdrawn, 0 points. An empty cell waits for a result.",
        "unplayed",
    ),
    Line(
        "N12  R12  S12",
        "Ruled a win (N), a draw (R), a loss (S), whatever the opponent's cell says.",
        "win",
    ),
    Line(
        "5w  5b  5?",
        "Paired with player 5, no result yet. An unfinished round is left out of all sums.",
        "pending",
    ),
    Line("W", "Cannot be read, or names a player who is not in the table.", "unreadable"),
    Line("W12", "Does not go together with what stands in the opponent's cell.", "disagrees"),
)
_GRID_RESULTS = (
    Line("1", "The row's player beat the column's; the other cell of the game has 0.", "win"),
    Line("½", "They drew; =, 1/2 and 0.5 say the same. Both cells have it.", "draw"),
    Line("0", "The row's player lost; the other cell has 1.", "loss"),
    Line("+", "Forfeit win, 1 point; the other cell has -.", "unplayed"),
    Line("-", "Forfeit loss, 0 points. Both -: neither came.", "unplayed"),
    Line("", "Yellow: the other cell of the game is filled; type this one, too.", "awaited"),
    Line("W", "Cannot be read.", "unreadable"),
    Line("1", "Does not go together with the other cell of the game.", "disagrees"),
)


def _commands(file: str, entry: str) -> Mapping[str, str]:
    return {
        "py -m xltiebreak": "On Windows, in the place of xltiebreak.",
        f"xltiebreak check {file}": "What is wrong, and in which cell.",
        f"xltiebreak standings {file}": "Places, tie-breaks, and which one decided.",
        f"xltiebreak explain {file} 7": f"The sums behind {entry} 7's tie-breaks.",
        f"xltiebreak bulletin {file}": "The results as a Word document, ready to print.",
        f"xltiebreak verify {file}": "What your pairing program printed against the rules, and "
        "what it must have done.",
    }


_MORE_PLAYERS = {
    "More players": "Type them in the next rows: there are spare ones below the last, which show "
    "and print once something is typed in them. Many more: xltiebreak new larger.xlsx --from FILE "
    "--players 60.",
}
_MORE_ROUNDS = {
    "More rounds": "Click the + above the column Score, which unfolds two more, and correct Rounds "
    "on the sheet Event.",
}
_HABITS = {
    **_MORE_PLAYERS,
    **_MORE_ROUNDS,
    "A second section": "Describe a section U1200 in column C of the sheet Event, copy the sheet "
    "Crosstable and call the copy Crosstable U1200. In its title, cell A2, change "
    f"$B${SECTION_NAME_ROW + 1} to $C${SECTION_NAME_ROW + 1}.",
    "Score": "A formula: 1 for W, X, B, N and ½ for D, Z, R, H. It needs no add-in.",
    "Re-entries": "Give a player who enters again a new row and a new number.",
}
_LIVE_HABITS = {
    "The rows": "Row 1 is player 1, row 2 player 2 and so on, so leave the numbers as they are. "
    "Rows without a name and results do no harm.",
    **_MORE_PLAYERS,
    **_MORE_ROUNDS,
    "More tie-breaks": "The page Standings has room for seven. Of a longer order all stand beside "
    "it.",
    "A second section": "Use a workbook for each section; the live sheets follow one.",
    "Score": _HABITS["Score"],
    "Re-entries": _HABITS["Re-entries"],
}
_GRID_HABITS = {
    "The rows": "Row 1 and column 1 are player 1 and so on, so leave the numbers as they are. Rows "
    "without a name and results do no harm.",
    "Standings, Arithmetic": "Places, and what each game brings to Sonneborn-Berger: plain "
    "formulas for the order roundrobin (SB, H2H, WIN). For any other order, edition or lots the "
    "functions or xltiebreak standings are needed, and Standings says so.",
    "More players": "Write a larger workbook from this: xltiebreak new larger.xlsx --from FILE "
    "--players 12.",
    "Everybody twice": "Begin with: xltiebreak new --kind roundrobin --double.",
    "The rounds": "The grid does not say when a game was played. Where it matters, it is taken for "
    "a game of the round in which the Berger tables pair the two numbers.",
    "Withdrawals": "Type - for the games that a player does not play, + for his opponents, and his "
    "number at Withdrawn on the sheet Event. If he played fewer than half of his games, all of "
    "them are annulled: they stay in the grid, and count for nobody.",
    "Score": "A formula that adds up the row, annulled games too. It needs no add-in.",
}
_FORMULAS = {
    "=MODMEDIAN(Results)": "A column with every player's Modified Median.",
    "=MODMEDIAN(Results,7)": "Player 7's alone, a number.",
    '=TIEBREAK(Results,"SB",7)': "Any tie-break by its code.",
    "=PLACE_TB(Results,Order)": "A column with every player's place.",
    '=EXPLAIN_TB(Results,"SOLK",7)': "Why player 7's Solkoff is what it is, in a sentence.",
    "Head-to-Head, Direct Encounter": "Are worked out among the players whom the tie-breaks before "
    "them leave tied; so give EXPLAIN_TB, TERMS_TB and TIEBREAK the argument order, too: "
    '"SOLK,H2H", or Order.',
    "Results, Order …": "Names of this workbook's cells: Results, Players, Ratings, Order, "
    "Edition, Lots. A range such as Crosstable!F5:J28 serves as well.",
}
SWISS_TEXTS = HelpTexts(
    typed=(Chapter("What to type for a result", _RESULTS),),
    commands=_commands("event.xlsx", "player"),
    habits=_HABITS,
    live_habits=_LIVE_HABITS,
    formulas=_FORMULAS,
    terms_sheet=WORKSHEET_SHEET,
)
GRID_TEXTS = HelpTexts(
    typed=(Chapter("What to type for a result", _GRID_RESULTS),),
    commands=_commands("event.xlsx", "player"),
    habits=_GRID_HABITS,
    live_habits=_GRID_HABITS,
    formulas=_FORMULAS,
    terms_sheet=WORKSHEET_SHEET,
)


def _typed(letter: str) -> str:
    """The ways to type a result."""
    return "  ".join(RESULT_TEXTS[letter][::-1])


_MATCHES = (
    Line(
        "1 · 4 · 45.5 · 22.5 · 7",
        "Round, team, its points inside the match, the other team's, and the other team: in round "
        "1 team 4 beat team 7. Who has more points has won; for equal points it is a draw.",
        "win",
    ),
    Line("Team, Opponent", "The number of the sheet Teams, or the name from the list."),
    Line(
        "Points",
        "What the team made inside the match: 0 to 68 at the Illinois final, 0 to 4 on four equal "
        "boards. They may stay empty where the sheet Boards has all boards of the match.",
    ),
    Line(
        "Result",
        "Empty where the points say it. Else one of the following, from the first team's side.",
    ),
    Line(_typed("B"), "The team has a bye of a full point; no opponent.", "unplayed"),
    Line(_typed("H"), "The team has a bye of half a point; no opponent.", "unplayed"),
    Line(_typed("U"), "The team is absent or not paired, 0 points; no opponent.", "unplayed"),
    Line(_typed("X"), "The first team wins by forfeit.", "unplayed"),
    Line(_typed("F"), "The first team loses by forfeit.", "unplayed"),
    Line(_typed("FF"), "Both teams lose by forfeit.", "unplayed"),
    Line("W  D  L", "Win, draw, loss, where only that is known and no points.", "win"),
    Line(
        "Two teams, no points",
        "No result yet. An unfinished round is left out of all sums.",
        "pending",
    ),
    Line(
        "Red words",
        "The row cannot be used; the words say why. The commands read it alike.",
        "unreadable",
    ),
)
_BOARDS = (
    Line(
        "Player, Opp. player",
        "A number of the sheet Players, or a name from the list; empty where nobody sat.",
    ),
    Line("1  ½  0", "From the first player's side; 1/2, 0.5 and = say the same as ½.", "win"),
    Line("+  X", "The first player wins by forfeit.", "unplayed"),
    Line("-  F", "The first player loses by forfeit.", "unplayed"),
    Line("--", "Neither came.", "unplayed"),
    Line(
        "What a board is worth",
        "1, or what Board weights says on the sheet Event: 12 for a win on board 1, 6 for a draw.",
    ),
)
_TEAM_HABITS = {
    "What to leave empty": "The sheets Players and Boards, unless line-ups or board prizes are "
    "wanted.",
    "Crosstable": "Is worked out from the sheet Matches by plain formulas, in any Excel and in "
    "LibreOffice, and is protected (without a password) from being typed over.",
    "Worksheet": "The IHSA or US Amateur Team tie-break of a team, match by match: plain formulas, "
    "too.",
    "Standings, Arithmetic": "Places, and what each match brings to them: plain formulas for the "
    "orders ihsa-team and usat. For any other order, edition or lots the functions or xltiebreak "
    "standings are needed, and Standings says so.",
    "More teams or rounds": "Begin with enough of them: xltiebreak new teams.xlsx --kind team "
    "--teams 20 --rounds 7. Rows without a name do no harm.",
    "More matches or byes": "There are spare rows below the last round; the order of the rows does "
    "not matter, but the sheet Boards follows it, so do not sort matches whose boards are filled "
    "in.",
}
_TEAM_FORMULAS = {
    "=IHSA_TB(Results,Points)": "A column with every team's IHSA tie-break.",
    "=IHSA_TB(Results,Points,3)": "Team 3's alone, a number.",
    "=USAT_TB(Results,Points)": "The US Amateur Team tie-break.",
    '=TIEBREAK(Results,"SOLK")': "Any tie-break, of the teams' results as a player's.",
    "=PERFINDEX_TB(Results,Points,4)": "The Performance Index on four equal boards.",
    "=IHSA_ROUND(45.5,4)": "What one match adds: 45.5 points against a team on 4.",
    "Results, Points …": "Names of this workbook's cells: Results, Points, Players, Ratings, "
    "Order, Edition, BoardsUsed, PlacedBy. A range serves as well.",
}
TEAM_TEXTS = HelpTexts(
    typed=(
        Chapter("What to type for a match", _MATCHES),
        Chapter("What to type for a board", _BOARDS),
    ),
    commands=_commands("teams.xlsx", "team"),
    habits=_TEAM_HABITS,
    live_habits=_TEAM_HABITS,
    formulas=_TEAM_FORMULAS,
    terms_sheet=TIE_BREAKS_SHEET,
)


_WIDTH = 84
_TYPED_WIDTH = 33
"""Characters in a line of each column."""

_PRINTED = {
    "Your program's figures": "Type the tie-breaks that a pairing program printed into columns "
    "behind the score, with its headings. xltiebreak verify event.xlsx compares them and says why "
    "they differ.",
}
_PRINTED_LIVE = {
    "Your program's figures": "Paste the tie-breaks that a pairing program printed into the sheet "
    "Verify: what differs lights up. xltiebreak verify event.xlsx says why.",
}


def help_sheet(route: Route, texts: HelpTexts) -> Sheet:
    """The whole sheet; ``route`` is how the workbook's functions become live, ``texts`` are those
    of its kind."""
    cells, heights = [Cell(0, 0, "title", "Help"), _version(route)], {0: 24, 1: 2 * LINE_HEIGHT}
    row = 3
    for chapter in _chapters(route, texts):
        cells += [Cell(row, 0, "heading", chapter.heading), Cell(row, 1, "heading")]
        for row, line in enumerate(chapter.lines, row + 1):  # noqa: B020
            style = f"sample {line.look}" if line.look else "body_bold"
            cells += [Cell(row, 0, style, line.typed), Cell(row, 1, "body", line.meaning)]
            heights[row] = max(height_of(line.meaning, _WIDTH), height_of(line.typed, _TYPED_WIDTH))
        row += 2
    return Sheet(
        cells=cells,
        heights=heights,
        widths={0: _TYPED_WIDTH, 1: _WIDTH},
        margins=(0.5, 0.5, 0.6, 0.7),
        pages=1,
        footer="&L&F&CHelp&RPage &P of &N",
    )


def _version(route: Route) -> Cell:
    """Which version made the workbook, and what its functions say to that."""
    written = f"Written with xltiebreak {__version__}"
    cell = Cell(1, 0, "said", f"{written}.", size=(1, 2))
    if not route.live:
        return cell
    functions = route.call("VERSION_TB")
    silent = f"{written}. Its functions do not say theirs: they are not there yet; see Step 1."
    same, other = f"{written}, as its functions are.", f"{written}; its functions are those of "
    renew = f". To renew them, {route.renewal}."
    known = f'IF({functions}&""="{__version__}","{same}","{other}"&{functions}&"{renew}")'
    return cell._replace(value=silent, formula=f'IFERROR({known},"{silent}")')


def _chapters(route: Route, texts: HelpTexts) -> Iterator[Chapter]:
    buttons = {"Scripts of xlwings Lite": route.buttons} if route.buttons else {}
    habits = {**texts.live_habits, **_PRINTED_LIVE} if route.live else {**texts.habits, **_PRINTED}
    steps = {f"Step {k}": step for k, step in enumerate(route.steps, start=1)}
    if route.live:
        live = f"How Standings, {texts.terms_sheet}, Checks and Verify become live"
        yield _chapter(live, {**steps, **route.elsewhere})
        yield _chapter("Functions that you may type into any cell", texts.formulas)
    yield from texts.typed
    yield _chapter("What to do with the workbook", {**buttons, **texts.commands})
    yield _chapter("Good to know", habits)
    yield _chapter("More", _more(route, texts))


def _chapter(heading: str, lines: Mapping[str, str]) -> Chapter:
    return Chapter(heading, [Line(typed, meaning) for typed, meaning in lines.items()])


def _more(route: Route, texts: HelpTexts) -> Mapping[str, str]:
    """What has a page of its own elsewhere."""
    worksheet = f"The sheet {texts.terms_sheet} offers each with what it is. " if route.live else ""
    return {
        "The boxes of Event": "Select one to read what it is for.",
        "Tie-break orders": f"By name: {', '.join(NAMED_ORDERS)}; or codes in their order, such as "
        "MM, SOLK, SB.",
        "Tie-breaks": f"{worksheet}xltiebreak systems --all lists all of them, with rules.",
        "Editions": f"How unplayed rounds count: {', '.join(EDITIONS)}; xltiebreak editions says "
        "how.",
    }
