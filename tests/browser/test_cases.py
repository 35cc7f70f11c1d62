"""What went wrong in other games, from clocks to hosts and Pyodide, and its tests.

`CASES` names the tests of each case; those that had none elsewhere stand here. A test
sees to it that every name in the table is that of a test.
"""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import wait_ready
from tests.browser.playing import Player
from tests.browser.server import Site
from tests.sources import ROOT

CASES = {
    "B17 a clock that runs before and after the game": (
        "browser/test_page_time.py::"
        "test_the_clock_starts_at_the_first_open_and_stops_at_the_end",
    ),
    "B18 a timer more for every restart": (
        "browser/test_page_time.py::test_many_restarts_leave_one_timer",
        "browser/test_page_time.py::test_timers_live_only_while_the_clock_runs",
    ),
    "B19 time lost in the background": (
        "browser/test_page_time.py::test_one_late_tick_shows_the_whole_time",
        "play/test_clock.py::test_a_clock_shows_the_time_since_it_was_started",
    ),
    "B20 no time, and too much of it": (
        "play/test_clock.py::test_the_display_of_the_clock_stops",
        "browser/test_input_place.py::test_corners_answer_to_their_own_place",
    ),
    "B27 clicks beside the cell": (
        "browser/test_canvas_hits.py::test_the_cell_pointed_at_is_the_cell_meant",
        "browser/test_input_place.py::"
        "test_a_click_lands_on_its_cell_however_the_board_is_shown",
        "browser/test_input_place.py::"
        "test_a_click_lands_on_its_cell_at_any_pixel_ratio",
    ),
    "B29 no way to flag on a Mac": (
        "browser/test_input_mouse.py::test_a_right_click_marks_once_and_never_opens",
        "browser/test_input_mouse.py::test_ctrl_click_on_a_mac_marks_once",
        "browser/test_input_mouse.py::test_a_menu_event_alone_marks_once",
        "browser/test_input_ways.py::test_the_switch_makes_a_press_mark",
    ),
    "B31 presses that begin or end elsewhere": (
        "browser/test_input_mouse.py::test_a_release_outside_plays_nothing",
        "browser/test_input_mouse.py::test_losing_the_window_gives_the_press_up",
        "browser/test_input_mouse.py::test_a_right_press_from_the_frame_spoils_nothing",
        "browser/test_input_mouse.py::test_both_buttons_from_outside_do_nothing",
    ),
    "B33 long presses as systems tell them": (
        "browser/test_input_touch.py::test_each_systems_long_press_is_one_mark",
        "browser/test_input_touch.py::test_a_hold_marks_before_the_finger_lifts",
    ),
    "B34 selection, menu and zoom over the board": (
        "browser/test_input_touch.py::test_each_short_touch_is_one_open",
        "browser/test_input_mouse.py::"
        "test_the_menu_opens_nowhere_in_the_panel_and_everywhere_else",
    ),
    "B38 a picture that loses marks": (
        "browser/test_zoom.py::test_the_picture_is_a_fresh_one_after_every_change",
    ),
    "B42 the wrong Chinese": (
        "play/test_i18n.py::test_the_browser_list_chooses",
        "browser/test_page_choices.py::"
        "test_the_language_follows_the_address_and_the_browser",
    ),
    "B43 odd numbers in the address": (
        "browser/test_page_choices.py::"
        "test_a_bad_address_gives_one_message_and_the_default",
        "browser/test_page_choices.py::test_a_custom_level_is_asked_for_until_it_is_right",
    ),
    "B24 no storage in frames and files": (
        "browser/test_places.py::test_a_sandboxed_frame_is_played",
        "browser/test_places.py::test_a_frame_is_played_where_its_storage_is_blocked",
        "browser/test_places.py::test_a_game_needs_no_storage",
        "browser/test_places.py::test_a_file_is_played_without_a_network",
        "web/test_storage.py::test_a_full_storage_is_memory",
    ),
    "B37 focus taken on load, or lost on a click": (
        "browser/test_embed.py::"
        "test_a_frame_far_down_a_page_takes_no_focus_and_scrolls_nothing",
        "browser/test_embed_element.py::test_whoever_types_a_comment_goes_on_typing",
        "browser/test_embed_element.py::test_a_game_that_is_over_at_once_takes_no_focus",
        "browser/test_keyboard.py::test_after_a_click_the_keys_still_drive_the_board",
    ),
    "B39 no way to play by keys or by ear": (
        "browser/test_keyboard.py::test_a_whole_game_is_played_from_tab_to_win",
        "browser/test_reader.py::test_every_move_and_the_end_are_said_once",
        "browser/test_access.py::test_axe_finds_nothing_in_any_state",
    ),
    "B49 proxies and listeners that stay": (
        "browser/test_long_life.py::test_five_hundred_games_leave_nothing_behind",
        "browser/test_long_life.py::"
        "test_fifty_levels_and_twenty_skins_leave_nothing_behind",
        "browser/test_long_life.py::"
        "test_fifty_ways_to_gomoku_and_back_leave_nothing_behind",
        "browser/test_long_life.py::test_ten_minutes_of_a_replay_leave_nothing_behind",
        "web/test_bridge.py::test_a_listener_is_heard_until_undone",
    ),
    "B50 null is not None": (
        "web/test_bridge.py::test_null_is_none",
        "web/test_bridge.py::test_null_is_none_before_it_had_an_object",
        "browser/test_cases.py::test_a_browser_that_tells_nothing_gets_the_defaults",
    ),
    "B51 options that are ignored": (
        "web/test_bridge.py::test_options_become_an_object",
        "browser/test_page.py::test_the_focus_of_the_mask_does_not_scroll",
        "browser/test_cases.py::test_options_of_listeners_reach_the_browser",
    ),
    "B52 loops that never yield": (
        "web/test_slices.py::test_work_gives_way_after_a_slice",
        "browser/test_long_life.py::test_an_idle_page_does_nothing",
        "browser/test_auto.py::test_it_stops_when_somebody_does_something",
    ),
    "B53 a file page that just looks broken": (
        "browser/test_places.py::test_a_file_is_played_without_a_network",
        "browser/test_firefox.py::test_a_file_can_be_played_in_firefox",
        "browser/test_start.py::test_a_file_page_says_which_pack_is_missing",
    ),
    "B54 paths from the wrong base": (
        "browser/test_places.py::test_a_hosted_page_is_played_under_any_path",
        "browser/test_start.py::test_a_missing_module_is_named_when_sources_are_run",
        "build/test_release.py::test_the_modules_of_the_page_are_those_in_the_archive",
    ),
    "B55 releases that mix": (
        "browser/test_start.py::test_a_reload_after_a_release_brings_all_of_it",
        "browser/test_start.py::"
        "test_an_old_page_with_a_new_file_turns_into_the_new_page",
        "browser/test_offline.py::test_a_new_release_replaces_the_old_one_whole",
    ),
    "B56 no loading and failure states": (
        "browser/test_start.py::test_a_board_and_a_text_are_there_before_python",
        "browser/test_start.py::test_a_blocked_or_spoilt_file_is_named",
        "browser/test_start.py::test_a_failure_is_told_in_the_visitors_language",
        "browser/test_start.py::test_a_browser_without_webassembly_is_told_so",
        "browser/test_start.py::test_a_browser_without_javascript_is_told_so",
        "browser/test_trouble.py::test_too_little_memory_is_said",
    ),
    "B57 a runtime that is not pinned": (
        "test_release.py::test_each_part_of_the_runtime_has_one_exact_version",
        "test_release.py::test_the_version_of_the_runtime_is_written_once",
        "test_release.py::test_nothing_of_ours_names_a_host_of_runtimes",
        "build/test_release.py::test_one_version_of_each_part_is_pinned",
    ),
    "B59 headers that hosts cannot set": (
        "browser/test_places.py::test_a_hosted_page_needs_no_special_headers",
        "browser/test_cases.py::test_a_video_beside_the_game_goes_on",
    ),
}
"""The tests of each case, below `tests`."""

