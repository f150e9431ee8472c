"""What the page says of the numbers of cards (P4) is what the data says."""

from .games.pecunia.card_copies import FILE, text


def test_the_page_knows_how_many_there_are_of_each_card() -> None:
    assert FILE.read_text(encoding="utf-8") == text(), "python -m tests.games.pecunia.card_copies"
