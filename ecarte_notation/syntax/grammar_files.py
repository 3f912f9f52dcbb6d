"""Where the grammar lies: in the installed package, or in the checkout beside it."""

from pathlib import Path

_PACKAGE = Path(__file__).parent.parent
_FOLDERS = (_PACKAGE / "_grammar", _PACKAGE.parent / "grammar")


def grammar_text(*names: str) -> str:
    """The `.lark` files of these names joined; FileNotFoundError if the installation lacks them."""
    folder = next((one for one in _FOLDERS if (one / f"{names[0]}.lark").is_file()), _FOLDERS[0])
    return "\n".join((folder / f"{name}.lark").read_text(encoding="utf-8") for name in names)
