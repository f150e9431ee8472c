"""Players that learn: `taberna train GAME` plays a game against itself and others, and keeps what it has learned.

The way of a step: `tables` play many games in processes of their own (`workers`), with older selves and bots in
some of the seats; `rollout` has the network choose for all of them at once and notes what happened; `ppo` makes
the network better from that; `running` does so again and again, keeps checkpoints and writes curves, alone or in a
`team` that `on_ray` finds a place for; `export` makes the ONNX file that bots play with. `network` is what
learns, `planning` says how large everything is.
"""
