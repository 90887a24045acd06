/** The report of a run: what failed on the left by folder, one failure on the right. */
class Report {
  static keys = [
    [["J", "K"], "next, previous"], [["1", "2", "3", "4"], "side by side, swipe, blink, heat map"], [["←", "→"], "swipe"], [["Space"], "pause the blinking"],
    [["R"], "outline what changed"], [["Z"], "pixel by pixel"], [["+", "−", "0"], "zoom, fit"], [["X"], "seen"], [["C"], "copy the command"],
    [["A"], "copy one command for all shown that can be accepted"], [["/"], "search"], [["Esc"], "field"], [["?"], "keys"],
  ];
  /** Where the kinds of failures are told apart by colour, a word stands beside it. */
  static tokens = { pixelsDiffer: "bad", sizeDiffers: "bad", missing: "cost", textDiffers: "draw", fontsDiffer: "draw" };

  constructor(index) {
    this.index = index;
    this.seen = new Set((memory.get(this.memoryKey) || "").split("\n").filter(Boolean));
    this.viewer = new Viewer(() => this.link());
    this.list = make("div", { class: "list", role: "list", "aria-label": "Failures" });
    this.main = make("main", { tabindex: "-1" });
    this.watcher = new IntersectionObserver((entries) => entries.filter((one) => one.isIntersecting).forEach((one) => this.thumbnail(one.target)), { rootMargin: "200px" });
    this.rows = new Map(index.failures.map((failure, i) => [failure, this.row(failure, i)]));
    document.body.append(this.header(), this.navigation(), this.main);
    document.addEventListener("keydown", (event) => this.key(event));
    const asked = new URLSearchParams(location.hash.slice(1));
    if (Viewer.modes.some(([mode]) => mode === asked.get("mode"))) this.viewer.mode = asked.get("mode");
    this.filter();
    const first = index.failures.find((failure) => failure.block === asked.get("failure")) || this.order[0];
    if (first) this.open(first);
    else {
      replace(this.main, empty(index.hasFailed ? "Nothing failed that has a picture." : "Nothing failed.", null));
      document.body.dataset.shown = "none";
    }
  }

  get memoryKey() { return "seen." + location.pathname; }

  header() {
    const { heading, summary, notes, failures, hasFailed } = this.index;
    this.all = make("button", { type: "button", class: "button", "data-action": "all", "data-tip": "Copy one command that accepts all shown that can be", "data-key": "A", on: { click: () => this.copyAll() } });
    return make("header", {}, make("span", { class: hasFailed ? "chip bad" : "chip good" }, failures.length ? `${failures.length} failed` : hasFailed ? "failed" : "passed"),
      make("h1", {}, heading), make("span", { class: "sub" }, summary), make("span", { class: "room" }),
      notes.length ? make("button", { type: "button", class: "button", "data-tip": "What else there is to say", on: { click: () => this.showNotes() } }, count(notes.length, "note")) : null,
      this.all, make("button", { type: "button", class: "button square", "aria-label": "Keys", "data-tip": "Keys", "data-key": "?", on: { click: () => keyDialog(Report.keys) } }, "?"));
  }

  showNotes() {
    const root = make("dialog", { "aria-label": "Notes" }, make("h2", {}, "Notes", make("button", { type: "button", class: "button", on: { click: () => root.close() } }, "Close")),
      this.index.notes.map((note) => make("pre", {}, short(note, 4000))));
    root.addEventListener("close", () => root.remove());
    document.body.append(root);
    root.showModal();
  }

  navigation() {
    this.search = make("input", { type: "search", placeholder: "Search", "aria-label": "Search failures", "data-tip": "Search", "data-key": "/", on: { input: () => this.filter() } });
    const kinds = [...new Map(this.index.failures.map((f) => [f.kind, f.title]))].sort();
    const number = (kind) => this.index.failures.filter((f) => f.kind === kind).length;
    this.kind = menu("Kind of failure", [["", "All kinds"], ...kinds.map(([kind, title]) => [kind, `${title} (${number(kind)})`]), ["unseen", "not seen yet"]], () => this.filter());
    this.count = make("span", { class: "dim", role: "status" });
    return make("nav", {}, make("div", { class: "find" }, this.search, make("div", { class: "line" }, this.kind, this.count)), this.list);
  }

  row(failure, i) {
    const title = failure.name.slice(failure.name.lastIndexOf("/") + 1);
    const row = make("button", { type: "button", class: "item", role: "listitem", "data-index": i, "data-kind": failure.kind, on: { click: () => this.open(failure) } },
      make("span", { class: "thumb" }), make("span", { class: "words" }, make("span", { class: "name" }, short(title, 200)),
        make("span", { class: "kind " + (Report.tokens[failure.kind] || "accent") }, failure.title), make("span", { class: "mark dim" }, this.isSeen(failure) ? "✓ seen" : "")));
    row.failure = failure;
    this.watcher.observe(row);
    return row;
  }

