/** What one layer costs for one reason; it opens to its passes. */
class CostRow {
  constructor(moment, group, actions) {
    this.moment = moment;
    this.group = group;
    this.actions = actions;
  }

  root(namesLayer) {
    const { group, moment, actions } = this;
    const isShown = group.passes.some((pass) => actions.item() === "pass:" + pass.k);
    return make("details", { class: "cost-row", open: isShown, on: {
      pointerenter: () => { actions.hover(group.place); actions.point("pass:" + group.passes[0].k); },
      pointerleave: () => { actions.hover(-1); actions.point(""); },
    } },
      make("summary", {}, namesLayer ? make("span", { class: "name" }, short(group.place >= 0 ? moment.title(group.place) : group.layer, 120)) : null,
        make("span", { class: "class" }, group.reasons.join(", ")), make("span", { class: "figure dim" }, count(group.passes.length, "pass", "passes")),
        make("span", { class: "figure cost" }, bytes(group.bytes))),
      make("div", { class: "inside" },
        namesLayer && group.place >= 0 ? make("button", { type: "button", class: "link", on: { click: () => actions.select(group.place) } }, "Show the layer") : null,
        group.why.map((why) => make("p", {}, CostRow.sentence(why))), group.cure.map((cure) => make("p", { class: "good" }, "→ " + cure)),
        make("table", { class: "sheet passes" }, make("tr", {}, ["pass", "size", "stored", "loaded"].map((title) => make("th", {}, title))),
          group.passes.map((pass) => this.pass(pass)))));
  }

  pass(pass) {
    const { actions } = this;
    const item = "pass:" + pass.k;
    return make("tr", { class: "pass", tabindex: "0", "data-item": item, "aria-current": actions.item() === item ? "true" : null, on: {
      click: () => actions.choose(item), keydown: (event) => { if (event.key === "Enter") actions.choose(item); },
      pointerenter: () => actions.point(item), focus: () => actions.point(item), blur: () => actions.point(""),
    } }, make("td", {}, pass.purpose), make("td", {}, `${pass.rect[2]} × ${pass.rect[3]} px`), make("td", {}, bytes(pass.stored)), make("td", {}, bytes(pass.loaded)));
  }

  static sentence(text) { return text.charAt(0).toUpperCase() + text.slice(1) + (/[.!?]$/.test(text) ? "" : "."); }
}

/** The panel of one frame: its passes by cost, what was found, what the update cycle did, and the account. */
class FramePanel {
  /** Rows of costs in sight; the others are folded. */
  static most = 10;

  constructor(film, state, actions) {
    Object.assign(this, { film, state, actions });
    this.trace = new TraceView(actions);
    this.sort = menu("Sort passes", [["bytes", "Dearest first"], ["passes", "Most passes first"], ["order", "In order of drawing"]], () => this.list());
    this.only = menu("Reason", [["", "All reasons"]], () => this.list());
    this.rows = make("div");
    this.root = make("div");
  }

  show(moment) {
    this.moment = moment;
    if (moment.lost && !moment.passes.length) return replace(this.root, make("p", { class: "plain bad" }, moment.lost));
    const reasons = [...new Set(moment.costs.flatMap((group) => group.reasons))].sort();
    const kept = this.only.value;
    replace(this.only, make("option", { value: "" }, "All reasons"), reasons.map((reason) => make("option", { value: reason }, reason)));
    this.only.value = reasons.includes(kept) ? kept : "";
    this.list();
    const passes = moment.passes.filter((pass) => pass.purpose !== "main").length;
    const step = /^step:(\d+)$/.exec(this.state.item);
    replace(this.root, make("div", { class: "figures" }, figure(String(passes), passes === 1 ? "offscreen pass" : "offscreen passes", passes ? "cost" : "good"),
      passes ? figure(bytes(moment.passBytes), "stored and loaded") : null),
      lateSection(this.film, moment.k, this.actions), section("passes", "Dearest", { figure: passes ? bytes(moment.passBytes) : null },
        moment.costs.length ? [moment.costs.length > 3 ? make("div", { class: "line" }, this.sort, this.only) : null, this.rows]
          : make("p", { class: "dim" }, "No passes: straight to the screen.")),
      this.notes(), this.open(),
      section("trace", "Update cycle", { figure: count(moment.trace.length, "step"), folded: false },
        moment.trace.length ? this.trace.root : make("p", { class: "dim" }, "Nothing was updated.")),
      this.account());
    if (moment.trace.length) this.trace.show(moment, step ? Number(step[1]) : -1);
  }

  list() {
    const groups = this.moment.costs.filter((group) => !this.only.value || group.reasons.includes(this.only.value));
    if (this.sort.value === "passes") groups.sort((a, b) => b.passes.length - a.passes.length || b.bytes - a.bytes);
    if (this.sort.value === "order") groups.sort((a, b) => a.passes[0].k - b.passes[0].k);
    const rows = groups.map((group) => new CostRow(this.moment, group, this.actions).root(true));
    const rest = rows.slice(FramePanel.most);
    replace(this.rows, rows.slice(0, FramePanel.most),
      rest.length ? make("details", { class: "fold" }, make("summary", {}, `${rest.length} more`), rest) : null);
  }

  notes() {
    const { notes } = this.moment;
    return section("diagnostics", "Diagnostics", { figure: notes.length ? make("span", { class: "bad" }, String(notes.length)) : null },
      notes.length ? notes.slice(0, 100).map((note) => make("div", { class: "note" }, make("p", { class: "bad" }, note.kind),
        make("pre", {}, short(note.text, 3000)), note.layers.map((i) => this.link(i)))) : make("p", { class: "dim" }, "None."));
  }

  /** Views whose constraints leave something open. */
  open() {
    const { open } = this.moment;
    return open.length ? section("open", "Ambiguous layout", { figure: make("span", { class: "cost" }, String(open.length)) },
      open.slice(0, 100).map(({ layer, why }) => make("div", { class: "note" }, this.link(layer), why.map((text) => make("p", {}, short(text.replace(/^[^:]*:[^:]*: /, ""), 500)))))) : null;
  }

  link(i) {
    return make("button", { type: "button", class: "link name", on: {
      click: () => this.actions.select(i), pointerenter: () => this.actions.hover(i), pointerleave: () => this.actions.hover(-1),
    } }, short(this.moment.title(i), 200));
  }

  account() {
    const lines = this.moment.statistics.split("\n").filter(Boolean);
    const rows = lines.filter((line) => /^\w+ \d+$/.test(line)).map((line) => line.split(" "));
    const shown = ([key, value]) => [key, /bytes/i.test(key) ? bytes(Number(value)) : grouped(Number(value)) + (/Pixels$/.test(key) ? " px" : ""), { isDefault: value === "0" }];
    return section("account", "Account", { folded: true }, valueTable(rows.map(shown)),
      make("details", { class: "fold" }, make("summary", {}, "As text"), make("pre", {}, short(this.moment.statistics, 200000))));
  }
}
