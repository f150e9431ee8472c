"""The games of the house. Each is a package of its own; `alea` is the one to copy."""

from ..core.registry import register

register("alea", "taberna.games.alea:Alea")
register("forum", "taberna.games.forum:Forum")
register("pecunia", "taberna.games.pecunia:Pecunia")
