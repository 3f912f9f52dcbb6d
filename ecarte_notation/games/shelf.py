"""The games that there are."""

from ecarte_notation.games.ecarte.game import ECARTE
from ecarte_notation.games.game import Game

ONLY_GAME: Game = ECARTE
