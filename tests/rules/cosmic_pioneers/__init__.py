"""The rules of Pulsar 2849."""
