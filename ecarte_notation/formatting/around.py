"""Canonical lines around lines that are kept."""

from typing import Any

from ecarte_notation.formatting.layout import PageLayout
from ecarte_notation.formatting.pieces import Kind, Piece
from ecarte_notation.games.writer import Writer


class Around:
    """Pieces in canonical form around the lines that are kept, in the order of the text."""

    def __init__(
        self, layout: PageLayout, shown: list[str], writer: Writer, kept: set[int]
    ) -> None:
        """`shown` are all lines as they are to stand there if they are `kept`."""
        self.layout, self.lines = layout, layout.lines
        self.shown, self.writer = shown, writer
        self.kept, self.waiting = kept, sorted(kept, reverse=True)
        self.out: list[str] = []
        self.run: list[Any] = []
        self.added = False

    def walk(self, pieces: list[Piece]) -> list[str]:
        """The lines of a match that consists of these pieces."""
        apart = {
            self.lines.of(one.span.start)
            for one in pieces
            if one.apart and self.layout.apart(one.what)
        }
        for piece in pieces:
            line = self.lines.of(piece.span.start)
            self._keep(line + piece.added, apart)
            if piece.added or line not in self.kept:
                self._put(piece)
        self._keep(len(self.shown), apart)
        self._flush()
        return self.out

    def _keep(self, before: int, apart: set[int]) -> None:
        while self.waiting and self.waiting[-1] < before:
            line = self.waiting.pop()
            self._flush()
            if self.added and self.lines.empty(line):
                continue
            self.added = False
            if line in apart:
                self._part()
            self.out.append(self.shown[line])

    def _put(self, piece: Piece) -> None:
        if piece.kind is Kind.STATEMENT:
            self.run.append(piece.what)
            return
        self._flush()
        if piece.apart and self.layout.apart(piece.what):
            self._part()
        leading = piece.kind is Kind.LEADING
        write = self.writer.leading if leading else self.writer.opening
        self.out.append(write(piece.what))
        self.added = piece.added

    def _flush(self) -> None:
        self.out += self.writer.statements(self.run)
        self.run = []

    def _part(self) -> None:
        if self.out and self.out[-1]:
            self.out.append("")
