"""What a stored position must fulfil before it is played on."""
