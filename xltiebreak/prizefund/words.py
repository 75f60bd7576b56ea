"""The words of a line of prizes: one table of patterns, and what is made of each word."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from functools import lru_cache
from typing import Any, NamedTuple, Optional

from xltiebreak.event.figures import points
from xltiebreak.event.words import LONGEST_PRIZES
from xltiebreak.prizefund.asked import AnnouncementError, ask_if
from xltiebreak.prizefund.money import MOST, SIGN, SIGNS, Cents
from xltiebreak.prizefund.prizes import CLASS_BANDS, Kind, Prize, list_name

_TABLE = r"""
What a word says, and its pattern; a line without a name is one more spelling. The first pattern
of the table that matches counts, in any case of letters; blanks are single. Rows in capitals are
parts, which stand in other patterns by their names.

SECTION :: open|premier|championship|reserve|amateur|booster|novice
LITTLE :: or|of|in|by|per|from|not|no|than|last|on|at|if|only|takes?|who|which|with|any|until|after
       :: before|half|grade|score|and|plus|each|to|for|every|all|the|top|best|highest
NO_NAME :: (?:<SECTION>|<LITTLE>|<NUMBER>|<FILLER>|under|over|below|above|class|rating|rated)\b
        :: (?:section|points|pts|<CODE>|<LIST>|<PLACE>|others?|rest|remaining|teams?|upset|bonus)\b
PLACE :: indiv(?:iduals?)?|players?|overall|finishers?|places?
NUMBER :: one|two|three|four|five|six|seven|eight|nine|ten
ORDINAL :: first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth
FILLER :: (?:uscf|us chess|fide|ecf|cfc|prizes?|money|cash|the|awards?|winners?|will|be|is|are)\b
       :: (?:gets?|receives?|wins?|takes?|awarded|given|also|(?-i:an?))\b
NAME :: (?!<NO_NAME>)[^\W\d_][^\W\d_]*\b
AMOUNT :: (?:\d{1,3}(?:,\d{3})+|\d{1,9})(?:\.\d\d)?(?![\d%])
UNR :: unr\.|unr(?:ated)?s?\b
RANK :: (?:\d{1,3} ?(?:st|nd|rd|th)|<ORDINAL>)\b
FEES :: entry (?:fees?|money)|EFs?|entries|gross(?: receipts)?
FUND :: (?:prize )?(?:fund|pot|entry fees|entries)
GROUP :: (?:quads?|groups?|sections?|divisions?)\b
EACH_GROUP :: (?:(?:in|of|for|per|to) )*(?:each|every|per|all(?! sections)|the) <GROUP>(?! winner)
GTD :: (?:guaranteed|gtd)\b
BASED :: (?:are |will be )?(?:based (?:up)?on|per|depend(?:s|ing|ent)? (?:up)?on|according to|as)
TIE_BREAK :: (?:on )?tie-? ?break(?:er)?s?(?: (?:1st|first|win(?:ner)?))?
POINT :: \d{1,2}(?:\.5|½)?
MORE :: (?: or (?:more|better|higher|above|over)|\+)?
UNDER :: (?:under|below|u)[ /-]{0,3}
AND :: (?:/|\band\b|&) ?
AGES :: (?:u|under|over)[ -]?\d{1,2}(?!\d)(?: (?:boys?|girls?))?
GENDER :: wom[ae]n|lad(?:y|ies)|females?|girls?|boys?
LIST :: juniors?|senior citizens?|seniors?|<GENDER>|youths?|veterans?|locals?|scholastics?|cadets?
     :: <AGES>
CODE :: EUR|CAD|CDN|USD|GBP|INR|Rs|dollars|euros|pounds|rupees
LIKE :: (?:chess|digital|signed|gold|silver|bronze|copper|large|small|big|giant|tall|engraved) +
     :: (?:crystal|glass|custom|memorial|perpetual|champion(?:ship)?|participa(?:tion|nt)) +
