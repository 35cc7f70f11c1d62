"""Openings: what an open uncovers, by work lists and never by recursion."""

from __future__ import annotations

from itertools import islice

from minesweeper.rules.faces import COVERED, FLAG, QUESTION, find_all

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Sequence

    from minesweeper.rules.field import Field

_PATIENCE = 250
_ARE_ZEROS = bytes(number == 0 for number in range(256))
_ARE_COVERED = bytes(face == COVERED for face in range(256))


def uncover(
    field: Field, faces: bytearray, starts: Sequence[int], patience: int = _PATIENCE
) -> tuple[int, int, int]:
    """Open closed safe cells, and the whole opening of each zero among them.

    An opening is a connected region of zeros and its rim. Flagged cells stay as they
    are and stop the spread, and a cell that was open before doesn't spread again.
    `faces` is changed in place. Cell by cell is the quickest way for the openings of
    ordinary boards; one of more than `patience` zeros goes on row by row.

    Returns:
        How many cells opened, and the range of positions in which they lie.
    """
    questions = find_all(faces, QUESTION)
    for index in questions:
        faces[index] = COVERED
    numbers = field.numbers
    offsets = field.grid.offsets
    opened = list(starts)
    zeros = []
    for index in starts:
        faces[index] = number = numbers[index]
        if number == 0:
            zeros.append(index)
    for index in islice(zeros, patience):
        for offset in offsets:
            near = index + offset
            if faces[near] == COVERED:
                faces[near] = number = numbers[near]
                opened.append(near)
                if number == 0:
                    zeros.append(near)
    count, low, high = len(opened), min(opened), max(opened) + 1
    if len(zeros) > patience:
        more, start, end = _uncover_rows(field, faces, zeros[patience:])
        count, low, high = count + more, min(low, start), max(high, end)
    for index in questions:
        if faces[index] == COVERED:
            faces[index] = QUESTION
    return count, low, high


def _uncover_rows(
    field: Field, faces: bytearray, work: list[int]
) -> tuple[int, int, int]:
    """Open all covered cells round these open zeros, and the openings among them.

    A *run* is a stretch of zeros side by side in a row, none of them open before. It
    opens at once, with the cells at its two ends and those above and below, by copying
    three slices of numbers: over open cells and guards that changes nothing, and flags
    are put back at the end. The work list holds one zero of each run.

    Returns:
        How many cells opened, and the range of positions in which they lie.
    """
    numbers = field.numbers
    stride = field.grid.stride
    flags = find_all(faces, FLAG)
    covered = faces.count(COVERED)
    zeros = _covered_zeros(field, faces)
    for index in work:
        zeros[index] = 1
    find, find_back = zeros.find, zeros.rfind
    low, high = min(work), max(work)
    while work:
        index = work.pop()
        if not zeros[index]:
            continue
        left = find_back(0, 0, index)
        right = find(0, index) + 1
        zeros[left:right] = bytes(right - left)
        faces[left:right] = numbers[left:right]
        # Above the top row a slice may begin at −1, and is then empty, as it should.
        for start, end in (
            (left - stride, right - stride),
            (left + stride, right + stride),
        ):
            faces[start:end] = numbers[start:end]
            run = find(1, start, end)
            while run >= 0:
                work.append(run)
                run = find(0, run, end)
                if run >= 0:
                    run = find(1, run, end)
        low, high = min(low, left), max(high, right)
    for index in flags:
        faces[index] = FLAG
    count = covered - faces.count(COVERED)
    return count, max(low - stride, 0), min(high + stride, len(faces))


def _covered_zeros(field: Field, faces: bytearray) -> bytearray:
    """Return padded bytes: 1 for a covered cell with the number 0."""
    zeros = int.from_bytes(field.numbers.translate(_ARE_ZEROS), "little")
    covered = int.from_bytes(faces.translate(_ARE_COVERED), "little")
    return bytearray((zeros & covered).to_bytes(len(faces), "little"))
