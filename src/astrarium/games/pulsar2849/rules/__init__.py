"""The rules, one file per phase or group of actions; every step, action and effect is a class."""
