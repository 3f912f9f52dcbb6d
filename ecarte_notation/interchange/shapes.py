"""The branches of a record as JSON: lists, what may be null, objects with a kind."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from ecarte_notation.interchange.fault import RecordJsonError, below, hint, shown
from ecarte_notation.interchange.scalars import Codec, Defs, Leaf
from ecarte_notation.text.span import Span

REQUIRED = object()


@dataclass(frozen=True)
class Maybe:
    """A value, or null where it is not known."""

    of: Codec

    def put(self, value: Any) -> Any:
        """The value or null."""
        return None if value is None else self.of.put(value)

    def take(self, data: Any, at: str) -> Any:
        """The value or None."""
        return None if data is None else self.of.take(data, at)

    def schema(self, defs: Defs) -> Any:
        """Either."""
        return {"anyOf": [self.of.schema(defs), {"type": "null"}]}

    def places(self, value: Any, at: str) -> Iterator[tuple[Span, str]]:
        """Those of the value."""
        return iter(()) if value is None else self.of.places(value, at)


@dataclass(frozen=True)
class Listed:
    """A tuple of `least` to `most` values."""

    of: Codec
    least: int = 0
    most: int | None = None

    def put(self, value: Any) -> list[Any]:
        """An array."""
        return [self.of.put(one) for one in value]

    def take(self, data: Any, at: str) -> tuple[Any, ...]:
        """A tuple."""
        if not isinstance(data, list):
            raise RecordJsonError(at, f"{shown(data)} where an array should be")
        if len(data) < self.least or (self.most is not None and len(data) > self.most):
            raise RecordJsonError(at, f"{len(data)} elements where {self._bounds()} should be")
        return tuple([self.of.take(one, f"{at}/{index}") for index, one in enumerate(data)])

    def _bounds(self) -> str:
        if self.most is None:
            return f"{self.least} or more"
        return str(self.least) if self.least == self.most else f"{self.least} to {self.most}"

    def schema(self, defs: Defs) -> Any:
        """An array in bounds."""
        bounds = {"minItems": self.least} if self.least else {}
        if self.most is not None:
            bounds["maxItems"] = self.most
        return {"type": "array", "items": self.of.schema(defs), **bounds}

    def places(self, value: Any, at: str) -> Iterator[tuple[Span, str]]:
        """Those of the elements."""
        for index, one in enumerate(value):
            yield from self.of.places(one, f"{at}/{index}")


@dataclass(frozen=True)
class Key:
    """A member of an object: its key, its codec, and the value that need not be written.

    `name` is the field of the record; `words` describe it in the schema. `spans` is the field
    that holds the span of the member, where it has one of its own.
    """

    key: str
    of: Codec
    default: Any = REQUIRED
    name: str = ""
    words: str = ""
    spans: str = ""

    @property
    def field(self) -> str:
        """The field of the record."""
        return self.name or self.key


@dataclass(frozen=True)
class Shape:
    """An object: the dataclass it stands for, its kind ("" for none), its members.

    `fixed` are fields of the dataclass that follow from the kind.
    """

    cls: type
    kind: str
    keys: tuple[Key, ...] = ()
    fixed: dict[str, Any] = field(default_factory=dict)
    name: str = ""
    words: str = ""

    def fits(self, value: Any) -> bool:
        """Whether it is the shape of a value of its class."""
        return all(getattr(value, key) == fixed for key, fixed in self.fixed.items())

    def put(self, value: Any) -> dict[str, Any]:
        """An object without the members that need not be written."""
        data = {"kind": self.kind} if self.kind else {}
        for one in self.keys:
            held = getattr(value, one.field)
            if one.default is REQUIRED or held != one.default:
                data[one.key] = one.of.put(held)
        return data

    def take(self, data: Any, at: str) -> Any:
        """The value; a key that is not known is an error, for it may be a slip."""
        if not isinstance(data, dict):
            raise RecordJsonError(at, f"{shown(data)} where an object should be")
        self._known(data, at)
        held = dict(self.fixed)
        for one in self.keys:
            if one.key in data:
                held[one.field] = one.of.take(data[one.key], f"{at}/{one.key}")
            elif one.default is REQUIRED:
                raise RecordJsonError(at, f"the key `{one.key}` is missing")
            else:
                held[one.field] = one.default
        return self.cls(**held)

    @cached_property
    def _names(self) -> tuple[str, ...]:
        return (*(("kind",) if self.kind else ()), *(one.key for one in self.keys))

    def _known(self, data: dict[str, Any], at: str) -> None:
        for key in data:
            if key not in self._names:
                near = hint(key, self._names)
                raise RecordJsonError(below(at, key), f"the key {shown(key)} means nothing{near}")

    def schema(self, defs: Defs) -> Any:
        """An object; it has a name of its own among the definitions."""
        name = self.name or self.kind
        if name not in defs:
            defs[name] = {}
            defs[name].update(self._schema(defs))
        return {"$ref": f"#/$defs/{name}"}

    def _schema(self, defs: Defs) -> dict[str, Any]:
        about = self.words or (self.cls.__doc__ or "").split("\n", maxsplit=1)[0]
        needed = [one.key for one in self.keys if one.default is REQUIRED]
        members = {one.key: _described(one, defs) for one in self.keys}
        if self.kind:
            needed, members = ["kind", *needed], {"kind": {"const": self.kind}, **members}
        shape = {"description": about, "type": "object", "properties": members}
        return {**shape, "required": needed, "additionalProperties": False}

    def places(self, value: Any, at: str) -> Iterator[tuple[Span, str]]:
        """Its own span, then those of its members."""
        if (span := getattr(value, "span", None)) is not None:
            yield span, at
        for one in self.keys:
            held = getattr(value, one.field)
            if one.default is not REQUIRED and held == one.default:
                continue
            if one.spans:
                yield getattr(value, one.spans), f"{at}/{one.key}"
            if not isinstance(one.of, Leaf):
                yield from one.of.places(held, f"{at}/{one.key}")


def _described(one: Key, defs: Defs) -> Any:
    said = one.of.schema(defs)
    return {"description": one.words, **said} if one.words else said


@dataclass(frozen=True)
class OneOf:
    """An object of one of several shapes, told apart by its kind; `name` in the schema."""

    shapes: tuple[Shape, ...]
    name: str
    called: str

    def put(self, value: Any) -> dict[str, Any]:
        """The object of the shape that fits."""
        return self._shape(value).put(value)

    def _shape(self, value: Any) -> Shape:
        fitting = self._classes[type(value)]
        return next(one for one in fitting if one.fits(value))

    @cached_property
    def _classes(self) -> dict[type, list[Shape]]:
        classes = {one.cls for one in self.shapes}
        return {cls: [one for one in self.shapes if one.cls is cls] for cls in classes}

    @cached_property
    def _kinds(self) -> dict[str, Shape]:
        return {one.kind: one for one in self.shapes}

    def take(self, data: Any, at: str) -> Any:
        """The value of the shape that the kind names."""
        if not isinstance(data, dict):
            raise RecordJsonError(at, f"{shown(data)} where {self.called} should be, an object")
        if "kind" not in data:
            raise RecordJsonError(at, "the key `kind` is missing")
        kind = data["kind"]
        if not isinstance(kind, str) or kind not in self._kinds:
            near = hint(kind, self._kinds) if isinstance(kind, str) else ""
            raise RecordJsonError(f"{at}/kind", f"{shown(kind)} is no kind of {self.called}{near}")
        return self._kinds[kind].take(data, at)

    def schema(self, defs: Defs) -> Any:
        """Any of the shapes."""
        if self.name not in defs:
            defs[self.name] = {}
            defs[self.name].update({"oneOf": [one.schema(defs) for one in self.shapes]})
        return {"$ref": f"#/$defs/{self.name}"}

    def places(self, value: Any, at: str) -> Iterator[tuple[Span, str]]:
        """Those of the shape that fits."""
        return self._shape(value).places(value, at)
