"""Training of networks by self-play: positions with targets, a model in PyTorch, and the loop of rounds."""
