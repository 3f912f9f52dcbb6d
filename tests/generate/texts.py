"""Slips of the record family: made in a written match, as a pen or an editor makes them."""

import random
import re
from collections.abc import Callable
from typing import NamedTuple

from ecarte_notation.cards.letters import LANGUAGES
from ecarte_notation.text.span import Span
from tests.generate.match import NAMES

_CARD = re.compile(r"\b[KQJAT987][SHDC]\b")


class Spoilt(NamedTuple):
    """The file with the slip, and where it must be reported."""

    data: str | bytes
    span: Span


TextSlip = Callable[[random.Random, str], Spoilt | None]


def _swap(text: str, start: int, end: int, new: str) -> str:
    return text[:start] + new + text[end:]


def _pick(rng: random.Random, pattern: str, text: str) -> re.Match[str] | None:
    found = list(re.finditer(pattern, text, re.MULTILINE))
    return rng.choice(found) if found else None


def unreadable_text(rng: random.Random, text: str) -> Spoilt | None:
    one = _pick(rng, _CARD.pattern, text)
    if not one:
        return None
    new = rng.choice(("ZZ", "WW", "Y9", "Ö8"))
    return Spoilt(_swap(text, one.start(), one.end(), new), Span(one.start(), one.start() + 2))


def unknown_statement(rng: random.Random, text: str) -> Spoilt | None:
    one = _pick(rng, r"^(?:propose|stand|points|score|turn|play)\b|\b(?:accept|refuse)\b", text)
    if not one:
        return None
    place = rng.randrange(1, len(one[0]) - 1)
    word = one[0][:place] + rng.choice("zvw") + one[0][place:]
    if rng.random() < 0.5:
        word = one[0][:place] + one[0][place + 1 :]
    if len(word) < 4:
        return None
    start = one.start()
    return Spoilt(_swap(text, start, one.end(), word), Span(start, start + len(word)))


def missing_deal(rng: random.Random, text: str) -> Spoilt | None:
    deals = list(
        re.finditer(r"^deal (\d+) .*\n(?:(?!deal \d|result|end|game).*\n)*", text, re.MULTILINE)
    )
    if len(deals) < 4 or "game 2" in text or "misdeal" in text:
        return None  # after a misdeal the dealers do not tell how many are missing
    at = rng.randrange(1, len(deals) - 2)
    less = _swap(text, deals[at].start(), deals[at].end(), "")
    return Spoilt(less, Span(deals[at].start() + 5, deals[at].start() + 5 + len(deals[at + 1][1])))


def deal_number(rng: random.Random, text: str) -> Spoilt | None:
    deals = list(re.finditer(r"^deal (\d+)", text, re.MULTILINE))
    if len(deals) < 3 or "game 2" in text:
        return None
    one = deals[rng.randrange(1, len(deals) - 1)]
    wrong = str(int(one[1]) + rng.choice((-1, 1, 2, 10)))
    span = Span(one.start(1), one.start(1) + len(wrong))
    return Spoilt(_swap(text, one.start(1), one.end(1), wrong), span)


def duplicate_tag(rng: random.Random, text: str) -> Spoilt | None:
    tags = re.search(r"^\[Players .*\]\n", text, re.MULTILINE)
    assert tags
    new = '[Players "Leo" "Klara"]'
    return Spoilt(
        _swap(text, tags.end(), tags.end(), new + "\n"), Span(tags.end(), tags.end() + len(new))
    )


def misspelt_tag(rng: random.Random, text: str) -> Spoilt | None:
    at = text.index("[Players")
    word = rng.choice(("Evnt", "Dat", "Scource", "Transcribr", "event", "Rond"))
    new = f'[{word} "x"]\n'
    return Spoilt(_swap(text, at, at, new), Span(at + 1, at + 1 + len(word)))


def missing_end(rng: random.Random, text: str) -> Spoilt | None:
    less = text.removesuffix("end\n")
    last = less.rstrip("\n").rfind("\n") + 1
    if less[last:].startswith("play "):  # the last card is what comes last
        last = less.rstrip().rfind(" ") + 1
    return Spoilt(less, Span(last, len(less.rstrip())))


