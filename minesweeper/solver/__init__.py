"""What can be known in a position, what each cell's chance is, and what to play.

Each module is one subject and is imported by its own name. `view` holds a position as
a player sees it; `deduce` gives its certain cells with reasons that `check` verifies,
`count` the exact chances, `choose` the cell to open; `lines` does it for lines of JSON.
Each of these has a twin in slices for the page (`deduce_steps`, `count_steps`,
`choose_steps`), which takes a `Budget` and a `Memory` kept from move to move.
"""
