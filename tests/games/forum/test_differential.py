"""The engine against an independent slow implementation: whole random games, step by step."""

import pytest
from slow import Slow

import taberna
from taberna import Rng

OTHER = ("1111222", "1112222", "1133322", "4433355", "4433355", "4466755", "4466777")