def not_in_pack(rng: random.Random, text: str) -> Spoilt | None:
    one = _pick(rng, _CARD.pattern, text)
    if not one:
        return None
    new = rng.choice(("6H", "2S", "5C", "Joker"))
    return Spoilt(
        _swap(text, one.start(), one.end(), new), Span(one.start(), one.start() + len(new))
    )


def foreign_letters(rng: random.Random, text: str) -> Spoilt | None:
    letters = LANGUAGES[rng.choice(("fr", "de", "da"))]
    from ecarte_notation.cards.card import card

    foreign = _CARD.sub(lambda found: letters.write(card(found[0])), text)
    english = LANGUAGES["en"]
    for found in re.finditer(r"(?<![\w\"])(?:10|[A-Z789])[A-Z](?!\w)", foreign):
        if not english.read(found[0]):
            return Spoilt(foreign, Span(*found.span()))
    return None


def wrong_encoding(rng: random.Random, text: str) -> Spoilt | None:
    codec = rng.choice(("utf-16", "utf-16-le", "utf-16-be", "latin-1", "cp1252"))
    if codec in ("latin-1", "cp1252"):
        text = text.replace("ecarte 1\n", 'ecarte 1\n[Event "Élise à Gävle"]\n')
    return Spoilt(text.encode(codec), Span(0, 0))


def cards_in_comment(rng: random.Random, text: str) -> Spoilt | None:
    one = _pick(rng, r"(?<= )[a-z]+ \d$", text)  # the end of a line of points
    if not one:
        return None
    new = f"; {rng.choice(('KS 9S, QH TH', 'elder KS QS 9H', 'KS TH'))}"
    start = one.end() + 1
    return Spoilt(_swap(text, one.end(), one.end(), " " + new), Span(start, start + len(new)))


def unclosed_remark(rng: random.Random, text: str) -> Spoilt | None:
    one = _pick(rng, r"\n(?=deal |result |end$)", text)
    if not one or "deal" not in text[: one.start()]:
        return None
    new = " {he hesitated; then"
    return Spoilt(
        _swap(text, one.start(), one.start(), new), Span(one.start() + 1, one.start() + 2)
    )


def missing_version(rng: random.Random, text: str) -> Spoilt | None:
    less = text.removeprefix("ecarte 1\n")
    return Spoilt(less, Span(0, less.index("\n")))


def unknown_version(rng: random.Random, text: str) -> Spoilt | None:
    return Spoilt(text.replace("ecarte 1\n", "ecarte 7\n"), Span(0, 8))


def empty_match(rng: random.Random, text: str) -> Spoilt | None:
    head = 'ecarte 1\n[Event "Nobody came"]\nend\n'
    if rng.random() < 0.5:
        return Spoilt(head + text, Span(0, 8))
    return Spoilt(text + head, Span(len(text), len(text) + 8))


def unused_silence(rng: random.Random, text: str) -> Spoilt | None:
    one = _pick(rng, _CARD.pattern + r"(?=,| |$)", text)
    if not one:
        return None
    new = rng.choice(("{[sic must-follow]}", "{[sic T401]}", "{[allow unclaimed-king]}"))
    start = one.end() + 1
    return Spoilt(_swap(text, one.end(), one.end(), " " + new), Span(start, start + len(new)))


def unknown_silence(rng: random.Random, text: str) -> Spoilt | None:
    one = _pick(rng, _CARD.pattern + r"(?=,| |$)", text)
    if not one:
        return None
    new = rng.choice(("{[sic must-folow]}", "{[allow anything]}", "{[sic T999]}"))
    start = one.end() + 1
    return Spoilt(_swap(text, one.end(), one.end(), " " + new), Span(start, start + len(new)))


def _with_tag(text: str, tag: str) -> Spoilt:
    at = text.index("\n") + 1
    return Spoilt(_swap(text, at, at, tag + "\n"), Span(at, at + len(tag)))


def unknown_rules(rng: random.Random, text: str) -> Spoilt | None:
    return _with_tag(text, f'[Rules "{rng.choice(("clasic", "hoyle", "whist"))}"]')


def unknown_card_letters(rng: random.Random, text: str) -> Spoilt | None:
    return _with_tag(text, f'[Cards "{rng.choice(("xx", "english", "it"))}"]')


