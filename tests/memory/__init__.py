"""Tests that the compiled engine stays within its memory."""
