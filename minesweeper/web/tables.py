"""Results as elements: tables of games and the plot of times."""

from __future__ import annotations

from contextlib import suppress

from minesweeper.play.standing import plot
from minesweeper.rules.level import LEVELS, Level
from minesweeper.web import bridge
from minesweeper.web.build import SVG, make

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence
    from typing import Any

    from minesweeper.play.book import Entry
    from minesweeper.play.i18n import Texts
    from minesweeper.play.results import Result
    from minesweeper.play.standing import Standing

GUTTER = 34
"""The room left of the plot for its numbers, in the drawing's units."""


def level_name(text: str, texts: Texts) -> str:
    """Gives what a level is called, its rule for the first click included."""
    if text in LEVELS:
        return texts.say(f"levels.{text}")
    size, fill, start = text.split("/") if text.count("/") == 2 else (text, "", "zone")
    rows, _, cols = size.partition("x")
    density = None
    with suppress(ValueError):  # a given field may be larger than a level
        density = Level.parse(text).density
    share = None if density is None else f"{round(density * 100, 1):g}%"
    return texts.say(
        "results.custom",
        rows=int(rows),
        cols=int(cols),
        count=share or int(fill),
        start=texts.say(f"starts.{start}"),
    )


def date(when: int, texts: Texts) -> str:
    """Gives a time of day as the language writes it."""
    how = bridge.options(dateStyle="short", timeStyle="short")
    moment = bridge.window.Date.new(when * 1000)
    return str(moment.toLocaleString(texts.lang, how))


def standing_part(standing: Standing, texts: Texts) -> Any:
    """Gives what the results of one level come to: counts, best times, plot."""
    say = texts.say
    share = round(100 * standing.won / standing.played)
    part = make(
        "section",
        make("h3", say("results.ranked" if standing.ranked else "results.unranked")),
        make(
            "p",
            say(
                "results.counts",
                played=standing.played,
                won=standing.won,
                share=share,
            ),
        ),
        class_="standing",
    )
    if standing.ranked:
        row = say("results.streak", now=standing.streak, longest=standing.longest)
        part.append(make("p", row))
    if standing.best:
        names = any(result.name for result in standing.best)
        heads = ["place", "seconds", "date", *(["name"] if names else []), "watch"]
        rows = [
            [
                str(place),
                f"{result.seconds:.3f}",
                date(result.when, texts),
                *([result.name] if names else []),
                _watch_button(result, texts),
            ]
            for place, result in enumerate(standing.best, 1)
        ]
        part.append(table(say("results.best"), heads, rows, texts))
    if standing.ranked and len(standing.times) > 1:
        part.append(_plot(standing.times, say("results.plot")))
    return part


def games_part(results: Iterable[Result], texts: Texts) -> Any:
    """Gives the table of some games."""
    say = texts.say
    heads = ["date", "level", "how", "seconds", "moves", "watch"]
    rows = [
        [
            date(result.when, texts),
            level_name(result.level, texts),
            say(_how(result)),
            f"{result.seconds:.3f}",
            str(result.moves),
            _watch_button(result, texts),
        ]
        for result in results
    ]
    return table(say("results.last"), heads, rows, texts)


def _how(result: Result) -> str:
    """Gives the key of how a game ended, and whether that counts."""
    key = "results.won" if result.won else "results.lost"
    return key if result.ranked else f"{key}.unranked"


def watch_button(result: Entry, texts: Texts) -> Any:
    """Gives the button that replays a game.

    Whoever shows it hears the press: `data-game` has the result's id.
    """
    label = texts.say("results.watching", date=date(result.when, texts))
    button = make("button", texts.say("results.watch"), aria_label=label)
    button.className = "watch"
    button.dataset.game = result.id
    return button


def _watch_button(result: Result, texts: Texts) -> Any:
    """Gives that button, or nothing where the game's record is gone."""
    return watch_button(result, texts) if result.record else ""


def table(
    caption: str, heads: Sequence[str], rows: Iterable[Sequence[Any]], texts: Texts
) -> Any:
    """Gives a table that scrolls by itself where it is too wide.

    Args:
        caption: What it is called.
        heads: For each column the key of its heading, without `results.`.
        rows: The cells, texts or elements.
        texts: The page's language.
    """
    head = make(
        "tr", *(make("th", texts.say(f"results.{name}"), scope="col") for name in heads)
    )
    body = [
        make(
            "tr",
            *(
                make("td", cell, class_=f"of-{name}")
                for name, cell in zip(heads, row, strict=True)
            ),
        )
        for row in rows
    ]
    made = make(
        "table", make("caption", caption), make("thead", head), make("tbody", *body)
    )
    return make("div", made, class_="wide")


def _plot(times: Sequence[float], label: str) -> Any:
    """Gives a drawing of times as a line with a dot each."""
    drawn = plot(times)
    box = f"{-GUTTER} -8 {drawn.width + GUTTER + 8} {drawn.height + 16}"

    def shape(tag: str, *children: Any, **facts: Any) -> Any:
        return make(tag, *children, vocabulary=SVG, **facts)

    lines = []
    for height, seconds in drawn.marks:
        line = shape("line", x1=0, x2=drawn.width, y1=height, y2=height)
        words = shape("text", f"{seconds:g}", x=-6, y=height + 4, text_anchor="end")
        lines += [line, words]
    points = " ".join(f"{x},{y}" for x, y in drawn.points)
    dots = [shape("circle", cx=x, cy=y, r=2.5) for x, y in drawn.points]
    drawing = shape("svg", *lines, shape("polyline", points=points), *dots, role="img")
    drawing.setAttribute("viewBox", box)
    drawing.setAttribute("aria-label", label)
    return make("figure", drawing, make("figcaption", label), class_="plot")
