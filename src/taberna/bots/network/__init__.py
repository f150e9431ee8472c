"""Bots that have learned: a network that was trained by `taberna train`, kept as an ONNX file.

One network knows a game with every number of players and every module. `layout` says how what a seat may know
becomes the row of numbers that the network reads, and which of its answers stands for which action.
"""