def unknown_player(rng: random.Random, text: str) -> Spoilt | None:
    one = _pick(rng, r"^deal \d+ (\w+)", text)
    assert one
    new = rng.choice(("Clara", "Leon", "Max"))
    span = Span(one.start(1), one.start(1) + len(new))
    return Spoilt(_swap(text, one.start(1), one.end(1), new), span)


def not_two_players(rng: random.Random, text: str) -> Spoilt | None:
    tag = re.search(r"^\[Players .*\]", text, re.MULTILINE)
    assert tag
    # Names no longer tell the columns of the score: keep them in the order of the deals.
    new = f'[Players "{NAMES[0]}" "{NAMES[1]}" "Max"]'
    if re.search(r"^deal 1 " + NAMES[1], text, re.MULTILINE):
        return None
    return Spoilt(
        _swap(text, tag.start(), tag.end(), new), Span(tag.start(), tag.start() + len(new))
    )


def wrong_dealer(rng: random.Random, text: str) -> Spoilt | None:
    deals = list(re.finditer(r"^deal \d+ (\w+)", text, re.MULTILINE))
    if len(deals) < 2 or "game 2" in text:
        return None
    one = deals[rng.randrange(1, len(deals))]
    new = NAMES[1 - NAMES.index(one[1])]
    span = Span(one.start(1), one.start(1) + len(new))
    return Spoilt(_swap(text, one.start(1), one.end(1), new), span)


def cut_tied(rng: random.Random, text: str) -> Spoilt | None:
    at = text.index("\ndeal ")
    rank = rng.choice("KQJAT987")
    new = f"cut Klara {rank}S Leo {rank}H"
    return Spoilt(_swap(text, at, at, new + "\n"), Span(at, at + len(new)))


def wrong_result(rng: random.Random, text: str) -> Spoilt | None:
    one = re.search(r"^result (\d+)-(\d+)$", text, re.MULTILINE)
    if not one or "game 2" in text:
        return None
    counts = [int(one[1]), int(one[2])]
    loser = 0 if counts[0] < counts[1] else 1
    counts[loser] = rng.choice([n for n in range(5) if n != counts[loser]])
    new = f"result {counts[0]}-{counts[1]}"
    return Spoilt(_swap(text, *one.span(), new), Span(one.start(), one.start() + len(new)))


def wrong_tally(rng: random.Random, text: str) -> Spoilt | None:
    one = re.search(r"^result (\d+)-(\d+)$", text, re.MULTILINE)
    if not one or "game 2" not in text:
        return None
    new = "result 1-1" if one[0] != "result 1-1" else "result 2-0"
    return Spoilt(_swap(text, *one.span(), new), Span(*one.span()))


def game_stopped_early(rng: random.Random, text: str) -> Spoilt | None:
    deals = list(re.finditer(r"^deal \d+ ", text, re.MULTILINE))
    scores = list(re.finditer(r"^score (\d+-\d+)$", text, re.MULTILINE))
    if len(deals) < 3 or "game 2" in text or not scores:
        return None
    cut = deals[rng.randrange(1, len(deals))].start()
    known = [one for one in scores if one.end() < cut]
    if not known or "deal" in text[known[-1].end() : cut]:
        return None
    less = text[:cut] + f"result {known[-1][1]}\nend\n"
    return Spoilt(less, Span(cut, len(less) - 5))


def game_not_stopped(rng: random.Random, text: str) -> Spoilt | None:
    deals = list(re.finditer(r"^deal (\d+) (\w+)", text, re.MULTILINE))
    if "game 2" in text:
        return None
    cut = re.search(r"^(result|end)", text, re.MULTILINE)
    assert cut
    head = f"deal {int(deals[-1][1]) + 1} {NAMES[1 - NAMES.index(deals[-1][2])]}"
    more = text[: cut.start()] + head + "\nturn 9H\nresult *\nend\n"
    return Spoilt(more, Span(cut.start(), cut.start() + len(head)))


TEXT_SLIPS: dict[str, TextSlip] = {
    name.replace("_", "-"): slip
    for name, slip in list(globals().items())
    if getattr(slip, "__module__", "") == __name__ and callable(slip) and name[0].islower()
    if name[0] != "_"
}
