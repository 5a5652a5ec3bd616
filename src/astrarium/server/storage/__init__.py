"""Matches in a database: one writer, queries and the schema."""
