"""Many games between bots: tournaments with ratings, and the lab for those who design games.

A tournament is a plan that follows from its settings alone (`plan`): which deals, which line-ups, who
sits where. Its games are played on the cores of this machine or on Ray (`running`), each written to a
file when it is over, and what they show is worked out from that file (`standing`). So a tournament
can be stopped at any time and goes on where it was, and the same settings give the same result.
"""
