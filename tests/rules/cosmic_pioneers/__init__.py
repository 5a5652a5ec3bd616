"""Tests of the rules of Cosmic Pioneers."""
