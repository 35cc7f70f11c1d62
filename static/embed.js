// Offers <mine-sweeper level="expert"></mine-sweeper>: the game in anybody's page.
//
// The element shows a board-shaped button first. It makes a frame with the game in
// place of it when a reader comes near or presses it (start-on="click": only then),
// gives the frame the height the game asks for, and fires minesweeper:ready and
// minesweeper:end as events of its own. Its other attributes are settings of the
// game's address; changing one starts the game anew.
// A classic script: the game is looked for beside it, wherever it was loaded from.
(function () {
  "use strict";

  const NAME = "mine-sweeper";
  const script = document.currentScript || document.querySelector('script[src*="/embed.js"]');
  if (!script || !script.src || !window.customElements || customElements.get(NAME)) return;

  const GAME = new URL("../index.html", script.src).href;
  const SETTINGS = [
    "level", "rows", "cols", "mines", "density", "start", "b", "m", "seed",
    "skin", "zoom", "motion", "marks", "ask", "pause", "auto", "auto-guess",
    "opponent", "five", "primary", "chord-click", "chord-middle", "chord-both",
    "chord-slide", "flag-all", "hold", "vibrate", "keys", "lang", "game", "replay",
  ];
  const START_ON = "start-on";

  // ---- Sizes, in CSS pixels -----------------------------------------------

  const CELL = 25;
  const NEAR = 300; // so far outside the window a game is started
  const WIDEST = 824; // the width at which the page in the frame has all its room
  const LARGEST = { width: 4000, height: 1200 };
  const LOWEST = 160;
  const LINES = 80; // words come and go under the board; the article need not jump

  // What the game needs beside its board, for frames of at least such a width.
  const AROUND = [[824, 103], [601, 79], [0, 121]];

  const GRIDS = {
    classic: [20, 30],
    beginner: [9, 9],
    intermediate: [16, 16],
    expert: [16, 30],
    beginner8: [8, 8],
    easy10: [10, 10],
    dense: [20, 20],
  };
  const CROSSINGS = [18, 18]; // five in a row, in cells of this size
  const KNOWN_LINKS = { 1: "beginner", 2: "intermediate", 3: "expert" };

  const between = (least, value, most) => Math.min(Math.max(value, least), most);

  /** Rows and columns a preview shows; the game itself judges what it was asked. */
  const gridOf = (setting) => {
    if (setting("game") === "gomoku") return CROSSINGS;
    const link = setting("b");
    const half = link.length / 2;
    const text = /^(\d+)x(\d+)\//.exec(setting("level")) || [];
    const asked = [
      [setting("rows"), setting("cols")],
      [text[1], text[2]],
      [link.slice(half), link.slice(0, half)],
    ];
    for (const sides of asked) {
      const [rows, cols] = sides.map(Number);
      if (rows >= 1 && cols >= 1) return [between(1, rows, 500), between(1, cols, 500)];
    }
    const name = KNOWN_LINKS[link] || setting("level");
    return Object.prototype.hasOwnProperty.call(GRIDS, name) ? GRIDS[name] : GRIDS.classic;
  };

  /** The size of a cell at the zoom that is asked for, in CSS pixels. */
  const cellOf = (setting) => {
    const zoom = /^[1-9]\d{1,2}$/.test(setting("zoom")) ? Number(setting("zoom")) : 100;
    return setting("game") !== "gomoku" && zoom >= 40 && zoom <= 300 ? CELL * zoom / 100 : CELL;
  };

  // ---- Words --------------------------------------------------------------

  const TEXTS = {
    en: { title: "Minesweeper", play: "Play Minesweeper" },
    "zh-Hans": { title: "扫雷", play: "开始扫雷" },
    "zh-Hant": { title: "踩地雷", play: "開始踩地雷" },
    ja: { title: "マインスイーパー", play: "マインスイーパーで遊ぶ" },
  };

  /** The first language of a list that there are words in, by the game's own rule. */
  const language = (tags) => {
    for (const tag of tags) {
      if (/^zh-(?:tw|hk|mo|hant)\b/i.test(tag)) return "zh-Hant";
      if (/^zh\b/i.test(tag)) return "zh-Hans";
      if (/^ja\b/i.test(tag)) return "ja";
      if (/^en\b/i.test(tag)) return "en";
    }
    return "en";
  };
  const preferred = () => navigator.languages || [navigator.language];

  // ---- Look ---------------------------------------------------------------

  // No pictures and no style attributes: a strict host allows neither.
  const LIGHT = "--page: #eef1f5; --panel: #d6dee8; --cell: #95a4b8; --lit: #b9c6d8; --gap: #7c8ba1; --button: #1d56d8; --words: #fff;";
  const DARK = "--page: #0e1116; --panel: #242c37; --cell: #424e60; --lit: #6d7e97; --gap: #12161c; --button: #7ab0ff; --words: #0b1320;";
  const CONTRAST = "--page: #000; --panel: #000; --cell: #e9e9e9; --lit: #fff; --gap: #000; --button: #ffe600; --words: #000;";
  const ORIGINAL = "--page: #fff; --panel: #ccc; --cell: #bbb; --lit: #bbb; --gap: #ddd; --button: #1d56d8; --words: #fff;";
  const LOOK = `
    :host { display: block; }
    :host([hidden]) { display: none; }
    .box { ${LIGHT} width: 100%; margin: 0 auto; }
    @media (prefers-color-scheme: dark) { .box { ${DARK} } }
    @media (prefers-contrast: more) { .box { ${CONTRAST} } }
    .box[data-skin="light"] { ${LIGHT} }
    .box[data-skin="dark"] { ${DARK} }
    .box[data-skin="contrast"] { ${CONTRAST} }
    .box[data-skin="original"] { ${ORIGINAL} }
    .frame, .play {
      box-sizing: border-box; display: block; width: 100%; margin: 0; border: 0;
      border-radius: 8px; background-color: var(--page);
    }
    .play {
      position: relative; display: flex; align-items: center; justify-content: center;
      padding: 16px; overflow: hidden; cursor: pointer; color: var(--words);
      font: 600 17px/1.3 system-ui, sans-serif;
    }
    .play:focus-visible { outline: 3px solid var(--button); outline-offset: 2px; }
    .board {
      flex: none; max-width: calc(100% - 16px); max-height: 100%;
      border: 8px solid var(--panel); border-radius: 8px;
      background:
        linear-gradient(90deg, transparent var(--room), var(--gap) var(--room)) 0 0 / var(--size) var(--size),
        linear-gradient(transparent var(--room), var(--gap) var(--room)) 0 0 / var(--size) var(--size),
        linear-gradient(135deg, var(--lit) 3px, var(--cell) 6px) 0 0 / var(--size) var(--size);
    }
    .label {
      position: absolute; display: flex; align-items: center; gap: 12px;
      max-width: calc(100% - 32px); box-sizing: border-box; padding: 14px 22px;
      border-radius: 999px; background: var(--button); text-align: start;
      box-shadow: 0 2px 12px rgba(0, 0, 0, 0.35);
    }
    .label::before {
      content: ""; flex: none; border: 9px solid transparent; border-right: 0;
      border-left: 15px solid currentColor;
    }
    @media (forced-colors: active) { .label { border: 2px solid ButtonText; } }
  `;

  let shared = null;
  try {
    shared = new CSSStyleSheet();
    shared.replaceSync(LOOK);
  } catch (error) {
    shared = null; // an older browser
  }

  const dress = (root) => {
    if (shared && "adoptedStyleSheets" in root) {
      root.adoptedStyleSheets = [shared];
      return;
    }
    const style = document.createElement("style");
    style.textContent = LOOK;
    root.appendChild(style);
  };

  const make = (kind, name) => {
    const made = document.createElement(kind);
    made.className = name;
    made.setAttribute("part", name);
    return made;
  };

  // ---- The element --------------------------------------------------------

  // A message may hold anything: what is no text is not made one.
  const number = (value) => typeof value === "number" && isFinite(value);
  const word = (value) => typeof value === "string" && /^[a-z]{1,20}$/.test(value);
  const link = (value) => typeof value === "string" && /^(?:https?|file):/.test(value);

  class MineSweeper extends HTMLElement {
    static get observedAttributes() {
      return [START_ON].concat(SETTINGS);
    }

    constructor() {
      super();
      this._root = this.attachShadow({ mode: "open" });
      dress(this._root);
      this._box = make("div", "box");
      this._root.appendChild(this._box);
      this._frame = null; // the game, once it was started
      this._play = null; // the preview, until then
      this._watcher = null;
      this._stale = false;
      this._hear = (event) => this._heard(event);
    }

    connectedCallback() {
      window.addEventListener("message", this._hear);
      this._preview();
      this._wait();
    }

    disconnectedCallback() {
      window.removeEventListener("message", this._hear);
      this._stopWaiting();
      this._put(null);
      this._frame = this._play = null;
    }

    attributeChangedCallback(name, old, value) {
      if (old === value || !this.isConnected || this._stale) return;
      // Several attributes may change at once: one game is started, with all of them.
      this._stale = true;
      Promise.resolve().then(() => {
        this._stale = false;
        if (this.isConnected) this._change();
      });
    }

    _change() {
      if (!this._frame) {
        const focused = this._root.activeElement === this._play;
        this._preview();
        if (focused) this._play.focus({ preventScroll: true });
        this._stopWaiting();
        this._wait();
      } else if (this._frame.src !== this._address()) {
        this._start();
      }
    }

    _setting(name) {
      return this.getAttribute(name) || "";
    }

    _address() {
      const asked = new URLSearchParams({ embed: "1" });
      for (const name of SETTINGS) {
        if (this._setting(name)) asked.set(name, this._setting(name));
      }
      return `${GAME}?${asked}`;
    }

    /** Shows a button with the look and the size that the game will have. */
    _preview() {
      const setting = (name) => this._setting(name);
      const cell = cellOf(setting);
      const [rows, cols] = gridOf(setting);
      this._widen(cols * cell + 58);
      const play = make("button", "play");
      play.type = "button";
      play.lang = language([this._setting("lang")].concat(preferred()));
      const board = make("span", "board");
      board.style.width = `${cols * cell}px`;
      board.style.height = `${rows * cell}px`;
      board.style.setProperty("--size", `${cell}px`);
      board.style.setProperty("--room", `${cell - 1}px`);
      const label = make("span", "label");
      label.textContent = TEXTS[play.lang].play;
      play.appendChild(board);
      play.appendChild(label);
      play.addEventListener("click", () => this._start());
      this._box.setAttribute("data-skin", this._setting("skin"));
      this._put(play);
      this._play = play;
      const width = this._box.clientWidth;
      const around = AROUND.find(([least]) => width >= least)[1];
      this._height = 0;
      this._stretch(rows * cell + around);
    }

    /** Starts the game when a reader comes near, unless only a click may start it. */
    _wait() {
      const line = navigator.connection;
      const sparing = Boolean(line && line.saveData);
      if (this._setting(START_ON) === "click" || sparing || !window.IntersectionObserver) return;
      this._watcher = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && this._start(),
        { rootMargin: `${NEAR}px` },
      );
      this._watcher.observe(this);
    }

    _stopWaiting() {
      if (this._watcher) this._watcher.disconnect();
      this._watcher = null;
    }

    /** Puts a new frame in place of the preview, or of the game before. */
    _start() {
      this._stopWaiting();
      const focused = this._root.activeElement !== null;
      const frame = make("iframe", "frame");
      const near = this.closest("[lang]");
      const page = near ? [near.lang] : [];
      frame.lang = language([this._setting("lang")].concat(page, preferred()));
      frame.title = TEXTS[frame.lang].title;
      frame.setAttribute("sandbox", "allow-scripts");
      frame.setAttribute("referrerpolicy", "no-referrer");
      frame.setAttribute("loading", "lazy");
      frame.style.height = `${this._height}px`;
      frame.src = this._address();
      this._frame = frame;
      this._play = null;
      this._put(frame);
      // Whoever was here stays here; nobody else is called.
      if (focused) frame.focus({ preventScroll: true });
    }

    _put(content) {
      while (this._box.firstChild) this._box.removeChild(this._box.firstChild);
      if (content) this._box.appendChild(content);
    }

    _widen(width) {
      this._box.style.maxWidth = `${between(WIDEST, width, LARGEST.width)}px`;
    }

    _stretch(height) {
      const wanted = between(LOWEST, Math.ceil(height), LARGEST.height);
      if (wanted <= this._height && wanted > this._height - LINES) return;
      this._height = wanted;
      this._box.firstChild.style.height = `${wanted}px`;
    }

    /** Messages count if the very frame of this element sent them. */
    _heard(event) {
      const data = event.data;
      if (!this._frame || !data || event.source !== this._frame.contentWindow) return;
      if (data.source !== "minesweeper") return;
      if (data.type === "size" && number(data.width) && number(data.height)) {
        this._widen(data.width);
        this._stretch(data.height);
      } else if (data.type === "ready") {
        this._tell("ready", {});
      } else if (data.type === "end" && word(data.result) && number(data.seconds)) {
        this._tell("end", {
          result: data.result,
          seconds: data.seconds,
          ranked: data.ranked === true,
          link: link(data.link) ? data.link : "",
        });
      }
    }

    _tell(kind, detail) {
      this.dispatchEvent(new CustomEvent(`minesweeper:${kind}`, { detail, bubbles: true }));
    }
  }

  customElements.define(NAME, MineSweeper);
})();
