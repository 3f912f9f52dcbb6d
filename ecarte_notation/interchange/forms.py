"""The words by which commands name forms of records and tables; quick to import."""

from enum import StrEnum


class Form(StrEnum):
    """How records are written in a file."""

    NOTATION = "notation"
    JSON = "json"
    NDJSON = "ndjson"


class TableName(StrEnum):
    """What a row is."""

    DEALS = "deals"
    DECISIONS = "decisions"
    PLAYS = "plays"
