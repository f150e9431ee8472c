"""The tests run on the engine that users get: compiled."""

from taberna.core import game


def test_the_engine_is_compiled() -> None:
    assert not game.__file__.endswith(".py"), "install the wheel (make test), do not run from src"
