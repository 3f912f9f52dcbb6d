"""Many spellings in, positions exact, a slip costs its own deal at the most."""

import pytest

from ecarte_notation import read, referee, write
from ecarte_notation.syntax.segment import segment
from tests.rules.examples import whole

RECORD = """\
ecarte 1
[Players "Klara" "Leo"]

deal 1 Klara
turn 9H
elder QH 8H KS 7D TC
propose accept
elder -7D +JH
dealer -1 +1
stand
play KS 9S, QH TH, JH AH, 8H xx, TC xx
points elder 1
score 0-1

result *
end
"""


def same(text: str) -> bool:
    return read(text).matches == read(RECORD).matches


@pytest.mark.parametrize(
    "spelling",
    [
        RECORD.replace("TC", "10C"),
        RECORD.replace("QH", "♥Q").replace("9H", "9♡"),
        RECORD.replace("KS", "SK").replace("7D", "D7"),
        RECORD.replace("QH", "Qh").replace("9S", "9s"),
        RECORD.replace("0-1", "0–1"),
        RECORD.replace("0-1", "0:1"),
        RECORD.replace("0-1", "0 - 1"),
        RECORD.replace("\n", "\r\n"),
        RECORD.replace("\n", "\r"),
        "\ufeff" + RECORD,
        "    " + RECORD.replace("\n", "\n    "),
        RECORD.rstrip("\n"),
        RECORD.replace("\n", "\n\n \t\n"),
        RECORD.replace(" ", "  "),
        RECORD.replace("\nelder -7D", " elder -7D").replace("\nstand\nplay", " stand play"),
        RECORD.replace("stand", "Stand").replace("deal 1", "Deal 1").replace("turn", "TURN"),
        RECORD.replace("score 0-1\n", "score 0-1,\n").replace("1,\n", "1\n"),
        RECORD.replace("TC xx\n", "TC xx\n,".replace(",", "")),
        RECORD.replace(" ", "\u00a0"),
        RECORD.replace("-7D", "− 7D").replace("+JH", "+ JH"),
    ],
    ids=range(20),
)
def test_spellings(spelling: str) -> None:
    assert same(spelling)
    assert referee(read(spelling)).findings == ()


def test_joined_files_keep_their_marks_out_of_the_way() -> None:
    book = read(RECORD + "\ufeff" + RECORD.replace("turn 9H", "turn 9H turn 8C"))
    assert len(book.matches) == 2
    (finding,) = referee(book).findings
    assert finding.rule.name == "repeated-statement"
    assert book.source.place(finding.span.start) == (21, 9)


def test_columns_count_characters_whatever_they_are() -> None:
    text = whole("deal 1 Klara {Élise ♥♥ 王} turn 9H turn 8C\n")
    (finding,) = referee(read(text)).findings
    place = read(text).source.place(finding.span.start)
    assert (place.line, place.column) == (4, 35)
    assert text[finding.span.start : finding.span.end] == "turn 8C"


BROKEN = [
    "deal 2 Leo\nturn 8C\nstand\nplay ((( KS 9S",
    "deal 2 Leo\n{never closed\nturn 8C",
    'deal 2 "Leo\nturn 8C',
    "deal 2\nturn 8C",
    "deal 2 Leo\n%%%% &&&& §§§",
    "deal 2 Leo\nturn\nelder\ndealer\npoints\nscore\nking\nclaim",
    "deal 2 Leo\nplay KS",
    "deal 2 Leo " + "x" * 5000,
]


@pytest.mark.parametrize("broken", BROKEN, ids=range(len(BROKEN)))
def test_neighbours_of_a_broken_deal_are_judged(broken: str) -> None:
    wrong = "turn 9H\nelder QH 8H KS 7D 8C\nstand\nplay KS 9S, QS TH\n"
    text = whole(f"deal 1 Klara\n{wrong}\n{broken}\n\ndeal 3 Klara\n{wrong}")
    found = [
        (one.where.deal, one.span)
        for one in referee(read(text)).findings
        if one.rule.name == "card-not-held"
    ]
    first, second = text.index("QS TH"), text.rindex("QS TH")
    assert found == [(1, (first, first + 2)), (3, (second, second + 2))]
    others = {one.where.deal for one in referee(read(text)).findings} - {1, 3}
    assert others <= {2}


def test_several_slips_of_one_deal_are_all_told_in_order() -> None:
    text = whole(
        "deal 1 Klara\nturn 9H\nelder QH 8H KS 7D 6C\npropse refuse\nplay KS 9S, QH TH, 8H 9S\n"
    )
    names = [one.rule.name for one in referee(read(text)).findings]
    assert names == ["not-in-pack", "unknown-statement", "card-played-twice"]


