"""For researchers and writers of games: the contract test, and adapters to other libraries."""
