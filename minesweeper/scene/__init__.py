"""The picture as values: geometry, skins, and the drawing steps of every cell."""
