"""The rules, one file per phase or group of actions: legal_<step>, barred_<kind>, do_<kind>."""
