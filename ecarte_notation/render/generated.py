"""The generated documents: the handbooks in `grammar`, the tables in README.md, a schema.

`python -m ecarte_notation.render.generated` writes them; with `--check` it only compares.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from ecarte_notation.interchange.match import record_schema
from ecarte_notation.interchange.tables.dictionary import dictionary
from ecarte_notation.referee.referee import catalogue
from ecarte_notation.render.handbook import handbook
from ecarte_notation.render.profile_book import profile_book, profile_table, rule_table

_TOP = Path(__file__).parent.parent.parent


def documents() -> Iterator[tuple[Path, str]]:
    """Each generated file with the text that it should have."""
    yield _TOP / "grammar" / "RULES.md", handbook(catalogue()) + "\n"
    yield _TOP / "grammar" / "PROFILES.md", profile_book()
    yield _TOP / "grammar" / "TABLES.md", dictionary()
    yield Path(__file__).parent / "record.schema.json", record_schema()
    readme = (_TOP / "README.md").read_text(encoding="utf-8")
    readme = _between(readme, "profiles", profile_table())
    yield _TOP / "README.md", _between(readme, "rules", rule_table(catalogue()))


def _between(text: str, name: str, table: str) -> str:
    """The text with `table` between the marks `<!-- name -->` and `<!-- end -->`."""
    marks = re.compile(rf"(<!-- {name} -->\n).*?(<!-- end -->)", re.DOTALL)
    return marks.sub(lambda found: f"{found[1]}\n{table}\n\n{found[2]}", text)


def main() -> int:
    """Write the documents, or compare them with the files."""
    stale = []
    for place, text in documents():
        if place.is_file() and place.read_text(encoding="utf-8") == text:
            continue
        if "--check" in sys.argv:
            stale.append(place.name)
        else:
            place.write_text(text, encoding="utf-8", newline="\n")
    if stale:
        sys.stderr.write(f"not current: {', '.join(stale)}; run this command without --check\n")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
