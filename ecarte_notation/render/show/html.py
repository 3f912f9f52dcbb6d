"""A report as one HTML page without outside files; whatever was written stays text."""

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from ecarte_notation.render.show.blocks import Block, Heading, Paragraph, Table

_STYLE = """
:root { color-scheme: light dark; }
body { font: 1rem/1.5 Georgia, serif; max-width: 46rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; width: 100%; font-variant-numeric: tabular-nums; }
th, td { text-align: left; padding: .2rem .6rem .2rem 0; border-bottom: 1px solid #8888; vertical-align: top; }
.scroll { overflow-x: auto; }
p { margin: .3rem 0; }
.remark { margin-left: 2rem; font-style: italic; }
.turning { font-weight: bold; }
.finding { border-left: .3rem solid #b00020; padding-left: .6rem; }
.dim { opacity: .8; }
@media print { body { margin: 0; max-width: none; } h2 { break-after: avoid; } }
"""


def html_page(blocks: Iterable[Block], language: str) -> Iterator[str]:
    """The lines of a page; headings carry their anchors as ids."""
    blocks = list(blocks)
    title = next((one.text for one in blocks if isinstance(one, Heading)), "Écarté")
    yield "<!doctype html>"
    yield f'<html lang="{escape(language)}">'
    yield '<head><meta charset="utf-8">'
    yield '<meta name="viewport" content="width=device-width, initial-scale=1">'
    yield f"<title>{escape(title)}</title>"
    yield f"<style>{_STYLE}</style></head>"
    yield "<body><main>"
    for block in blocks:
        yield from _block(block)
    yield "</main></body></html>"


def _block(block: Block) -> Iterator[str]:
    if isinstance(block, Heading):
        anchor = f' id="{escape(block.anchor)}"' if block.anchor else ""
        yield f"<h{block.level}{anchor}>{escape(block.text)}</h{block.level}>"
    elif isinstance(block, Paragraph):
        kind = f' class="{block.style}"' if block.style != "plain" else ""
        yield f"<p{kind}>{escape(block.text)}</p>"
    else:
        yield from table(block)


def table(block: Table, links: Sequence[str] = ()) -> Iterator[str]:
    """A table; the first cell of each row leads to the address of its place in `links`."""
    yield '<div class="scroll"><table><thead><tr>'
    yield "".join(f'<th scope="col">{escape(one)}</th>' for one in block.columns)
    yield "</tr></thead><tbody>"
    for at, row in enumerate(block.rows):
        cells = [escape(one) for one in row]
        if at < len(links):
            cells[0] = f'<a href="#{escape(links[at])}">{cells[0]}</a>'
        yield "<tr>" + "".join(f"<td>{one}</td>" for one in cells) + "</tr>"
    yield "</tbody></table></div>"
