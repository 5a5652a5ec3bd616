"""Tests of component packs: reading, merging, messages and matches."""
