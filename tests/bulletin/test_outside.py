"""A club's file with anything from outside itself is refused with what it is, or cleaned of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest

from tests.bulletin.documents import bham, club, saved, text_of, written
from tests.bulletin.documents import opened as read_back
from tests.cases import lines
from tests.make.packages import packed, parts, repacked
from xltiebreak import TieBreakError
from xltiebreak.bulletin.word.club import opened

OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
MICROSOFT = "http://schemas.microsoft.com/office/2006/relationships"
DOCUMENT = "word/document.xml"
TYPES = "[Content_Types].xml"
WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml"
_PART = '<Override PartName="/word/{0}X.xml" ContentType="{1}.{0}+xml"/>'
KINDS = "".join([
    *(f'<Default Extension="{each}" ContentType="x/{each}"/>' for each in ("bin", "html", "xlsx")),
    *(_PART.format(each, WORD) for each in ("header", "footer", "footnotes", "comments")),
])  # fmt: skip


@cache
def _clubs_parts() -> dict[str, bytes]:
    return parts(saved(club()))


def template(
    body: str = "", relations: str = "", more: Mapping[str, str] | None = None, of: str = DOCUMENT
) -> bytes:
    """A club's file with this markup in its body, and these relations and parts besides."""
    files = dict(_clubs_parts())
    folder, _, name = of.rpartition("/")
    beside = f"{folder}/_rels/{name}.rels"
    values = files.get(beside, b'<Relationships xmlns="%s"></Relationships>' % _RELATIONS).decode()
    files[beside] = values.replace("</Relationships>", f"{relations}</Relationships>").encode()
    files[TYPES] = files[TYPES].replace(b"</Types>", KINDS.encode() + b"</Types>")
    files[DOCUMENT] = files[DOCUMENT].replace(b"<w:body>", f"<w:body>{body}".encode())
    return packed({**files, **(more or {})})


_RELATIONS = b"http://schemas.openxmlformats.org/package/2006/relationships"


def relation(kind: str, target: str, base: str = OFFICE, *, outside: bool = True) -> str:
    mode = ' TargetMode="External"' * outside
    return f'<Relationship Id="rIdX" Type="{base}/{kind}" Target="{target}"{mode}/>'


NAMES = {
    **{"r": OFFICE, "v": "urn:schemas-microsoft-com:vml", "x": "urn:x", "a": "urn:a"},
    "mc": "http://schemas.openxmlformats.org/markup-compatibility/2006",
}
MARKS = {
    **{"«": "<w:r><w:instrText>", "»": "</w:instrText></w:r>"},
    **{
        sign: f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>'
        for sign, kind in (("{", "begin"), ("¦", "separate"), ("}", "end"))
    },
}


def paragraph(text: str) -> str:
    """A paragraph in which fields are marked as in from_elsewhere.txt."""
    known = " ".join(f'xmlns:{name}="{address}"' for name, address in NAMES.items())
    inside = "".join(MARKS.get(letter, letter) for letter in text)
    return f"<w:p {known}>{inside}</w:p>"


def simple(code: str) -> str:
    return f'<w:p><w:fldSimple w:instr="{code}"><w:r><w:t>0</w:t></w:r></w:fldSimple></w:p>'


@pytest.mark.slow
@pytest.mark.parametrize("line", lines("bulletin/from_elsewhere.txt"))
def test_what_comes_from_elsewhere_is_refused_with_what_it_is(line: str) -> None:
    _, says, body, *related = (part.strip() for part in line.split("::"))
    beside, more = "", {}
    for kind, target in (one.split() for one in related):
        base = MICROSOFT if kind == "vbaProject" else OFFICE
        name = target.removeprefix("=")
        beside = relation(kind, name, base, outside=name == target)
        more = {f"word/{name}": "<x/>"} if name != target else {}
    with pytest.raises(TieBreakError, match=re.escape(says)) as refused:
        opened(template(paragraph(body), beside, more))
    sentence = str(refused.value)
    assert sentence.startswith("the template has ")
    assert f" in {DOCUMENT}" in sentence
    assert sentence.endswith("take it out in Word and save the file again")


FINE = {
    "page number": simple(" PAGE  \\* MERGEFORMAT "),
    "link to the web": paragraph('{«HYPERLINK "https://club.example" \\t "_blank"»¦}'),
    "link inside": paragraph('{«HYPERLINK \\l "_Toc123"»¦}'),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", FINE)
def test_fields_of_the_file_itself_are_fine(name: str) -> None:
    made = written(bham(), template=template(FINE[name]))

    assert FINE[name].count("instr") == parts(made.docx)[DOCUMENT].count(b"instr")


@pytest.mark.parametrize(
    ("kind", "root"),
    [("header", "hdr"), ("footer", "ftr"), ("footnotes", "footnotes"), ("comments", "comments")],
)
def test_other_parts_are_looked_at_too(kind: str, root: str) -> None:
    more = {f"word/{kind}X.xml": f'<w:{root} xmlns:w="{_WORD}">{simple("DDE x")}</w:{root}>'}
    with pytest.raises(TieBreakError, match=rf"a field DDE x in word/{kind}X\.xml"):
        opened(template("", relation(kind, f"{kind}X.xml", outside=False), more))


_WORD = "http://schemas.openxmlformats.org/wordprocessingml/2006/main"


def test_a_part_that_says_it_is_xml_and_cannot_be_read_is_refused() -> None:
    """Such as one with a text too long for the reader, which Word might take."""
    long = f'<w:comments xmlns:w="{_WORD}" x="{"a" * 10_100_000}"/>'
    with pytest.raises(TieBreakError, match="the template"):
        opened(
            template(
                "",
                relation("comments", "commentsX.xml", outside=False),
                {"word/commentsX.xml": long},
            )
        )


def test_the_query_of_a_mail_merge_is_taken_out() -> None:
    merge = b'<w:mailMerge><w:query w:val="SELECT * FROM x"/></w:mailMerge></w:settings>'
    content = repacked(
        template(),
        lambda name, part: part.replace(b"</w:settings>", merge) if "settings" in name else part,
    )

    assert b"SELECT" in parts(content)["word/settings.xml"]
    assert b"SELECT" not in parts(written(bham(), template=content).docx)["word/settings.xml"]


@pytest.mark.slow
@pytest.mark.parametrize(
    "target",
    ["https://files.example/t.dotm", "file:///C:\\Users\\ann\\Club.dotx", "\\\\host\\t.dot"],
)
def test_the_template_that_it_was_made_from_is_taken_out(target: str) -> None:
    """Word writes it into every file that was begun with a club's template."""
    linked = f'<w:attachedTemplate xmlns:r="{OFFICE}" r:id="rIdX"/>'

    def with_template(name: str, part: bytes) -> bytes:
        if name != "word/settings.xml":
            return part
        return re.sub(rb"(<w:settings[^>]*>)", rb"\1" + linked.encode(), part, count=1)

    content = template("", relation("attachedTemplate", target), of="word/settings.xml")
    content = repacked(content, with_template)
    made = written(bham(), template=content)

    assert b"ttachedTemplate" in parts(content)["word/settings.xml"]
    assert not any(b"ttachedTemplate" in part for part in parts(made.docx).values())
    assert "Mill Lane Open" in text_of(read_back(made))
