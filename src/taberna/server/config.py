"""How a server was asked to run."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from ..folder import data_folder


@dataclass(slots=True)
class Config:
    host: str = "127.0.0.1"
    port: int = 8000
    db: str = ""
    """Address of a database; "" for the file in the data folder."""
    redis: str = ""
    """Address of a Redis through which several server processes share their tables; "" for one process."""
    origins: list[str] = field(default_factory=list)
    """Addresses under which pages may use the server; requests for other hosts are refused if any is given."""
    secure: bool = False
    """The page is reached by https, through a proxy: cookies are for https only."""
    proxies: int = 0
    """Reverse proxies in front: so many hops of X-Forwarded-For, counted from the last, are ours."""
    workers: int = 1
    """Processes in which bots think."""
    limits: float = 1.0
    """Rate limits times this; 0 for none."""
    plain: bool = False
    """Sockets over plain ASGI instead of our own quicker ones."""
    keep_days: int = 0
    """Tables and guests that nobody needs any more are forgotten after so many days; 0 for never."""
    bots: list[str] = field(default_factory=list)
    """Networks of one's own that are offered like levels: "mine=mine.onnx"."""
    smtp: str = ""
    """Through which server mail goes out, as smtp://user:password@host:587?from=…; "" for none."""
    webhook: str = ""
    """Where all turns at this server are told, besides what players set for themselves; "" for nowhere. What takes
    it may stand before: discord+https://…"""
    language: str = "en"
    """Of what is told there."""
    private: bool = False
    """Whether players' webhooks may be in the private network of this machine."""
    vacation_days: int = 30
    """Days in a year for which a person's games of correspondence may stand still; 0 for none."""
    pairing_seconds: int = 60
    """So long people who look for others wait before bots take the open seats."""
    chat: bool = True
    """Whether people may talk at the tables of this server."""
    folder: Path = field(default_factory=data_folder)
