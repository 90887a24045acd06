/** The report of a run: what failed on the left, one failure on the right. */
class Report {
  constructor(index) {
    this.index = index;
    this.shown = index.failures;
    this.kind = "";
    this.viewer = new Viewer();
    this.list = make("ol", { "aria-label": "Failures" });
    this.main = make("main", { tabindex: "-1" });
    this.rows = index.failures.map((failure, i) =>
      make("li", {}, make("button", { on: { click: () => this.open(failure) }, "data-index": i, "data-kind": failure.kind },
        make("span", { class: "name" }, short(failure.name, 200)),
        make("span", { class: "dim" }, failure.title))));
    document.body.append(this.header(), this.navigation(), this.main);
    document.addEventListener("keydown", (event) => this.key(event));
    this.filter();
    if (index.failures.length) this.open(index.failures[0]);
    else replace(this.main, make("p", { class: "empty" }, "Nothing failed."));
  }

  header() {
    const { summary, notes } = this.index;
    return make("header", {}, make("div", { class: "bar" },
      make("i", { class: this.index.failures.length ? "light bad" : "light" }), make("h1", {}, "Scenes and their goldens"),
      make("span", {}, summary), make("span", { class: "room" }),
      keys([["j", "k"], "choose"], [["1", "…", "4"], "show"], [["←", "→"], "swipe"], [["r"], "rectangles"], [["z"], "zoom"],
        [["/"], "search"], [["c"], "copy"])),
      notes.map((note) => make("pre", { class: "dim" }, short(note, 4000))));
  }

  navigation() {
    this.search = make("input", {
      type: "search", placeholder: "Search", "aria-label": "Search failures", on: { input: () => this.filter() },
    });
    const kinds = [...new Map(this.index.failures.map((f) => [f.kind, f.title]))].sort();
    const number = (kind) => this.index.failures.filter((f) => f.kind === kind).length;
    this.select = make("select", { "aria-label": "Kind of failure", on: { change: () => this.filter() } },
      make("option", { value: "" }, "All kinds"), kinds.map(([kind, title]) => make("option", { value: kind }, `${title} (${number(kind)})`)));
    this.count = make("span", { class: "dim", role: "status" });
    return make("nav", {}, make("div", { class: "bar" }, this.search, this.select, this.count), this.list);
  }

  filter() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const kind = this.select.value;
    this.shown = this.index.failures.filter((failure) => {
      const text = (failure.name + " " + failure.message.slice(0, 2000)).toLowerCase();
      return (!kind || failure.kind === kind) && words.every((word) => text.includes(word));
    });
    const visible = new Set(this.shown);
    replace(this.list, this.index.failures.map((failure, i) => visible.has(failure) ? this.rows[i] : null));
    this.count.textContent = `${this.shown.length} of ${this.index.failures.length}`;
  }

  async open(failure) {
    this.current = failure;
    // A row that the filter hides is in the list no more, but may come back.
    this.row?.removeAttribute("aria-current");
    const row = this.row = this.rows[this.index.failures.indexOf(failure)].firstChild;
    row.setAttribute("aria-current", "true");
    row.scrollIntoView({ block: "nearest" });
    const data = block(failure.block) || {};
    this.command = make("code", {}, failure.accept);
    const aside = [this.account(data), this.tree(data)].filter(Boolean);
    replace(this.main,
      make("h2", { class: "name" }, short(failure.name, 2000)),
      make("pre", { class: "message" }, short(failure.message, 20000)),
      failure.accept ? make("div", { class: "command" }, make("span", {}, "If the new picture is right:"), this.command,
        make("button", { "data-action": "copy", on: { click: (event) => this.copy(event.target) } }, "Copy")) : null,
      data.actual || data.expected || aside.length
        ? make("div", { class: "work" }, this.viewer.root, make("aside", {}, aside)) : null);
    const pictures = await Pictures.of(data);
    if (this.current !== failure) return;
    this.viewer.show(pictures);
    document.body.dataset.shown = failure.block;
  }

  async copy(button) {
    if (!this.current?.accept) return;
    if (await copy(this.current.accept, this.command) && button) button.textContent = "Copied";
  }

  account(data) {
    if (!data.lines || !data.lines.length) return null;
    return make("section", { class: "account", "aria-label": "Plan and statistics" }, make("h3", {}, "Plan and statistics"),
      make("pre", {}, data.lines.map((line) =>
        make("div", { class: line.startsWith("-") ? "went" : line.startsWith("+") ? "came" : "" }, short(line, 2000)))));
  }

  /** Views and layers; pointing at one shows where it lies. */
  tree(data) {
    if (!data.tree || !data.tree.length) return null;
    const show = (node) => this.viewer.highlight(node ? node.rect : null);
    return make("section", { "aria-label": "Tree" }, make("h3", {}, "Views and layers"),
      make("div", { class: "tree mono" }, data.tree.map((node) => {
        const row = make("div", { tabindex: "0", on: {
          pointerenter: () => show(node), pointerleave: () => show(null), focus: () => show(node), blur: () => show(null),
        } }, make("span", { class: "name" }, short(node.name, 300)), node.flags ? make("span", { class: "dim" }, "  " + node.flags) : null);
        row.style.paddingInlineStart = Math.min(node.depth, 60) * 12 + 4 + "px";
        return row;
      })));
  }

  key(event) {
    if (isTyping(event)) {
      if (event.key === "Escape" && event.target === this.search) this.search.blur();
      return;
    }
    const step = (amount) => {
      const place = this.shown.indexOf(this.current);
      const next = this.shown[Math.min(this.shown.length - 1, Math.max(0, place + amount))];
      if (next) this.open(next);
    };
    const mode = Viewer.modes.find(([, , key]) => key === event.key);
    const actions = {
      j: () => step(1), k: () => step(-1), r: () => this.viewer.toggleRects(), z: () => this.viewer.toggleZoom(),
      ArrowLeft: () => this.viewer.moveSwipe(-0.02), ArrowRight: () => this.viewer.moveSwipe(0.02),
      "/": () => this.search.focus(), c: () => this.copy(this.main.querySelector("[data-action=copy]")),
    };
    const action = mode ? () => this.viewer.setMode(mode[0]) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}

new Report(block("index"));
