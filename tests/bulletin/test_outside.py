"""A club's file with anything from outside itself is refused with what it is, or cleaned of it."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cache

import pytest

from tests.bulletin.documents import bham, club, saved, text_of, written
from tests.bulletin.documents import opened as read_back
from tests.make.packages import packed, parts, repacked
from xltiebreak import TieBreakError
from xltiebreak.bulletin.word.club import opened

OFFICE = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
MICROSOFT = "http://schemas.microsoft.com/office"
DOCUMENT = "word/document.xml"
TYPES = "[Content_Types].xml"
WORD = "application/vnd.openxmlformats-officedocument.wordprocessingml"
_PART = '<Override PartName="/word/{0}X.xml" ContentType="{1}.{0}+xml"/>'
KINDS = "".join([
    *(f'<Default Extension="{each}" ContentType="x/{each}"/>' for each in ("bin", "html", "xlsx")),
    *(_PART.format(each, WORD) for each in ("header", "footer", "footnotes", "comments")),
])  # fmt: skip
ELSEWHERE = "http://files.example/x"


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


def relation(
    kind: str, target: str = ELSEWHERE, base: str = OFFICE, *, outside: bool = True
) -> str:
    mode = ' TargetMode="External"' * outside
    return f'<Relationship Id="rIdX" Type="{base}/{kind}" Target="{target}"{mode}/>'


def inside(kind: str, name: str, base: str = OFFICE) -> tuple[str, str, dict[str, str]]:
    """A relation to a part of this name."""
    return "", relation(kind, name, base, outside=False), {f"word/{name}": "<x/>"}


def simple(code: str) -> str:
    return f'<w:p><w:fldSimple w:instr="{code}"><w:r><w:t>0</w:t></w:r></w:fldSimple></w:p>'


def complex_field(*pieces: str) -> str:
    """A field whose code stands in so many runs; one that begins with ``<`` is markup."""
    code = "".join(
        piece if piece.startswith("<") else f"<w:r><w:instrText>{piece}</w:instrText></w:r>"
        for piece in pieces
    )
    return f"<w:p>{_char('begin')}{code}{_char('separate')}{_char('end')}</w:p>"


def _char(kind: str) -> str:
    return f'<w:r><w:fldChar w:fldCharType="{kind}"/></w:r>'


def nested(*pieces: str) -> str:
    return complex_field(*pieces).removeprefix("<w:p>").removesuffix("</w:p>")


VML = 'xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"'
R = f'xmlns:r="{OFFICE}"'

REFUSED: dict[str, tuple[tuple[str, str, dict[str, str]] | str, str]] = {
    "picture": (("", relation("image"), {}), "a picture that lies elsewhere (http://files.example"),
    "object inside": (inside("oleObject", "oleObject1.bin"), "an embedded object (OLE)"),
    "chunk": (inside("aFChunk", "a.html"), "another file that Word would read in (altChunk)"),
    "macros": (inside("vbaProject", "vbaProject.bin", f"{MICROSOFT}/2006/relationships"), "macros"),
    "link to a file": (("", relation("hyperlink", "rules.docx"), {}), "a hyperlink that lies else"),
    "kind nobody knows": (("", relation("newKind2031"), {}), "a newKind2031 that lies elsewhere"),
    "drawn by address": (
        f'<w:p><w:r><w:pict {VML}><v:shape><v:imagedata src="{ELSEWHERE}"/></v:shape></w:pict>'
        "</w:r></w:p>",
        "a picture that lies elsewhere (http://files.example/x)",
    ),
    "picture by a link": (
        (
            f'<w:p {R} xmlns:a="urn:a"><a:blip r:link="rIdX"/></w:p>',
            relation("hyperlink", "https://files.example/x.png"),
            {},
        ),
        "a picture that lies elsewhere",
    ),
    "chunk behind another relation": (
        (
            f'<w:altChunk {R} r:id="rIdX"/>',
            relation("customXml", "a.html", outside=False),
            {"word/a.html": "<x/>"},
        ),
        "another file that Word would read in (altChunk)",
    ),
    "video of the web": (
        '<w:p xmlns:x="urn:x"><x:webVideoPr embeddedHtml="&lt;iframe src=x&gt;"/></w:p>',
        "a picture that lies elsewhere (<iframe src=x>)",
    ),
    "code as plain text": (
        f"<w:p>{_char('begin')}<w:r><w:t>DDE x</w:t></w:r>{_char('separate')}{_char('end')}</w:p>",
        "a field DDE x",
    ),
    "simple field": (simple("INCLUDETEXT &quot;C:\\\\a.docx&quot;"), "a field INCLUDETEXT"),
    "split field": (complex_field("DDE", "AU", "TO excel x"), "a field DDEAUTO excel x"),
    "field in a result": (
        f"<w:p>{_char('begin')}<w:r><w:instrText>DATE</w:instrText></w:r>{_char('separate')}"
        f"{nested('LINK Excel.Sheet.8 x')}{_char('end')}</w:p>",
        "a field LINK Excel.Sheet.8 x",
    ),
    "field in a field": (complex_field("IF", nested("DATABASE \\d x"), "= 1 a b"), "DATABASE"),
    "kind from a field": (complex_field(nested("QUOTE DDE"), " x"), "a field {another field} x"),
    "never ended": (complex_field("RD x").partition(_char("separate"))[0] + "</w:p>", "RD"),
    "another version of a code": (
        f"<w:p>{_char('begin')}<mc:AlternateContent xmlns:mc='urn:mc'><w:r><w:instrText>PAGE "
        "</w:instrText></w:r></mc:AlternateContent><w:r><w:instrText>DDE x</w:instrText></w:r>"
        f"{_char('end')}</w:p>",
        "a field {another field}PAGE DDE x",
    ),
    "deleted code before it": (
        f"<w:p>{_char('begin')}<w:del><w:r><w:delInstrText>PAGE </w:delInstrText></w:r></w:del>"
        f"<w:r><w:instrText>DDE x</w:instrText></w:r>{_char('end')}</w:p>",
        "a field {another field}",
    ),
    "code of another name before it": (
        f"<w:p>{_char('begin')}<x:instrText xmlns:x='urn:x'>PAGE </x:instrText><w:r><w:instrText>"
        f"DDE x</w:instrText></w:r>{_char('end')}</w:p>",
        "a field DDE x",
    ),
    "attribute of another name before it": (
        '<w:p><w:fldSimple xmlns:x="urn:x" x:instr="PAGE" w:instr="DDE x"/></w:p>',
        "a field DDE x",
    ),
    "linked field": (
        simple("HYPERLINK \\\\t _top \\\\o tip &quot;\\\\\\\\host\\\\a&quot;"),
        "HYPERLINK",
    ),
    "link from a field": (complex_field('HYPERLINK "', nested("QUOTE x"), '"'), "another field"),
}


@pytest.mark.slow
@pytest.mark.parametrize("name", REFUSED)
def test_what_comes_from_elsewhere_is_refused_with_what_it_is(name: str) -> None:
    made, says = REFUSED[name]
    body, relations, more = (made, "", {}) if isinstance(made, str) else made
    with pytest.raises(TieBreakError, match=re.escape(says)) as refused:
        opened(template(body, relations, more))
    sentence = str(refused.value)
    assert sentence.startswith("the template has ")
    assert f" in {DOCUMENT}" in sentence
    assert sentence.endswith("take it out in Word and save the file again")


FINE = {
    "page number": simple(" PAGE  \\* MERGEFORMAT "),
    "link to the web": complex_field('HYPERLINK "https://club.example" \\t "_blank"'),
    "link inside": complex_field('HYPERLINK \\l "_Toc123"'),
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
    linked = f'<w:attachedTemplate {R} r:id="rIdX"/>'

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
