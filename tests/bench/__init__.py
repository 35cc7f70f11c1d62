"""Figures: each module that has a `main` measures one subject, beside its rivals."""
