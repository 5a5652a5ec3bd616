"""Servers on one PostgreSQL that are killed and paused under load, and the check that no move suffers.

`tests/server/test_chaos.py` and `bench/server/chaos.py` run it.
"""
