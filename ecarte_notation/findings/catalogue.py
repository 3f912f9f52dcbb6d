"""The frozen set of rules, found by scanning folders; knows no game."""

import importlib
import pkgutil
import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace
from functools import cached_property
from types import ModuleType

from ecarte_notation.findings.near import nearest
from ecarte_notation.findings.rule import Rule

_MODULE = re.compile(r"([a-z])(\d{3})_([a-z0-9_]+)")


FAMILIES = {
    "R": "record",
    "D": "dealing",
    "X": "exchange",
    "K": "king",
    "T": "tricks",
    "S": "scoring",
    "C": "company",
}
_LETTERS = {name: letter for letter, name in FAMILIES.items()}


class CatalogueError(Exception):
    """The rule files contradict each other: a broken program, never a broken record."""


@dataclass(frozen=True)
class Catalogue:
    """All rules, in the order of their codes."""

    rules: tuple[Rule, ...]

    @cached_property
    def _by_handle(self) -> dict[str, Rule]:
        return {handle: rule for rule in self.rules for handle in (rule.code, rule.name)}

    @cached_property
    def watching(self) -> dict[type, tuple[Rule, ...]]:
        """For each step type the rules that watch it."""
        kinds = {kind for rule in self.rules for kind in rule.watches}
        return {kind: tuple(r for r in self.rules if kind in r.watches) for kind in kinds}

    def __iter__(self) -> Iterator[Rule]:
        """The rules in the order of their codes."""
        return iter(self.rules)

    def find(self, handle: str) -> Rule | None:
        """The rule of that code or name, in any case, or None."""
        return self._by_handle.get(handle.lower()) or self._by_handle.get(handle.upper())

    def nearest(self, handle: str) -> str:
        """The name or code that `handle` was probably meant to be, or ""."""
        return nearest(handle, self._by_handle)

    def chosen(self, handles: Iterable[str]) -> tuple[Rule, ...]:
        """The rules of these codes, names, family letters or family names, in any case.

        KeyError with the first unknown one.
        """
        picked: list[Rule] = []
        for handle in handles:
            letter = _LETTERS.get(handle.lower(), handle.upper())
            family = [rule for rule in self.rules if rule.family == letter]
            one = self.find(handle)
            if not family and not one:
                raise KeyError(handle)
            picked += family or ([one] if one else [])
        return tuple(picked)


def discover(*packages: ModuleType) -> Catalogue:
    """The catalogue of all rule modules (`t406_must_trump.py`) in these packages.

    Raises CatalogueError where a code or name stands twice, differs from its file's name, or
    a rule cites no source.
    """
    rules: list[Rule] = []
    for package in packages:
        for entry in pkgutil.iter_modules(package.__path__):
            if match := _MODULE.fullmatch(entry.name):
                module = importlib.import_module(f"{package.__name__}.{entry.name}")
                rules.append(_sound(module, *match.groups()))
    rules.sort(key=lambda rule: rule.code)
    handles = [handle for rule in rules for handle in (rule.code, rule.name)]
    if twice := {handle for handle in handles if handles.count(handle) > 1}:
        raise CatalogueError(f"used by two rules: {sorted(twice)}")
    return Catalogue(tuple(rules))


def _sound(module: ModuleType, letter: str, digits: str, name: str) -> Rule:
    rule: Rule = module.RULE
    expected = (letter.upper() + digits, name.replace("_", "-"))
    if (rule.code, rule.name) != expected:
        raise CatalogueError(f"{module.__name__} holds {rule.code} {rule.name}")
    if not rule.authority:
        raise CatalogueError(f"{rule.code} cites no source")
    return replace(rule, story=module.__doc__ or "")
