"""The page's sentences: one table a language, the same keys in each.

A language is added by one module here with a table `TEXTS`, and its name in
`minesweeper.play.i18n.LANGUAGES`.
"""
