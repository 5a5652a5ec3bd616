"""The rules: a class for each step of the agenda and each kind of action, one module per part of the turn."""
