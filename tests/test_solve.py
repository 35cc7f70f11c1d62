"""``python -m minesweeper solve`` answers positions, a line of JSON each."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from minesweeper.__main__ import main
from minesweeper.solver.lines import answer_line


def test_each_line_gets_its_answer(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Cells, chances and solutions, in the order of the lines; blank ones count not."""
    file = tmp_path / "positions.jsonl"
    file.write_text('{"id":"a","mines":1,"grid":["#1##"]}\n\n', "utf-8")

    assert main(["solve", str(file)]) == 0
    assert [json.loads(line) for line in capsys.readouterr().out.splitlines()] == [
        {
            "id": "a",
            "safe": [[0, 3]],
            "mine": [],
            "prob": {"0,0": "1/2", "0,2": "1/2", "0,3": "0/1"},
            "solutions": "2",
        }
    ]


def test_a_bad_line_is_named_and_the_others_are_answered(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The exit status says that there was one."""
    file = tmp_path / "positions.jsonl"
    lines = ['{"id":1,"mines":1,"grid":["#x"]}', '{"id":2,"mines":0,"grid":["#0"]}']
    file.write_text("\n".join(lines), "utf-8")

    assert main(["solve", str(file)]) == 1
    bad, good = (json.loads(line) for line in capsys.readouterr().out.splitlines())
    assert bad["id"] == 1
    assert "x" in bad["error"]
    assert good["safe"] == [[0, 0]]


def test_a_file_that_is_not_there_is_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """No traceback."""
    assert main(["solve", str(tmp_path / "none.jsonl")]) == 1
    assert "none.jsonl cannot be read" in capsys.readouterr().err


def test_lines_can_be_piped_in() -> None:
    """A dash stands for the standard input, whatever bytes it holds."""
    done = subprocess.run(
        [sys.executable, "-m", "minesweeper", "solve", "-"],
        input=b'{"id":"p","mines":1,"grid":["#1#"]}\n\xff\xfe\n',
        capture_output=True,
        check=False,
    )
    first, second = (json.loads(line) for line in done.stdout.splitlines())

    assert done.returncode == 1
    assert first["solutions"] == "2"
    assert second["id"] is None
    assert "error" in second
    assert done.stderr == b""


def test_a_reader_that_stops_ends_it_quietly(tmp_path: Path) -> None:
    """As `head` does after its lines."""
    file = tmp_path / "many.jsonl"
    file.write_text('{"id":"p","mines":1,"grid":["#1#"]}\n' * 3000)
    with subprocess.Popen(
        [sys.executable, "-m", "minesweeper", "solve", str(file)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        assert process.stdout.readline().startswith(b'{"id":"p"')
        process.stdout.close()

        assert process.stderr.read() == b""
    assert process.returncode == 0


def test_numbers_too_long_to_write_are_said_to_be() -> None:
    """A large board whose placements are more than Python writes out."""
    line = json.dumps({"id": "l", "mines": 9000, "grid": ["#" * 200] * 200})
    answer = json.loads(answer_line(line))

    assert answer["id"] == "l"
    assert "too long to write" in answer["error"]
