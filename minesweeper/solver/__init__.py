"""What can be known in a position, what each cell's chance is, and what to play."""
