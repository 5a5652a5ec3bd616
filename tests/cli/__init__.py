"""Tests of the command line, in process and as a separate process."""
