"""The Lark parser of a grammar, and its failures as plain values."""

from typing import Any, NamedTuple

from lark import Lark, Token
from lark.exceptions import UnexpectedCharacters, UnexpectedInput, UnexpectedToken

from ecarte_notation.syntax.grammar_files import grammar_text


class Failure(NamedTuple):
    """Parsing stopped at `at` (characters) where one of `expected` (terminal names) might stand."""

    at: int
    expected: frozenset[str]


class Parser:
    """Parses one block at a time; reductions call the method of `builder` named after the rule.

    `trivia` is called with each remark's token; a parser is not safe to share between threads.
    """

    def __init__(self, builder: Any, *grammars: str) -> None:
        """Build from the grammar files of these names (about 0.1 s)."""
        self._lark = Lark(
            grammar_text(*grammars),
            parser="lalr",
            maybe_placeholders=False,
            transformer=builder,
            lexer_callbacks={"REMARK": builder.trivia, "COMMENT": builder.trivia},
        )
        self.keywords = {
            one.name: str(one.pattern.value)
            for one in self._lark.terminals
            if one.pattern.type == "str" and one.pattern.value.isalpha()
        }

    def parse(self, text: str) -> Any:
        """What the builder made of `text`, or a Failure."""
        try:
            return self._lark.parse(text)
        except UnexpectedCharacters as error:
            return Failure(error.pos_in_stream or 0, frozenset(error.allowed or ()))
        except UnexpectedToken as error:
            return Failure(_start(error, text), frozenset(error.expected or error.accepts or ()))
        except UnexpectedInput:
            return Failure(0, frozenset())


def _start(error: UnexpectedToken, text: str) -> int:
    token = error.token
    if isinstance(token, Token) and token.type != "$END" and token.start_pos is not None:
        return token.start_pos
    return len(text)
