/** The tree of views and layers: searched, filtered, folded. Only rows that are seen exist. */
class TreeView {
  constructor(state, actions) {
    this.state = state;
    this.actions = actions;
    this.folded = new Set();
    this.words = [];
    this.search = make("input", {
      type: "search", placeholder: "Search id, class, text", "aria-label": "Search the tree", "data-tip": "Search all", "data-key": "/",
      on: { input: () => this.filter() },
    });
    this.only = menu("Filter", [["", "All"], ["views", "Views"], ["layers", "Layers and masks"], ["text", "With text"],
      ["passes", "With passes"], ["hidden", "Hidden"], ["constraints", "With constraints"]], () => this.filter());
    this.count = make("span", { class: "dim", role: "status" });
    this.room = make("div", { class: "space" });
    this.rows = make("div", {
      class: "rows", tabindex: "0", role: "tree", "aria-label": "Views and layers",
      on: { scroll: () => { this.top = this.rows.scrollTop; this.draw(); }, keydown: (event) => this.key(event), pointerleave: () => this.actions.hover(-1) },
    }, this.room);
    this.nothing = make("div");
    this.root = make("aside", { class: "tree-pane" }, make("div", { class: "find" }, this.search,
      make("div", { class: "line" }, this.only, this.count)), this.nothing, this.rows);
    new ResizeObserver(() => {
      this.height = this.rows.clientHeight;
      this.rowHeightKnown = 0;
      this.draw();
    }).observe(this.rows);
  }

  /** Pixels of a row; larger where fingers point. */
  get rowHeight() { return this.rowHeightKnown ||= parseInt(getComputedStyle(document.documentElement).getPropertyValue("--row"), 10) || 24; }

  /** The rows are found anew where the tree is another, or is searched. */
  show(moment) {
    const isSame = this.moment && this.moment.tree === moment.tree && !this.kept;
    this.moment = moment;
    // The choice, which follows, draws.
    if (!isSame) this.filter();
  }

  matches(layer) {
    const kind = this.only.value;
    const fits = !kind || (kind === "views" && layer.v && !layer.mask) || (kind === "layers" && (!layer.v || layer.mask))
      || (kind === "passes" && layer.passes) || (kind === "hidden" && layer.hidden) || (kind === "constraints" && layer.k)
      || (kind === "text" && layer.t);
    if (!fits || !this.words.length) return fits;
    // A layer's name is the same in all frames, and so is what is looked for in it.
    const { record } = layer;
    const name = record.sought ||= `${record.n} ${record.id || ""}`.toLowerCase();
    return this.words.every((word) => name.includes(word) || layer.c.toLowerCase().includes(word) || (layer.mask && "mask".includes(word)) || (layer.t && layer.t.text.slice(0, 2000).toLowerCase().includes(word)));
  }

  filter() {
    this.words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const isFiltered = this.words.length > 0 || this.only.value !== "";
    const isAll = !this.words.length && this.only.value === "";
    const found = isAll ? this.moment.state.order : this.moment.all.filter((layer) => this.matches(layer)).map((layer) => layer.i);
    this.found = isAll ? null : new Set(found);
    // What lies above a find is shown, too.
    this.kept = isFiltered ? new Set(this.found) : null;
    if (isFiltered) {
      for (const i of this.found) {
        for (let p = this.moment.at(i).p; p >= 0 && !this.kept.has(p); p = this.moment.at(p).p) this.kept.add(p);
      }
    }
    this.count.textContent = isFiltered ? `${found.length} of ${this.moment.count}` : count(found.length, "layer");
    replace(this.nothing, isFiltered && !found.length
      ? empty(`Nothing matches ${short(this.search.value, 40) || this.only.selectedOptions[0].text.toLowerCase()}.`, "Clear", () => this.clear()) : null);
    this.list();
  }

