"""The page: the only room that speaks to the browser."""