MUTE = """
  for (const name of ["language", "languages", "connection", "platform"])
    Object.defineProperty(Navigator.prototype, name, { get: () => undefined });
  const { getItem } = Storage.prototype;
  window.empty = 0;
  Storage.prototype.getItem = function (name) {
    const found = getItem.call(this, name);
    if (found === null) empty += 1;
    return found;
  };
"""
"""A browser that tells nothing of itself; counts how often the storage gave null."""

LISTENERS = """
  window.chosen = [];
  const { addEventListener } = EventTarget.prototype;
  EventTarget.prototype.addEventListener = function (kind, handler, how) {
    const shape = Object.prototype.toString.call(how);
    chosen.push([kind, shape, how?.passive, how?.capture]);
    return addEventListener.call(this, kind, handler, how);
  };
"""
"""Keeps how every listener was asked for."""


@pytest.mark.parametrize("case", CASES)
def test_each_case_has_its_tests(case: str) -> None:
    """The table names no test that is not there."""
    for name in CASES[case]:
        file, _, test = name.partition("::")
        source = (ROOT / "tests" / file).read_text(encoding="utf-8")
        assert re.search(rf"^def {test}\(", source, re.MULTILINE), name


def test_a_browser_that_tells_nothing_gets_the_defaults(
    page: Page, hosted: str
) -> None:
    """B50: null and undefined from the browser are nothing, and no word of theirs."""
    page.add_init_script(MUTE)
    player = Player(page).go(hosted)

    assert page.evaluate("empty") > 0
    assert player.size() == (20, 30)
    assert page.evaluate("document.documentElement.lang") == "en"
    expect(page.locator("#notes")).to_be_hidden()
    assert not re.search(r"null|undefined|None", page.locator("body").inner_text())


def test_options_of_listeners_reach_the_browser(page: Page, hosted: str) -> None:
    """B51: as objects with their values, not as maps that are passed over."""
    page.add_init_script(LISTENERS)
    Player(page).go(hosted)
    chosen = page.evaluate("chosen")
    ours = [how for how in chosen if how[1] == "[object Object]"]

    assert not [
        how for how in chosen if how[1] in ("[object Map]", "[object Function]")
    ]
    assert ["mousedown", "[object Object]", False, None] in ours
    assert ["scroll", "[object Object]", None, True] in ours


def test_a_video_beside_the_game_goes_on(page: Page, hosted: str, blog: Site) -> None:
    """B59: a frame of a third site plays beside the game's; nothing is isolated."""
    blog.replace(
        "video.html",
        "<!DOCTYPE html><script>document.title = 'playing'</script>",
        type="text/html",
    )
    blog.replace(
        "post.html",
        f'<!DOCTYPE html><link rel="icon" href="data:,"><iframe id="video" '
        f'src="video.html"></iframe><iframe id="game" src="{hosted}"></iframe>',
        type="text/html",
    )
    page.goto(blog.url + "post.html")
    video, game = (
        page.locator(f"#{name}").element_handle().content_frame()
        for name in ("video", "game")
    )
    assert video is not None
    assert game is not None
    wait_ready(game)

    assert video.title() == "playing"
    assert game.evaluate("crossOriginIsolated") is False
    assert game.evaluate("typeof SharedArrayBuffer") == "undefined"