NOUN :: troph(?:y|ies)(?: cups?)?|plaques?|medal(?:lion)?s?|cups?|(?:e-)?certificates?|ribbons?
     :: books?|clocks?|shields?|rosettes?|badges?|t-?shirts?|tokens?|candy|sweets|chocolates?
     :: chess (?:sets?|boards?|bags?)|good(?:ie|y) bags?|participa(?:tion|nt) (?:award|prize)s?
     :: (?-i:gold|silver|bronze)
NEXT :: (?: (?:to|in|into|for) (?:the |our |an? )?(?:next|following|future)<THAT>)
THAT :: (?: (?!to\b|for\b)[\w'’-]+){0,3}
MEMBERSHIP :: (?:free )?(?:(?:\w{1,20}-)?year(?:'s)? )?(?:(?:us chess|uscf) )?memberships?
AWARD :: (?:(?-i:an?) )?(?:<LIKE>{0,5}<NOUN>|free entr(?:y|ies)<NEXT>?|<MEMBERSHIP>)\b
      :: (?:(?-i:an?) )?awards?(?= (?:to|for)\b)
CARD :: gift (?:card|certificate|voucher)|book token|(?:book )?voucher|merchandise|travel grant
     :: scholarship|(?:store )?credit
GIFT :: (?:(?-i:an?) )?<CARD>s?\b
BOUGHT :: (?:chess )?(?:book|clock|set|board|bag|shirt|t-shirt)s?\b
PLAYER :: (?:players?|participants?|kids|child(?:ren)?|students?|entrants?|competitors?)\b
       :: contestants?\b

What is asked about at once

ask OTHERS_BASED :: \b(?:and )?(?:all )?(?:the )?<OTHERS> <BASED> (?:the )?<ENTRIES>
                 :: (?:<OTHERS>) (?:are )?(?:based (?:up)?on|b ?/) ?\d{1,5}(?: (?:entries|players))?
OTHERS :: others?|rest|(?:other|remaining|class) prizes
ENTRIES :: (?:number of )?(?:entries|entry|turnout|attendance)(?: permits?)?\b
ask DECIMAL :: <SIGN> ?\d+,\d{1,2}(?!\d|,\d|st\b|nd\b|rd\b|th\b)
            :: \d+\.\d{3},\d\d\b
award :: <SIGN> ?<AMOUNT> ?(?:<NAME> ){0,3}<GIFT>
ask WORTH :: (?:<SIGN> ?)?<AMOUNT> <BOUGHT>

What says nothing

section :: \( ?each section ?\)
nothing :: [ ]+
        :: \(?\b(?:FIDE|USCF|US Chess|ECF|CFC)[ -]rated\b\)?|\((?:FIDE|USCF|ECF|K-\d+)\)
        :: , (?=each (?:<SIGN>|\d))|\bindividuals? (?=troph|medal|plaque|award)
        :: \(<EACH_GROUP>\)|<EACH_GROUP>
        :: \bspecial (?=[$€£\d][\d,]* ?%? (?:for |upset|best|biggest))
        :: (?:cash )?prizes? of (?=<SIGN>)
        :: \b(?:class|rating|grading) (?:prizes|bands)\b(?! per)
        :: (?:(?:special|cash|main|class|rating|grading|age(?: group)?) )?<PRIZES> ?: ?(?=\S)
        :: \b(?:rating|grading) (?:prizes?|bands?|category|group)? ?(?=<OF_RATINGS>|[:=] ?\(?u)
        :: -? ?else (?:in )?proportion\w* ?-?
PRIZES :: (?<!junior )(?<!senior )\b(?:prizes|awards)
OF_RATINGS :: \(?(?:u|under|below|from)?[ -]?\d{3,4}

The fund

fund fees :: (?:<PAYOUT>(?:is )?)?(?:(\d{1,3}(?:\.\d+)?) ?%|all) (?:of )?<OF_FEES>
          :: \b(?:full|(\d{1,3}) ?%) pay-?(?:out|back)\b
PAYOUT :: (?:total )?(?:cash )?pay-?out[ ]
OF_FEES :: (?:the |all |net )?<FEES>\b(?: (?:are |is )?<PAID>)?(?: (?:as|in|to) (?:cash )?prizes)?
PAID :: (?:returned|paid(?: (?:out|back))?)
fund firsts :: (?:top|first) (\d{1,2}|<NUMBER>)(?: (?:prizes?|places?))? (?:is |are )?<GTD>(?! \$)
            :: (?:1st|first)(?:(?:-| and | & )(\d{1,2})(?:nd|rd|th))?<OF_PRIZES> <GTD>(?! \$)
OF_PRIZES :: (?: (?:prizes?|places?))?(?: is| are)?
fee :: (?:EF|entry(?: fees?)?)\b ?:? ?<SIGN>? ?<AMOUNT>
fund limit :: <UNR>(?: players)? (?:may|can) ?not (?:win|take) <MORE_THAN> <SIGN>? ?(<AMOUNT>)
MORE_THAN :: (?:over|above|more than)
fund based :: (?:based (?:up)?on|b ?/ ?o?) ?(\d{1,5})(?!\d)(?: (?:full|paid|total))*<ENTERED>?\b
ENTERED :: [ ](?:entries|entrants|players|paid)
fund half :: \(([^()]+?) counts? (?:as )?half\)
fund part :: (\d{1,3}) ?% ?(?:of )?each prize
          :: (\d{1,3}) ?% <GTD>!*
fund guaranteed :: (?:(?:minimum|min\.?|at least|unconditionally) )?<GTD>(?: minimum\b)?
                :: \(min(?:imum)?\.?\)|(?:at least|minimum)(?= (?:[$€£₹]|1st|first))
                :: (?:(?<=\d)|(?<=\d )|(?<=\d\()|(?<=\d \())G(?=[\s,.;:!)-]|$)
fund sum :: [$€£]{2}(?: ?G(?:td|uaranteed)?(?![a-z])[.:]?)?
fund total :: (?:total )?(?:prize )?(?:fund|pool|purse)(?: of)?\b
           :: (?:in (?:cash |total )?|total (?:cash )?)prizes?\b|\b(?:total|projected)\b

Amounts

part :: (\d)/(\d) (?:(?:of )?(?:the )?<FUND>\b|(?=gtd\b|guaranteed\b))
share :: (\d{1,3}(?:\.\d{1,3})?) ?%(?: of (?:the )?(?:prize )?fund\b)?
      :: (\d{1,3}(?:\.\d{1,3})?)(?=(?: ?[-/] ?\d{1,3}(?:\.\d+)?)* ?[-/] ?\d{1,3}(?:\.\d+)? ?%)
money :: (?:₹|Rs\b\.?|INR) ?(\d{1,2}(?:,\d\d)+,\d{3})(?!\d)(?:/-)?
      :: (?:(?:CAD|CDN|CA|USD?) )?<SIGN> ?(<AMOUNT>)(?:/-)?(?: ?(?:CAD|CDN)\b)?
      :: (<AMOUNT>)(?:/-| ?(?:[€£₹]|<CODE>\b)(?! ?\d))

Ranks

rank :: #?(\d{1,2}) ?(?:[.)] |[:-]) *(?=<SIGN> ?\d|\d[\d,]* ?€)
     :: (?-i:\b[Pp]rize (III|II|IV|I|V)\b)
     :: (?-i:\b(III|II|IV|I|V) (?:[Pp]lace(?: [Pp]rize)?|[Pp]rize)\b)
top :: (?:the )?(?:top|first|highest) (\d{1,3}|<NUMBER>)\b(?![-/%,.]?\d)(?! *%)<SCORERS>
SCORERS :: (?: (?:scorers|finishers|places?|prizes))?
ranks :: (?:for |to )?(?:places?|ranks?) (\d{1,2}) ?- ?(\d{1,2})\b
      :: (?<![\w$€£₹.,%-])(\d{1,2})(?: ?- ?| to )(\d{1,2})(?= ?:? ?(?:each )?<GIVEN>)
      :: (?:(?<=trophies )|(?<=medals ))(\d{1,2}) ?- ?(\d{1,2})\b
GIVEN :: (?:[$€£₹]|Rs|troph|medal|plaque)
named :: (kindergarten|\d{1,2}(?:st|nd|rd|th)[ -]grade|grade (?:k|\d{1,2}))(?:rs?)?\b(?!-)
      :: (?<=top )(k)(?:rs?)?\b(?!-)
grades :: (?:(?<=top )|(?<=top \d )|(?<=top \d\d ))k-\d{1,2}(?= ?(?:[:;]|<SIGN>|<AWARD>|$))
       :: (?:^|(?<=; )|(?<=;))k-\d{1,2}(?= ?: ?<AWARD> ?(?:;|$))
rank 3 :: \b(?:the )?(?:2nd|second) runners?[ -]?up\b
rank 2 :: \b(?:the )?(?:(?:1st|first) )?runners?[ -]?up\b
ranks :: (<RANK>) ?(?:-|to|thru|through) ?(?:<RANK> ?- ?)*(<RANK>)
rank :: (?:the )?(<RANK>)(?: (?:place )?(?:winner|prize of|prize|place))?(?:=(?= ))?
rank 1 :: \bwinners? of (?:each|every|all|the) \w+(?: section)?\b
       :: \b(?:(?:each|every) \w+ winners?|(?:the )?winner|(?:the )?champion\b(?!ship))\b
       :: \btop (?:scorer|finisher)\b|\btop score\b(?! (?:u\d|under|below|by|of|in))

Who

points :: (<POINT>) ?(?:\+ ?)?(?:points?|pts)\b<MORE>
       :: (?<![\w.,$€£₹-])([2-9])-0(?= ?:? ?<SIGN>)
       :: all (?:(?:players|who|that|with|scoring|scored?|get|have|at least) )+(<POINT>)<REACHED>
REACHED :: (?: points?)?<MORE>(?: points?)?
plus score :: (?:any |all )?plus[ -]scores?\b
ask GLUED :: (?:under|u|below) ?-?\d{3,4} ?- ?\d+(?![/\w])
unders :: <UNDER>(\d{3,4}(?: ?/ ?\d{3,4}\b)+)(?= ?:? ?(?:each )?<SIGN>| ?$)
under :: <UNDER>(\d{3,4})\b
over :: (?<![$€£₹])(?<![$€£₹] )(\d{3,4})(?: ?<AND>(?:over|above|up)\b|\+(?! ?[a-z]|[\d$€£₹]))
     :: (?:over|above) (\d{3,4})\b
below :: (\d{3,4}) ?<AND>(?:below|under)\b
band :: [\[(] ?(?:ratings? )?(\d{1,4}) ?- ?(\d{1,4})(?: ?(/) ?<UNR>)? ?[\])]
     :: <RATED>(?<![\d$€£₹.,/-])([1-9]\d{2,3}) ?(?:-|to) ?([1-9]\d{2,3})(?: ratings?)?(?![\d/-])()
RATED :: (?:rat(?:ings?|ed) |elo )?(?:from )?
changed or unrated :: (?:or|/|&|\bincl(?:\.|uding\b|\b)) ?<UNR>
changed no unrated :: \( ?no <UNR> ?\)
unrated :: <UNR>
classes :: (?:class(?:es)? )?(?-i:(\b[XA-J](?: ?- ?[A-J]){2,}\b))
        :: class(?:es)? (?:prizes )?(?-i:([XA-I] ?(?:-|through|to) ?[A-J]\b))(?! ?- ?\d)
        :: (?-i:(\b[XA-I](?: ?-| (?:through|to)) ?[A-J]\b))(?! ?- ?\d)
ask FOR_WHICH :: (?<=\d )(?-i:A) (?=troph|medal|plaque|book|cup|certificate)
class :: (?:class(?:es)? )?(?-i:([A-J](?:/[A-J])+))(?=/(?:<UNR>|below\b|under\b))
      :: class(?:es)? ([a-jxm]|sm)\b
      :: \b(?-i:([A-JXM]|SM))\b(?!-\d)(?: grade\b)?
      :: (senior master|expert|master)s?\b
changed and below :: <AND>(?:below|under)\b(?! ?\d)
bonus :: (?:bonus (?:for|to) )?(?:a )?clear (?:win(?:ner)?|1st|first)(?: place)?<OR_ON>?<BONUS>
      :: (?:bonus (?:for|to) )?(?:a )?clear ?((?<= )or |/ ?)<TIE_BREAK><BONUS>
BONUS :: (?: bonus)?\b
OR_ON :: (?:( or )<TIE_BREAK>)
extra :: bonus\b
special :: (?:special\b ?)?(<SPECIAL>)(?:s| (?:wins?|victory|bonus|awards?))?\b(?: prizes?)?
        :: (special)\b(?: prizes?\b)?
SPECIAL :: (?:(?:biggest|best|largest|greatest|top) )?upset|best (?:game|endgame|attack)
        :: best combination|slow starter|fighting(?= prize)|brilliancy
changed each round :: (?:(?:in|of|for|per|after|each|every|the) )+round\b ?:?
award :: <GIFT>
      :: <AWARD>
ask FOR_WHICH :: <AGES>(?: ?/ ?u?-?\d{1,2})*(?: and | ?& ?|/)girls?\b|\bboys? ?(?:&|/) ?girls?\b
              :: (?:u|under)[ -]?\d{1,2}(?: ?/ ?u?-?\d{1,2})* boys?(?: and | ?& ?|/)girls?\b
named :: (<LIST>)\b(?: players?\b)?(?: ?\((?:above |over |u(?:nder)?[ -]?)?\d\d\+?\))?
      :: ((?:oldest|youngest)(?: (?:player|participant|boy|girl|child|woman))?)\b
team :: (?:(school|club) )?teams?\b|(school|club)s?\b(?! (?:member|player))
everybody :: all\b(?: of)?(?: the)?(?: (others?|remaining|rest)\b)?(?: <PLAYER>)?
          :: (?:each|every) (?:(other|remaining) )?<PLAYER>(?: playing)?
          :: every(?:one|body)\b(?: (else))?|(?:the )?(rest)\b(?: of the <PLAYER>)?|(others)\b
each :: (?:each|apiece|ea\b\.?)\b
place :: <PLACE>\b
link :: (?:to|for)\b
nothing :: <FILLER>

Signs, and what is left

money :: (<AMOUNT>)
sign & :: (?:and|with)\b|&
sign + :: plus\b|\+
sign - :: =|\.{3,}|…
sign ; :: --+
minus :: (?<= )-(?=<SIGN>?\d)
sign :: [;:|•·*!\n/-]|\.(?!\d)|,(?!\d{3}(?!\d))
bracket :: [()\[\]]
best :: (?:the )?(?:top|best|highest)(?:[ -]+(?:scoring|ranked|placed|finishing|rated))?\b<BY>
BY :: (?: (?:score|result|performance))?(?: (?:by|of)\b)?
ask FOR_WHICH :: clubs? (?:members?|players?)\b|members?\b
named :: (?:(?<=best )|(?<=top ))(<NAME>(?: <NAME>)?)(?: players?\b)?(?= ?(?:[:,;(-]|<SIGN>|\d|$))
award :: (?:<NAME> ){1,3}(?:<GIFT>|<AWARD>)
word :: [^\W\d][\w'’]*(?:-\w+)*
"""


class Token(NamedTuple):
    """One word or more with one meaning.

    ``kind`` is who, rank, best, changed; money, share, award, each; fund, fee; link, sign, minus,
    bracket; section, extra, classes, list, word. ``gap`` is what was typed between it and the token
    before.
    """

    kind: str
    value: Any
    text: str
    gap: str = " "

    @property
    def amount(self) -> Any:
        """The cents of money, or the percentage of a share."""
        return self.value[0] if self.kind == "money" else self.value


Match = re.Match[str]
Made = Optional[tuple[str, Any]]
"""Kind and value of a token; None if the words have another meaning."""

_NUMBERS = {
    word: number
    for words in (
        "first second third fourth fifth sixth seventh eighth ninth tenth",
        "one two three four five six seven eight nine ten",
        "i ii iii iv v",
    )
    for number, word in enumerate(words.split(), 1)
}
_TITLES = {"SENIOR MASTER": "SM", "MASTER": "M", "EXPERT": "X"}


def _number(word: str) -> int:
    digits = re.match(r"\d+", word)
    return int(digits[0]) if digits else _NUMBERS[word.casefold()]


def first_of(match: Match) -> str:
    """Return the first group that has matched."""
    return next((group for group in match.groups() if group), "")


def cents(text: str) -> Cents:
    """Return the cents of ``1,250`` or ``12.50``."""
    units, _, rest = text.replace(",", "").partition(".")
    amount = int(units) * 100 + int(rest or 0)
    ask_if(amount > MOST, text[:40], "TOO_MUCH")
    return amount


def one_sign(signs: Iterable[str], text: str) -> str:
    """Return the one sign of some amounts; a plain ``$`` beside ``CA$`` means the same.

    Raises:
        AnnouncementError: they are of two currencies.
    """
    kinds = sorted({*signs} - {""})
    if len(kinds) > 1 and kinds != ["$", "CA$"]:
        raise AnnouncementError(text, "TWO_CURRENCIES", one=kinds[0], other=kinds[1])
    return max(kinds, key=len, default="")


def _money(match: Match) -> Made:
    names = re.findall(rf"{SIGN}|dollars|euros|pounds|rupees", match[0], re.I)
    signs = [SIGNS[name.casefold()] for name in names] + ["₹"] * match[0].endswith("/-")
    return "money", (cents(first_of(match)), one_sign(signs, match[0]))


def _share(match: Match, percent: Fraction) -> Made:
    ask_if(not 0 < percent <= 100, match[0], "NO_PART")
    return "share", percent


def _part(match: Match) -> Made:
    return _share(match, Fraction(100 * int(match[1]), int(match[2]) or 1))


def _percent(match: Match) -> Fraction:
    return Fraction(first_of(match) or 100)


def _entries(match: Match) -> int:
    ask_if(not int(match[1]), match[0], "WHICH_FUND")
    return int(match[1])


_OF_FUND: dict[str, Callable[[Match], Any]] = {
    "fees": _percent,
    "firsts": lambda match: _number(first_of(match) or "1"),
    "limit": lambda match: cents(match[1]),
    "based": _entries,
    "half": lambda match: tuple(re.split(r", ?| and ", match[1].strip())),
    "part": _percent,
    "sum": lambda match: "g" in match[0].casefold(),
}
"""What is said of the fund; the other words only say that it is said."""


def _ranks(first: int, last: int) -> Made:
    return ("rank", (first, last, False)) if 0 < first <= last else None


def _from_to(match: Match) -> Made:
    return _ranks(_number(match[1]), _number(match[2]))


def _who(kind: str, **fields: Any) -> Made:
    return "who", Prize(kind, **fields)


def named(text: str) -> Prize:
    """Return a prize for a list of players, by its name."""
    name = list_name(re.sub(r" citizens?$", "", text, flags=re.I))
    return Prize(Kind.NAMED, list=name, label=f"top {name}")


def class_prize(letters: Sequence[str], label: str = "") -> Prize:
    """Return a prize for one class, or for several that share it."""
    low, high = CLASS_BANDS[letters[-1]][0], CLASS_BANDS[letters[0]][1]
    return Prize(Kind.CLASS, low=low, high=high, label=label or f"Class {'/'.join(letters)}")


def _class(match: Match) -> Made:
    word = first_of(match).upper()
    if word in _TITLES:
        return "who", class_prize([_TITLES[word]], word.capitalize())
    return "who", class_prize(word.split("/"))


def _classes(match: Match) -> Made:
    """``A-C`` is A, B and C; ``A-B-C`` names them."""
    letters = re.findall("[A-Z]", match[1])
    if len(letters) == 2:
        bands = [*CLASS_BANDS]
        letters = bands[bands.index(letters[0]) : bands.index(letters[1]) + 1]
    return ("classes", [class_prize([letter]) for letter in letters]) if letters else None


def _band(match: Match) -> Made:
    low, high = int(match[1]), int(match[2])
    return (
        _who(Kind.CLASS, low=low, high=high, or_unrated=bool(match[3]))
        if low < high < 4000
        else None
    )


def _over(match: Match) -> Made:
    low = int(first_of(match))
    return _who(Kind.OVER, low=low) if low else None


def _unders(match: Match) -> Made:
    """``U1800/1600/1400``: figures that fall by at most 400."""
    highs = [int(figure) for figure in re.findall(r"\d+", match[1])]
    if not all(0 < high - next_one <= 400 for high, next_one in zip(highs, highs[1:])):
        return None
    return "list", [Prize(Kind.UNDER, high=high - 1) for high in highs]


def _special(match: Match) -> Made:
    name = match[1].casefold()
    return _who(Kind.SPECIAL, label=f"{name} prize" if name in ("special", "upset") else name)


def _everybody(match: Match) -> Made:
    if first_of(match):
        return _who(Kind.ALL, list="others", label="everybody without another trophy")
    return _who(Kind.ALL, label="every player")


_MAKES: dict[str, Callable[[Match], Made]] = {
    "nothing": lambda match: ("", None),
    "money": _money,
    "share": lambda match: _share(match, Fraction(match[1])),
    "part": _part,
    "rank": lambda match: _ranks(*[_number(first_of(match))] * 2),
    "ranks": _from_to,
    "top": lambda match: ("rank", (1, _number(match[1]), True)),
    "points": lambda match: _who(Kind.POINTS, points=points(first_of(match))),
    "plus": lambda match: _who(Kind.POINTS),
    "under": lambda match: _who(Kind.UNDER, high=int(match[1]) - 1),
    "unders": _unders,
    "over": _over,
    "below": lambda match: _who(Kind.CLASS, high=int(match[1])),
    "band": _band,
    "class": _class,
    "classes": _classes,
    "bonus": lambda match: _who(Kind.BONUS, on_tie_break=any(match.groups())),
    "special": _special,
    "named": lambda match: ("who", named(match[1])),
    "grades": lambda match: _who(
        Kind.NAMED, list=match[0].casefold(), label=f"top {match[0].upper()}"
    ),
    "team": lambda match: _who(Kind.TEAM, list=first_of(match).casefold()),
    "everybody": _everybody,
    "place": lambda match: _who(Kind.PLACE),
    "unrated": lambda match: _who(Kind.UNRATED),
}


def _meaning(what: str, match: Match) -> Made:
    """Return what matched words mean by the name of their row."""
    kind, _, value = what.partition(" ")
    if kind == "ask":
        raise AnnouncementError(match[0], value)
    if kind == "fund":
        return kind, (value, _OF_FUND.get(value, bool)(match))
    if kind == "rank" and value:
        return _ranks(int(value), int(value))
    return _MAKES[kind](match) if kind in _MAKES else (kind, value or match[0])


def _read_table() -> tuple[dict[str, str], list[tuple[str, str]]]:
    """Return the parts of the table by name, and the name and the pattern of each row."""
    parts, rows, name = {"SIGN": SIGN}, [], ""
    for line in _TABLE.splitlines():
        before, is_row, pattern = line.partition(" :: ")
        name = before.strip() or name
        if is_row and name.isupper():
            parts[name] = f"{parts[name]}|{pattern}" if name in parts else pattern
        elif is_row:
            rows.append((name, pattern))
    return parts, rows


_PARTS, _ROWS = _read_table()
_PART = re.compile(r"<([A-Z_]+)>")


def whole(pattern: str) -> str:
    """Return a pattern with the parts of the table that it names: ``<RANK>``."""
    while _PART.search(pattern):
        pattern = _PART.sub(lambda match: f"(?:{_PARTS[match[1]]})", pattern)
    return pattern


ROWS = [(what, whole(pattern)) for what, pattern in _ROWS]
"""What words say, and their pattern."""


@lru_cache(maxsize=1)
def _patterns() -> list[tuple[str, re.Pattern[str]]]:
    """The table, compiled when the first line is read."""
    return [(what, re.compile(pattern, re.I)) for what, pattern in ROWS]


_OF_ZEROS = re.compile(
    r"(?<![\w.])(?<!\d[,:])(?<!\d, )"
    r"(?:0{2,}|(?<![$€£₹-])0(?!\s?[-–]\s?\d|\s?(?:points?|pts)\b))(?:\.00?)?(?![\w%]|[.,:]\d)"
)
"""What a shell leaves of ``"1st $1000"``; it may have cut other amounts unseen."""

_LABEL = re.compile(r".*\b(?:prizes?|bands|money|cash|awards|sections?)", re.I)
"""Words that stand before a colon and name no kind."""

_COLON = re.compile(" ?[:,]")


def tokens(text: str) -> list[Token]:
    """Return the words of a line.

    Raises:
        AnnouncementError: some can be read in two ways.
    """
    ask_if(len(text) > LONGEST_PRIZES, f"{text[:40]} …", "TOO_LONG")
    zeros = _OF_ZEROS.search(text)
    if zeros:
        raise AnnouncementError(zeros[0], "ZEROS", zeros=zeros[0])
    text = re.sub(r"[^\S\n]+", " ", re.sub(r"[–—−]", "-", text))
    made: list[Token] = []
    at = done = 0
    while at < len(text):
        for what, pattern in _patterns():
            match = pattern.match(text, at)
            meaning = _meaning(what, match) if match and match[0] else None
            if match and meaning:
                break
        else:
            raise AnnouncementError(text[at : at + 10])
        at = match.end()
        if meaning[0]:
            typed = match[0].strip()
            begin = match.start() + match[0].index(typed)
            made.append(Token(*meaning, typed, text[done:begin]))
            done = begin + len(typed)
        elif not made or made[-1].kind in ("sign", "money", "share", "award"):
            colon = _COLON.match(text, at) if _LABEL.fullmatch(match[0]) else None
            at = colon.end() if colon else at
    return made


_KNOWN = re.compile(whole(r"\b(?:<AWARD>|<GIFT>|awards?$)"), re.I)


def award_called(text: str) -> str:
    """Return the name of one award: ``medal`` for ``Medals``, ``$25 Amazon gift card``."""
    name = re.sub(r"^an?\s+", "", re.sub(r"(?<=\d)(?=[^\W\d])", " ", " ".join(text.split())))
    name = _KNOWN.sub(lambda match: match[0].casefold(), name)
    name = name.replace("us chess", "US Chess").replace("uscf", "USCF")
    name = re.sub(r"\b(troph|entr)ies\b", r"\1y", name)
    name = name if name.endswith("ss") else name.removesuffix("s")
    return f"{name} medal" if name in ("gold", "silver", "bronze") else name
