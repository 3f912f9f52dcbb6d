"""The rules of the suite: the one place where a profile is added to it."""

PROFILES = ("classic", "svensk", "suomi", "dansk", "london1878", "paris")
