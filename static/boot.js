// Starts the game: brings Python, PyScript and the program into the page, and
// says what failed.
//
// A hosted page fetches static/runtime. A page from a file or in a sandboxed
// frame has no origin and may fetch nothing, but may run scripts: it takes the
// same files from static/packs, each wrapped in a script as base64 of its gzip.
// In the one-file edition they lie in the page itself.
// Which files, with their hashes, stands in index.html (#release): a page never
// runs with the files of another release. Without that list PyScript follows
// pyscript.toml, module by module, as it does for whoever works on the sources.
"use strict";

(() => {
  const root = document.documentElement;
  const folder = new URL(".", document.currentScript.src || location.href).href;
  const runtime = `${folder}runtime/`;
  const release = JSON.parse(document.getElementById("release").textContent);
  const inlined = (name) => document.querySelector(`script[data-pack="${name}"]`);
  const opaque =
    self.origin === "null" || location.protocol === "file:" || inlined("core.mjs") !== null;
  const sources = !opaque && ("sources" in root.dataset || !release.files);
  const files = sources ? {} : release.files;

  // ---- Policy -------------------------------------------------------------

  /** From here on scripts and styles come from this page's own host alone. */
  const tighten = () => {
    if (!/^https?:$/.test(location.protocol) || inlined("core.mjs")) return;
    const meta = document.createElement("meta");
    meta.httpEquiv = "Content-Security-Policy";
    const { origin } = location; // that of its address, also in a sandboxed frame
    meta.content = `script-src ${origin} 'wasm-unsafe-eval' blob:; style-src ${origin}`;
    document.head.append(meta);
  };
  tighten();

  // ---- Failures -----------------------------------------------------------

  const WASM = "pyodide.asm.wasm";
  const SNAPSHOT = "snapshot.bin";
  const SLOW_AFTER = 60_000; // milliseconds without a board

  const TEXTS = {
    en: {
      loading: "Loading the game…",
      file: "The game could not start: the file {} did not arrive.",
      wasm: "The game could not start: this browser has no WebAssembly, or it is switched off.",
      old: "The game could not start: this browser is too old for it.",
      memory: "The game could not start: there is too little free memory. Close other tabs or programs, then try again.",
      python: "The game could not start: {}",
      slow: "The game is still loading. The network may be slow or blocked.",
      retry: "Try again",
      update: "There is a new version of the game.",
      reload: "Reload",
    },
    "zh-Hans": {
      loading: "正在加载游戏……",
      file: "游戏无法启动：文件 {} 未能加载。",
      wasm: "游戏无法启动：此浏览器不支持或已关闭 WebAssembly。",
      old: "游戏无法启动：此浏览器版本过旧。",
      memory: "游戏无法启动：可用内存不足。请关闭其他标签页或程序，然后重试。",
      python: "游戏无法启动：{}",
      slow: "游戏仍在加载。网络可能较慢或被拦截。",
      retry: "重试",
      update: "游戏有新版本。",
      reload: "重新加载",
    },
    "zh-Hant": {
      loading: "正在載入遊戲……",
      file: "遊戲無法啟動：檔案 {} 未能載入。",
      wasm: "遊戲無法啟動：此瀏覽器不支援或已停用 WebAssembly。",
      old: "遊戲無法啟動：此瀏覽器版本過舊。",
      memory: "遊戲無法啟動：可用記憶體不足。請關閉其他分頁或程式，然後重試。",
      python: "遊戲無法啟動：{}",
      slow: "遊戲仍在載入。網路可能較慢或遭到封鎖。",
      retry: "重試",
      update: "遊戲有新版本。",
      reload: "重新載入",
    },
    ja: {
      loading: "ゲームを読み込んでいます…",
      file: "ゲームを開始できません。ファイル {} を読み込めませんでした。",
      wasm: "ゲームを開始できません。このブラウザーでは WebAssembly が使えないか、無効になっています。",
      old: "ゲームを開始できません。このブラウザーは古すぎます。",
      memory: "ゲームを開始できません。空きメモリーが足りません。ほかのタブやアプリを閉じてから、もう一度お試しください。",
      python: "ゲームを開始できません。{}",
      slow: "まだ読み込み中です。通信が遅いか、遮断されている可能性があります。",
      retry: "再試行",
      update: "ゲームの新しいバージョンがあります。",
      reload: "再読み込み",
    },
  };

  /** The visitor's language, by the rule of the game's own tables. */
  const language = () => {
    const asked = new URLSearchParams(location.search).get("lang");
    for (const tag of [asked, ...(navigator.languages ?? [])]) {
      if (!tag) continue;
      if (/^zh-(?:tw|hk|mo|hant)\b/i.test(tag)) return "zh-Hant";
      if (/^zh\b/i.test(tag)) return "zh-Hans";
      if (/^ja\b/i.test(tag)) return "ja";
      if (/^en\b/i.test(tag)) return "en";
    }
    return "en";
  };
  const texts = TEXTS[language()];

  const say = (key, detail = "") => {
    const panel = document.getElementById("boot");
    panel.hidden = false;
    panel.querySelector(".boot-text").textContent = texts[key].replace("{}", () => detail);
    const retry = panel.querySelector(".boot-retry");
    retry.textContent = key === "update" ? texts.reload : texts.retry;
    retry.hidden = key === "loading";
    retry.onclick = () => location.reload();
  };

  /** Is the page that the host serves by now of another release? */
  const outdated = async () => {
    if (opaque || sources) return false;
    const page = await (await fetch(location.href, { cache: "no-store" })).text();
    const served = new DOMParser().parseFromString(page, "text/html");
    const text = served.getElementById("release")?.textContent;
    return Boolean(text) && JSON.stringify(JSON.parse(text)) !== JSON.stringify(release);
  };

  // How browsers and Python put it that they got no memory.
  const SHORT = /out of memory|\bOOM\b|MemoryError|could not allocate|(?:cannot|failed to|unable to) (?:allocate|grow)|allocation failed|invalid array(?:buffer)? length/i;

  /** When all of the page can be written to; its files are asked for before. */
  const parsed = new Promise((resolve) => {
    if (document.readyState !== "loading") resolve();
    else document.addEventListener("DOMContentLoaded", resolve, { once: true });
  });

  const fail = async (kind, detail = "") => {
    await parsed;
    if (root.dataset.state !== "loading") return;
    if (kind === "python" && SHORT.test(detail)) kind = "memory";
    // A file that a newer release has replaced: fetch the newer page, whole.
    if (kind === "file" && (await outdated().catch(() => false))) {
      location.reload();
      return;
    }
    root.dataset.state = "failed";
    root.dataset.failure = kind;
    say(kind, String(detail).trim().split("\n").at(-1));
  };

  /** Memory is short; or the wasm file arrived, but is none, or not whole. */
  const spoilt = (error) => {
    const file = error instanceof TypeError || error instanceof WebAssembly.CompileError;
    const short = error instanceof RangeError || SHORT.test(error.message);
    if (short) return fail("memory");
    return file ? fail("file", WASM) : fail("python", error.message);
  };

  /** A file did not arrive, or there is no room for it. */
  const lack = (name, error) => fail(SHORT.test(error.message) ? "memory" : "file", name);

  /** What nobody waited for: a file that pyscript.toml names, or lack of memory. */
  const unheeded = ({ reason }) => {
    const said = String(reason?.message ?? reason);
    const url = /Unable to fetch (\S+)/.exec(said)?.[1];
    if (url) fail("file", url.replace(new URL(".", location.href).href, ""));
    else if (SHORT.test(said)) fail("memory");
  };

  // ---- Files --------------------------------------------------------------

  const packs = new Map(); // name → resolve
  const asked = new Map(); // name → Promise<Response>
  let compiled; // Promise<WebAssembly.Module>

  const fromPack = (name, { hash }) =>
    new Promise((resolve, reject) => {
      if (inlined(name)) {
        resolve(unpacked(name, inlined(name).textContent));
        return;
      }
      const script = document.createElement("script");
      script.src = `${folder}packs/${name}.js?${encodeURIComponent(hash)}`;
      script.onerror = () => reject(new Error(`no ${script.src}`));
      script.onload = () => reject(new Error(`${script.src} holds something else`));
      packs.set(name + hash, { resolve, reject });
      document.head.append(script);
    });

  const decode = (base64) => {
    if (Uint8Array.fromBase64) return Uint8Array.fromBase64(base64);
    const text = atob(base64);
    const bytes = new Uint8Array(text.length);
    for (let i = 0; i < bytes.length; i++) bytes[i] = text.charCodeAt(i);
    return bytes;
  };

  /** A zip of modules comes as one gzip, which is smaller than module by module. */
  const contents = async (name) => {
    const found = await bytes(name);
    if (!name.endsWith(".bin")) return found;
    const stream = new Blob([found]).stream().pipeThrough(new DecompressionStream("gzip"));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  };

  const unpacked = (name, base64) =>
    new Response(
      new Blob([decode(base64)]).stream().pipeThrough(new DecompressionStream("gzip")),
      { headers: { "Content-Type": name.endsWith(".wasm") ? "application/wasm" : "text/javascript" } },
    );

  const fromHost = async (name, { hash }) => {
    // Two files are worked on while they arrive, which a check of the whole file
    // would prevent: Pyodide checks that its parts fit, the snapshot has a tag.
    const wasm = name === WASM;
    const response = await fetch(address(name, hash), {
      integrity: wasm || name === SNAPSHOT ? undefined : hash,
    });
    if (!response.ok) throw new Error(`${response.status} ${response.url}`);
    const type = response.headers.get("Content-Type") ?? "";
    if (!wasm || type.startsWith("application/wasm")) return response;
    return new Response(response.body, { headers: { "Content-Type": "application/wasm" } });
  };

  const address = (name, hash) => `${runtime}${name}${hash ? `?${encodeURIComponent(hash)}` : ""}`;

  /** Asks for a file of the runtime. */
  const supply = (name) => {
    if (!asked.has(name)) {
      const facts = files[name] ?? {};
      const response = opaque ? fromPack(name, facts) : fromHost(name, facts);
      // Without the snapshot Python starts too, only later.
      response.catch((error) => name === SNAPSHOT || lack(name, error));
      asked.set(name, response);
    }
    return asked.get(name);
  };

  /** A file of the runtime, to be read once: asked for again, it is got again. */
  const take = (name) => {
    const response = supply(name);
    asked.delete(name);
    return response;
  };

  const bytes = async (name) => new Uint8Array(await (await take(name)).arrayBuffer());

  /** Where a module of the runtime can be imported from. */
  const module = async (name) => {
    if (!opaque) {
      const link = document.createElement("link");
      link.rel = "modulepreload";
      const { hash } = files[name] ?? {};
      link.href = address(name, hash);
      if (hash) link.integrity = hash;
      document.head.append(link);
      return link.href;
    }
    return URL.createObjectURL(new Blob([await bytes(name)], { type: "text/javascript" }));
  };

  // ---- Which archive ------------------------------------------------------

  // Below some 13 Mbit/s the snapshot's additional bytes take longer than the start
  // they save. Asked for in vain they would be lost, so the line is measured first: by
  // a module that arrives beside the wasm, or else by the wasm itself. That costs no
  // time, as the line is busy until then.
  const PAYS_FROM = 11; // Mbit/s
  const NEAR = 25; // milliseconds in which a page this small arrives on a fast line
  const PLAIN = "minesweeper:plain";

  /** Does this very page tell of a fast line, or of a cache? */
  const isNear = () => {
    const [page] = performance.getEntriesByType("navigation");
    const taken = page ? page.responseEnd - page.requestStart : Infinity;
    return navigator.connection?.downlink >= 10 || (taken >= 0 && taken < NEAR);
  };

  /** The rate a file arrived at, in Mbit/s. */
  const rate = (href) => {
    const [entry] = performance.getEntriesByName(href);
    const taken = entry ? entry.responseEnd - entry.responseStart : 0;
    return taken ? (8 * entry.encodedBodySize) / taken / 1000 : Infinity;
  };

  /** When a module is there, or known to be missing. */
  const arrival = (href) =>
    new Promise((resolve) => {
      const link = document.querySelector(`link[href="${href}"]`);
      link.onload = link.onerror = resolve;
    });

  /** What an earlier visit chose lies in the cache: choose it again. */
  const remembered = () => {
    try {
      return localStorage.getItem(PLAIN) === files["python.bin"].hash;
    } catch {
      return false;
    }
  };

  /** Is the snapshot worth asking for? */
  const mayPay = () =>
    !sources && (opaque || !(navigator.connection?.saveData || remembered()));

  /** Is the line fast enough for the snapshot? One of several files has part of it. */
  const isFast = async (href) => {
    await parsed;
    if (opaque || isNear()) return true;
    await arrival(await href);
    if (rate(await href) >= PAYS_FROM) return true;
    await compiled.catch(() => {});
    return rate(address(WASM, files[WASM].hash)) >= PAYS_FROM;
  };

  /** Asks for the snapshot, or for what takes its place; tells which. */
  const choose = async (href) => {
    if (await isFast(href)) {
      supply(SNAPSHOT);
      return true;
    }
    supply("python.bin");
    try {
      localStorage.setItem(PLAIN, files["python.bin"].hash);
    } catch {
      // Then the next visit measures again.
    }
    return false;
  };

  // ---- Visits without a network, and new releases -------------------------

  const CHECK_AFTER = 600_000; // milliseconds between two looks for a release

  const install = async () => {
    if (opaque) return;
    const link = document.createElement("link");
    link.rel = "manifest";
    link.href = `${folder}app.webmanifest`;
    document.head.append(link);
    // A site that was not published by .ci/site has no service worker.
    const worker = root.dataset.worker;
    if (!worker || !navigator.serviceWorker || self !== top) return;
    const plain = remembered() ? "&plain" : "";
    const url = `${worker}?${encodeURIComponent(release.id)}${plain}`;
    navigator.serviceWorker.register(url).catch((error) => console.info(error));
  };

  let looked = performance.now();

  /** Whoever comes back to a tab is offered the release that came meanwhile. */
  const offerUpdate = async () => {
    if (document.hidden || performance.now() - looked < CHECK_AFTER) return;
    looked = performance.now();
    if (await outdated().catch(() => false)) say("update");
  };

  const started = () => {
    document.getElementById("boot").hidden = true;
    install();
  };

  addEventListener("minesweeper:ready", started, { once: true });
  document.addEventListener("visibilitychange", offerUpdate);

  // ---- Start --------------------------------------------------------------

  window.minesweeperBoot ??= {};
  const boot = Object.assign(window.minesweeperBoot, {
    snapshot: false,
    pays: false,
    runtime,
    response: take,
    fail,
    spoilt,
    python: "",
    asm: null,
    /** For Pyodide, in place of fetch; what it fetches to compile is under way. */
    fetch: async (url) => {
      const name = String(url).slice(runtime.length);
      if (name === WASM) return undefined;
      // Pyodide would note the error in the console and go on without the file.
      const whole = await contents(name).catch((error) => lack(name, error));
      return whole ? new Response(whole) : new Promise(() => {});
    },
    /** For Pyodide, in place of WebAssembly.instantiateStreaming. */
    instantiate: async (_response, imports) => {
      const module = await compiled;
      return { module, instance: await WebAssembly.instantiate(module, imports) };
    },
    pack: (name, hash, base64) => {
      const { resolve, reject } = packs.get(name + hash) ?? {};
      try {
        resolve?.(unpacked(name, base64));
      } catch (error) {
        reject(error);
      }
    },
  });

  const start = async () => {
    parsed.then(() => root.dataset.state === "loading" && say("loading"));
    if (typeof WebAssembly !== "object") return fail("wasm");
    if (typeof DecompressionStream !== "function") return fail("old");
    setTimeout(() => root.dataset.state === "loading" && say("slow"), SLOW_AFTER);
    addEventListener("unhandledrejection", unheeded);
    // All at once, and compiled while it arrives.
    compiled = WebAssembly.compileStreaming(take(WASM));
    compiled.catch(spoilt);
    const core = module("core.mjs");
    boot.asm = module("pyodide.asm.mjs");
    boot.snapshot = mayPay();
    if (boot.snapshot) boot.pays = choose(boot.asm);
    else supply("python.bin");
    boot.python = await module("python.mjs");
    await parsed;
    const script = document.querySelector("script[type=py]");
    // The modules named in pyscript.toml lie in python.bin, all of one release.
    if (!sources) script.setAttribute("config", "{}");
    // Python starts while PyScript does.
    const load = (url, name) =>
      import(url).catch((error) => {
        console.error(error);
        const missing = /dynamically imported|module script/i.test(error.message);
        return missing ? fail("file", name) : fail("python", error.message);
      });
    await Promise.all([load(boot.python, "python.mjs"), load(await core, "core.mjs")]);
  };

  start();
})();
