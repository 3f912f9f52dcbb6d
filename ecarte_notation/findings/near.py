"""The word that was probably meant."""

from collections.abc import Iterable
from difflib import get_close_matches

_LONGEST = 60  # characters; what is longer is no slip in a word of ours


def nearest(word: str, known: Iterable[str], likeness: float = 0.6) -> str:
    """The word of `known` that is most like `word` (0 to 1, at least `likeness`), or ""."""
    if len(word) > _LONGEST:
        return ""
    close = get_close_matches(word, list(known), n=1, cutoff=likeness)
    return close[0] if close else ""