@pytest.mark.parametrize(
    "name", ["deal", "turn", "K", "KS", 'the "Kh 7s"', "back\\slash\\", "?", "", "Анна", "王"]
)
def test_names_are_never_read_as_something_else(name: str) -> None:
    quoted = '"' + name.replace("\\", "\\\\").replace('"', '\\"') + '"'
    text = f'ecarte 1\n[Players {quoted} "Leo"]\ndeal 1 {quoted}\nturn 9H\nresult *\nend\n'
    book = read(text)
    assert referee(book).findings == ()
    assert book.matches[0].deals[0].dealer == name


def test_a_name_that_begins_like_a_card_may_follow_a_cut_card() -> None:
    text = (
        'ecarte 1\n[Players "Théo" "Ada"]\ncut Théo KS Ada KD {tied}\ncut Ada 9S Théo TH\n'
        "deal 1 Théo\nturn 9H\nresult *\nend\n"
    )
    book = read(text)
    assert referee(book).findings == ()
    assert book.matches[0].entries[1].names == ("Ada", "Théo")


def test_a_remark_may_hold_anything_but_an_opener() -> None:
    text = whole(
        "deal 1 Klara {he said: result 5-3, deal 2, points elder 2;\nthen \\} end}\nturn 9H\n"
    )
    (deal,) = read(text).matches[0].deals
    assert deal.marks[0].text == "he said: result 5-3, deal 2, points elder 2; then } end"


def test_blocks_cover_the_text() -> None:
    text = "junk\n" + RECORD + "\ufeff" + RECORD
    blocks = list(segment(text))
    assert "".join(text[one.start : one.end] for one in blocks) == text
    assert [one.kind for one in blocks][:4] == ["", "ecarte", "tag", "deal"]


def test_matches_without_a_blank_line_or_an_end() -> None:
    book = read(RECORD.replace("end\n", "") + RECORD + 'ecarte 1\n[Event "none"]\n' + RECORD)
    assert len(book.matches) == 4
    names = [one.rule.name for one in referee(book).findings]
    assert names == ["missing-end", "empty-match"]


def test_spans_of_tags_and_marks_of_openers() -> None:
    text = '[ Players "A" "B" ] {who}\ngame 1 {first}\ncut A KS B 9H {cut}\ndeal 1 A\nend {over}\n'
    (match,) = read(text).matches
    assert text[slice(*match.tags[0].span)] == '[ Players "A" "B" ]'
    assert text[slice(*match.tags[0].name_span)] == "Players"
    holders = (match.tags[0], *match.entries[:2], match.end)
    assert [one.marks[0].text for one in holders if one] == ["who", "first", "cut", "over"]


def test_a_cut_right_behind_the_letters_is_read_in_them() -> None:
    text = (
        'ecarte 1\n[Players "Anne" "Luc"]\n[Cards "fr"]\ncut Anne DC Luc 8P\n'
        "deal 1 Luc\nturn 9C\nresult *\nend\n"
    )
    book = read(text)
    assert referee(book).findings == ()
    assert [str(one) for one in book.matches[0].entries[0].cards] == ["QH", "8S"]


def test_a_remark_behind_a_bare_play_is_not_lost() -> None:
    (deal,) = read("ecarte 1\ndeal 1 A\nplay {nothing was told}\n").matches[0].deals
    assert [mark.text for mark in deal.items[0].marks] == ["nothing was told"]


def test_a_remark_before_an_alternative_line_belongs_to_the_item() -> None:
    text = "ecarte 1\ndeal 1 A\nplay KS {out} ({in} QH {in as well}) {out again} 9S\n"
    (deal,) = read(text).matches[0].deals
    before, alternative, after = deal.items[1].marks
    assert (before.text, after.text) == ("out", "out again")
    assert [mark.text for mark in alternative.parts[0].marks] == ["in", "in as well"]


def test_what_was_read_otherwise_than_it_stands_is_known() -> None:
    text = "ecarte 1\ndeal 1 A\nsatnd\nresult *\n"
    (match,) = read(text).matches
    (slip,) = match.mishaps
    assert set("".join(text[one.start : one.end] for one in match.mended)) <= set("satnd")
    assert all(slip.span.start <= one.start < slip.span.end for one in match.mended)
    assert read(RECORD).matches[0].mended == ()


@pytest.mark.parametrize("text", ["deal 1 A\nplay Q\n", "deal 1 A\npropse\naccept\n"])
def test_a_word_that_breaks_off_at_a_line_end_is_mended_alike(text: str) -> None:
    one, other = (read(text.replace("\n", end)).matches for end in ("\n", "\r\n"))
    assert one == other
    assert [slip.facts for slip in one[0].mishaps] == [slip.facts for slip in other[0].mishaps]


@pytest.mark.parametrize("remark", [";", "; ", ";\n; two", "{}", "{ }"])
def test_an_empty_remark_before_all_is_kept(remark: str) -> None:
    matches = read(remark + "\necarte 1\n").matches
    assert matches[0].leading
    assert read(write(matches[0])).matches == matches
