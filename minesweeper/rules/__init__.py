"""The rules of the game: plain values, no clock, no global chance, no page.

Each module is one subject and is imported by its own name, so that a page loads only
what its first board needs: `errors`, `faces`, `grid`, `level`, `field`, `laying`,
`opening`, `ending`, `moves` and `game` play; `notation`, `links` and `exercise` read
and write text; `score` counts.
"""
