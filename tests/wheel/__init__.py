"""Tests of the packed and installed project."""