  /** A picture of 48 px, made when its row comes into sight. */
  async thumbnail(row) {
    this.watcher.unobserve(row);
    const data = block(row.failure.block);
    const source = data?.actual || data?.expected;
    if (!source) return;
    const image = await picture(source);
    const scale = Math.min(48 / image.naturalWidth, 48 / image.naturalHeight);
    const ratio = window.devicePixelRatio || 1;
    const small = canvas(Math.round(image.naturalWidth * scale * ratio), Math.round(image.naturalHeight * scale * ratio));
    const context = small.getContext("2d");
    context.imageSmoothingQuality = "high";
    context.drawImage(image, 0, 0, small.width, small.height);
    [small.style.width, small.style.height] = [small.width / ratio + "px", small.height / ratio + "px"];
    small.className = "frame";
    replace(row.querySelector(".thumb"), small);
  }

  filter() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const kind = this.kind.value;
    this.shown = this.index.failures.filter((failure) => {
      const text = (failure.name + " " + failure.message.slice(0, 2000)).toLowerCase();
      const fits = !kind || (kind === "unseen" ? !this.isSeen(failure) : failure.kind === kind);
      return fits && words.every((word) => text.includes(word));
    });
    const folders = new Map();
    for (const failure of this.shown) {
      const folder = failure.name.slice(0, Math.max(0, failure.name.lastIndexOf("/")));
      if (!folders.has(folder)) folders.set(folder, []);
      folders.get(folder).push(failure);
    }
    this.order = [...folders.values()].flat();
    replace(this.list, this.shown.length ? [...folders].map(([folder, failures]) => [
      folder || folders.size > 1 ? make("h2", { class: "folder" }, make("span", { class: "name" }, short(folder || "at the top", 200)), make("span", { class: "dim" }, failures.length)) : null,
      failures.map((failure) => this.rows.get(failure))]) : this.index.failures.length ? empty(`Nothing matches ${short(this.search.value || this.kind.selectedOptions[0].text, 40)}.`, "Clear", () => this.clear()) : null);
    this.count.textContent = `${this.shown.length} of ${this.index.failures.length}`;
    const accepted = this.shown.filter((failure) => failure.accept).length;
    this.all.hidden = !accepted;
    const all = this.shown.length;
    this.all.textContent = accepted === all ? `Copy command for ${all} shown` : `Copy command for ${accepted} of ${all} shown`;
  }

  clear() {
    this.search.value = this.kind.value = "";
    this.filter();
  }

  // One failure

  async open(failure) {
    this.current = failure;
    // A row that the filter hides is in the list no more, but may come back.
    this.chosen?.removeAttribute("aria-current");
    this.chosen = this.rows.get(failure);
    this.chosen.setAttribute("aria-current", "true");
    this.chosen.scrollIntoView({ block: "nearest" });
    this.link();
    const data = block(failure.block) || {};
    this.command = make("code", {}, failure.accept);
    const changes = make("section", { "aria-label": "What changed" });
    const aside = [changes, this.account(data), this.tree(data)].filter(Boolean);
    this.seenButton = make("button", { type: "button", class: "button", "aria-pressed": String(this.isSeen(failure)), "data-action": "seen", "data-tip": "Seen", "data-key": "X", on: { click: () => this.toggleSeen() } }, "Seen");
    replace(this.main, make("div", { class: "head" }, make("h2", { class: "name" }, short(failure.name, 2000)),
      make("span", { class: "chip " + (Report.tokens[failure.kind] || "accent") }, failure.title), make("span", { class: "room" }), this.seenButton),
      make("pre", { class: "message dim" }, short(failure.message, 20000)),
      failure.accept ? make("div", { class: "command" }, make("span", {}, "If the new picture is right:"), this.command,
        make("button", { type: "button", class: "button", "data-action": "copy", "data-tip": "Copy", "data-key": "C", on: { click: () => copy(failure.accept, this.command) } }, "Copy")) : null,
      data.actual || data.expected || data.lines?.length || data.tree?.length ? make("div", { class: "work" }, data.actual || data.expected ? this.viewer.root : null, make("aside", {}, aside)) : null);
    const pictures = await Pictures.of(data);
    if (this.current !== failure) return;
    this.viewer.show(pictures);
    this.changes(changes, pictures, data);
    document.body.dataset.shown = failure.block;
  }

  link() {
    const parts = new URLSearchParams();
    if (this.current) parts.set("failure", this.current.block);
    if (this.viewer.mode !== "side") parts.set("mode", this.viewer.mode);
    history.replaceState(null, "", "#" + parts);
  }

  /** The layers that changed, those first that changed most. */
  changes(root, pictures, data) {
    // Without a tree nobody knows what lies where.
    if (!pictures.canCompare || !data.tree?.length) return root.remove();
    const found = changedLayers(pictures, data.tree);
    const largest = found[0]?.pixels || 1;
    replace(root, make("h3", {}, "What changed", make("span", { class: "dim" }, ` ${count(found.reduce((sum, one) => sum + one.pixels, 0), "px", "px")}`)),
      found.length ? make("div", { class: "changes" }, found.slice(0, 40).map(({ node, pixels, part }) => {
        const bar = make("i", { class: "share" });
        bar.style.width = Math.max(2, pixels / largest * 100) + "%";
        return this.pointing(make("div", { class: "change", tabindex: "0" }, make("span", { class: "name" }, node ? short(node.name, 200) : "beside all layers"),
          make("span", { class: "figure" }, `${pixels.toLocaleString("en")} px`, make("span", { class: "dim" }, part ? ` ${Math.max(1, Math.round(part * 100))} % of it` : "")), bar), node);
      })) : make("p", { class: "dim" }, pictures.excess || "No pixel that a layer has."));
  }

  account(data) {
    if (!data.lines?.length) return null;
    return make("section", { class: "account", "aria-label": "Plan and statistics" }, make("h3", {}, "Plan and statistics"),
      make("pre", {}, data.lines.map((line) => make("div", { class: line.startsWith("-") ? "bad" : line.startsWith("+") ? "good" : "" }, short(line, 2000)))));
  }

  /** Views and layers; pointing at one shows where it lies. */
  tree(data) {
    if (!data.tree?.length) return null;
    return make("section", { "aria-label": "Tree" }, make("h3", {}, "Views and layers"), make("div", { class: "tree" }, data.tree.map((node) => {
      const row = this.pointing(make("div", { tabindex: "0" }, make("span", { class: "name" }, short(node.name, 300)),
        node.flags ? node.flags.split(" ").map((flag) => make("span", { class: "chip" }, flag)) : null), node);
      row.style.paddingInlineStart = Math.min(node.depth, 24) * 12 + 4 + "px";
      return row;
    })));
  }

  pointing(row, node) {
    const show = (isOn) => () => this.viewer.highlight(isOn && node ? node.rect : null);
    return fill(row, { on: { pointerenter: show(true), pointerleave: show(false), focus: show(true), blur: show(false) } }, []);
  }

  // Seen, and commands

  isSeen(failure) { return this.seen.has(failure.name + " " + failure.kind); }

  toggleSeen() {
    const key = this.current.name + " " + this.current.kind;
    if (!this.seen.delete(key)) this.seen.add(key);
    memory.set(this.memoryKey, [...this.seen].join("\n"));
    const isSeen = this.isSeen(this.current);
    this.seenButton.setAttribute("aria-pressed", String(isSeen));
    this.chosen.querySelector(".mark").textContent = isSeen ? "✓ seen" : "";
  }

  acceptable() { return [...new Map(this.shown.filter((failure) => failure.accept).map((failure) => [failure.accept, failure])).values()]; }

  /** One command for all shown: scenes whose goldens lie in one folder share one, as tests do. */
  allCommand() {
    const groups = new Map();
    for (const { accept, scene } of this.acceptable()) {
      const at = scene ? `${accept} `.indexOf(` ${scene} `) : -1;
      const key = at < 0 ? accept + "\n" : accept.slice(0, at) + "\n" + accept.slice(at + scene.length + 2);
      if (!groups.has(key)) groups.set(key, []);
      if (at >= 0) groups.get(key).push(scene);
    }
    return [...groups].map(([key, scenes]) => [key.split("\n")[0], ...new Set(scenes), key.split("\n")[1]].filter(Boolean).join(" ")).join(" && ");
  }

  copyAll() { if (this.acceptable().length) copy(this.allCommand()); }

  key(event) {
    if (isTyping(event) || document.querySelector("dialog")) {
      if (event.key === "Escape" && event.target === this.search) { this.clear(); this.search.blur(); }
      return;
    }
    const step = (amount) => {
      const at = this.order.indexOf(this.current);
      const next = this.order[Math.min(this.order.length - 1, Math.max(0, at + amount))];
      if (next) this.open(next);
    };
    const mode = Viewer.modes.find(([, , key]) => key === event.key);
    const actions = {
      j: () => step(1), k: () => step(-1), r: () => this.viewer.toggleRects(), z: () => this.viewer.toggleZoom(),
      arrowleft: () => this.viewer.moveSwipe(-0.02), arrowright: () => this.viewer.moveSwipe(0.02), " ": () => this.viewer.togglePause(),
      "+": () => this.viewer.zoom(2), "=": () => this.viewer.zoom(2), "-": () => this.viewer.zoom(1 / 2), 0: () => this.viewer.fit(),
      x: () => this.toggleSeen(), a: () => this.copyAll(), "/": () => this.search.focus(), "?": () => keyDialog(Report.keys),
      c: () => { if (this.current?.accept) copy(this.current.accept, this.command); },
    };
    const action = mode ? () => this.viewer.setMode(mode[0]) : actions[event.key.toLowerCase()];
    if (!action || (!this.current && event.key !== "?")) return;
    event.preventDefault();
    action();
  }
}

document.report = new Report(block("index"));