  clear() {
    this.search.value = this.only.value = "";
    this.filter();
    this.search.focus();
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
      const children = this.moment.at(i).children;
      for (let k = children.length - 1; k >= 0; k--) waiting.push(children[k]);
    }
    const tall = this.visible.length * this.rowHeight;
    this.room.style.height = tall + "px";
    // Fewer rows are scrolled less far, which the browser tells later.
    if (this.top) this.top = Math.max(0, Math.min(this.top, tall - (this.height ?? 0)));
    this.draw();
  }

  draw() {
    if (!this.visible) return;
    const height = this.rowHeight;
    // To ask the browser for them takes a layout of the page.
    const [top, tall] = [this.top ?? this.rows.scrollTop, this.height ?? this.rows.clientHeight];
    const first = Math.max(0, Math.floor(top / height) - 4);
    const last = Math.min(this.visible.length, Math.ceil((top + tall) / height) + 4);
    const rows = this.visible.slice(first, last);
    const shown = rows.map((i, k) => this.told(i, first + k)).join("\n");
    if (shown === this.shown) return this.hover(this.state.hover);
    this.shown = shown;
    replace(this.room, rows.map((i, k) => this.row(i, first + k)));
  }

  /** All that a row says: the same words are the same row. */
  told(i, place) {
    const layer = this.moment.at(i);
    return [i, place, this.moment.title(i), layer.c, layer.hidden, layer.passes, layer.depth, layer.children.length > 0, this.folded.has(i), i === this.selected, !this.found || this.found.has(i), this.moment.kind(i)].join();
  }

  row(i, place) {
    const layer = this.moment.at(i);
    const twist = make("span", { class: "twist", on: { click: (event) => { event.stopPropagation(); this.fold(i); } } },
      layer.children.length ? (this.folded.has(i) ? "▸" : "▾") : "");
    const title = this.moment.title(i);
    const isFound = !this.found || this.found.has(i);
    const row = make("div", {
      class: "row" + (layer.hidden ? " hidden" : "") + (isFound ? "" : " passing") + (i === this.state.hover ? " hover" : ""),
      role: "treeitem", "data-layer": i, "aria-selected": i === this.selected ? "true" : "false", "aria-level": layer.depth + 1,
      on: { click: () => this.actions.pick([i]), pointerenter: () => this.actions.hover(i), dblclick: () => this.actions.focus() },
    }, twist, icon(this.moment.kind(i)), make("span", { class: "name" }, short(title, 160)),
      title === layer.c ? null : make("span", { class: "class" }, layer.c),
      layer.hidden ? make("span", { class: "class" }, "hidden") : null,
      layer.passes ? make("span", { class: "badge", "data-tip": count(layer.passes, "offscreen pass", "offscreen passes") }, layer.passes) : null);
    row.style.top = place * this.rowHeight + "px";
    row.style.paddingInlineStart = Math.min(layer.depth, 24) * 12 + 2 + "px";
    return row;
  }

  hover(i) {
    for (const row of this.room.children) row.classList.toggle("hover", Number(row.dataset.layer) === i);
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
      const place = this.visible.indexOf(i) * this.rowHeight;
      const [top, tall] = [this.top ?? this.rows.scrollTop, this.height ?? this.rows.clientHeight];
      if (place >= 0 && (place < top || place > top + tall - 30)) {
        this.rows.scrollTop = place - tall / 2;
        this.top = this.rows.scrollTop;
      }
    }
    this.draw();
  }

  key(event) {
    const place = this.visible.indexOf(this.selected);
    const layer = this.moment.at(this.selected);
    const go = (to) => { if (this.visible[to] !== undefined) this.actions.pick([this.visible[to]]); };
    const actions = {
      ArrowDown: () => go(place + 1), ArrowUp: () => go(Math.max(0, place - 1)), Home: () => go(0),
      End: () => go(this.visible.length - 1),
      ArrowLeft: () => {
        if (!layer) return;
        if (layer.children.length && !this.folded.has(layer.i)) this.fold(layer.i);
        else if (layer.p >= 0) this.actions.pick([layer.p]);
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
