"""Five in a row on 15 × 15 crossings: the rules, the texts and an opponent."""
