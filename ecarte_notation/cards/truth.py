"""Three-valued answers."""

from enum import Enum


class Truth(Enum):
    """What a record proves: YES, NO, or nothing either way."""

    YES = "yes"
    NO = "no"
    CANNOT_TELL = "cannot tell"
