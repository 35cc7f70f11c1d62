"""The bench's own command."""

from __future__ import annotations

import pytest

from tests.bench.__main__ import benches, main


def test_every_bench_is_listed(capsys: pytest.CaptureFixture[str]) -> None:
    """Without a name the command says which there are, and what each is for."""
    assert main([]) == 0

    listed = capsys.readouterr().out
    for name, purpose in benches().items():
        assert f"{name} " in listed
        assert purpose
    assert "rules" in benches()
    assert "page" not in benches()


def test_an_unknown_bench_is_a_wrong_use(capsys: pytest.CaptureFixture[str]) -> None:
    """The list is shown, and the status says that nothing ran."""
    assert main(["no-such-bench"]) == 2
    assert "rules" in capsys.readouterr().out
