"""How grave a finding is."""

from enum import Enum


class Severity(Enum):
    """ERROR: the laws or the notation are broken. WARNING: legal, yet probably a slip. NOTE: good to know."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"
