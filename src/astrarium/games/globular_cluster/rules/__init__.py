"""The rules, one file per part of the turn: legal_<step>, barred_<kind>, do_<kind>."""
