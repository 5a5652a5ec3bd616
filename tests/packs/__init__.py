"""Component packs: reading, merging, words, and what is played with them."""
