"""Matches being played: connections, tables, drafts and the messages they send."""
