/** The tree of views and layers: searched, filtered, folded. Only rows that are seen exist. */
class TreeView {
  static rowHeight = 22;

  constructor(choose) {
    this.choose = choose;
    this.folded = new Set();
    this.selected = -1;
    this.search = make("input", {
      type: "search", placeholder: "Search by class or id", "aria-label": "Search the tree", on: { input: () => this.filter() },
    });
    this.only = make("select", { "aria-label": "Filter", on: { change: () => this.filter() } },
      [["", "All"], ["views", "Views"], ["layers", "Layers"], ["passes", "With passes"], ["hidden", "Hidden"],
        ["constraints", "With constraints"]].map(([value, title]) => make("option", { value }, title)));
    this.count = make("span", { class: "dim", role: "status" });
    this.room = make("div", { class: "space" });
    this.rows = make("div", {
      class: "rows", tabindex: "0", role: "tree", "aria-label": "Views and layers",
      on: { scroll: () => this.draw(), keydown: (event) => this.key(event) },
    }, this.room);
    this.root = make("aside", { class: "tree-pane" }, make("div", { class: "bar" }, this.search, this.only, this.count), this.rows);
    new ResizeObserver(() => this.draw()).observe(this.rows);
  }

  show(moment) {
    this.moment = moment;
    this.filter();
  }

  matches(layer) {
    const kind = this.only.value;
    const fits = !kind || (kind === "views" && layer.v) || (kind === "layers" && !layer.v) || (kind === "passes" && layer.passes)
      || (kind === "hidden" && layer.hidden) || (kind === "constraints" && layer.k);
    const text = (layer.c + ":" + layer.n).toLowerCase();
    return fits && this.words.every((word) => text.includes(word));
  }

  filter() {
    this.words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const isFiltered = this.words.length > 0 || this.only.value !== "";
    const found = this.moment.layers.filter((layer) => this.matches(layer));
    this.found = new Set(found.map((layer) => layer.i));
    // What lies above a find is shown, too.
    this.kept = isFiltered ? new Set(this.found) : null;
    if (isFiltered) {
      for (const i of this.found) {
        for (let p = this.moment.layers[i].p; p >= 0 && !this.kept.has(p); p = this.moment.layers[p].p) this.kept.add(p);
      }
    }
    this.count.textContent = `${found.length} of ${this.moment.layers.length}`;
    this.list();
  }

  /** The places that have a row, in order. */
  list() {
    this.visible = [];
    const waiting = [...this.moment.roots].reverse();
    while (waiting.length) {
      const i = waiting.pop();
      if (this.kept && !this.kept.has(i)) continue;
      this.visible.push(i);
      if (this.folded.has(i) && !this.kept) continue;
      const children = this.moment.layers[i].children;
      for (let k = children.length - 1; k >= 0; k--) waiting.push(children[k]);
    }
    this.room.style.height = this.visible.length * TreeView.rowHeight + "px";
    this.draw();
  }

  draw() {
    if (!this.visible) return;
    const height = TreeView.rowHeight;
    const first = Math.max(0, Math.floor(this.rows.scrollTop / height) - 4);
    const last = Math.min(this.visible.length, Math.ceil((this.rows.scrollTop + this.rows.clientHeight) / height) + 4);
    replace(this.room, this.visible.slice(first, last).map((i, k) => this.row(i, first + k)));
  }

  row(i, place) {
    const layer = this.moment.layers[i];
    const twist = make("span", { class: "twist", on: { click: (event) => { event.stopPropagation(); this.fold(i); } } },
      layer.children.length ? (this.folded.has(i) ? "▸" : "▾") : "");
    const row = make("div", {
      class: "row" + (layer.hidden ? " hidden" : ""), role: "treeitem", "data-layer": i,
      "aria-selected": i === this.selected ? "true" : "false", "aria-level": layer.depth + 1,
      on: { click: () => this.choose(i) },
    }, twist, make("span", { class: this.found.has(i) ? "name" : "name dim" }, short(layer.n, 160)),
      make("span", { class: "dim" }, "  " + layer.c),
      layer.passes ? make("span", { class: "badge", title: "offscreen passes" }, layer.passes) : null);
    row.style.top = place * TreeView.rowHeight + "px";
    row.style.paddingInlineStart = Math.min(layer.depth, 40) * 12 + 4 + "px";
    return row;
  }

  fold(i) {
    if (!this.folded.delete(i)) this.folded.add(i);
    this.list();
  }

  select(i) {
    this.selected = i;
    if (i >= 0) {
      const hidden = this.moment.ancestors(i).filter((p) => this.folded.delete(p)).length;
      if (hidden) this.list();
      const place = this.visible.indexOf(i) * TreeView.rowHeight;
      const { scrollTop, clientHeight } = this.rows;
      if (place >= 0 && (place < scrollTop || place > scrollTop + clientHeight - 30)) this.rows.scrollTop = place - clientHeight / 2;
    }
    this.draw();
  }

  key(event) {
    const place = this.visible.indexOf(this.selected);
    const layer = this.moment.layers[this.selected];
    const go = (to) => { if (this.visible[to] !== undefined) this.choose(this.visible[to]); };
    const actions = {
      ArrowDown: () => go(place + 1), ArrowUp: () => go(Math.max(0, place - 1)), Home: () => go(0),
      End: () => go(this.visible.length - 1),
      ArrowLeft: () => {
        if (!layer) return;
        if (layer.children.length && !this.folded.has(layer.i)) this.fold(layer.i);
        else if (layer.p >= 0) this.choose(layer.p);
      },
      ArrowRight: () => {
        if (!layer) return;
        if (this.folded.has(layer.i)) this.fold(layer.i);
        else if (layer.children.length) go(place + 1);
      },
    };
    if (!actions[event.key]) return;
    event.preventDefault();
    actions[event.key]();
  }
}
