"""Rules, one file per phase or group of actions: step classes and the functions they share."""
