"""A report as Markdown; whatever was written stays text."""

import re
from collections.abc import Iterable, Iterator

from ecarte_notation.render.show.blocks import Block, Heading, Paragraph, Table

_SPECIAL = re.compile(r"([\\`*_{}\[\]<>#|~&!])")
_LIST = re.compile(r"^(\d+)([.)])|^([-+=])")
_FORMS = {"plain": "{}", "remark": "> {}", "turning": "**{}**", "finding": "⚠ {}", "dim": "*{}*"}


def markdown_report(blocks: Iterable[Block]) -> Iterator[str]:
    """The lines of a report, an empty line after each block."""
    for block in blocks:
        if isinstance(block, Heading):
            yield "#" * block.level + " " + plain_text(block.text)
        elif isinstance(block, Paragraph):
            yield _FORMS[block.style].format(plain_text(block.text))
        else:
            yield from _table(block)
        yield ""


def _table(block: Table) -> Iterator[str]:
    yield "| " + " | ".join(map(plain_text, block.columns)) + " |"
    yield "| " + " | ".join("---" for _ in block.columns) + " |"
    for row in block.rows:
        yield "| " + " | ".join(map(plain_text, row)) + " |"


def plain_text(text: str) -> str:
    """Text that Markdown and HTML leave as it is, on one line."""
    text = _SPECIAL.sub(r"\\\1", " ".join(text.split()))
    return _LIST.sub(lambda found: found[0][:-1] + "\\" + found[0][-1], text)
