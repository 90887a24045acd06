/** The inspector: tree, layers in depth, picture and panels of one moment at a time. */
class Inspector {
  static tabs = [
    ["properties", "Properties"], ["passes", "Passes"], ["constraints", "Constraints"], ["hit", "Hit test"],
    ["trace", "Updates"], ["account", "Account"],
  ];

  constructor(index) {
    this.index = index;
    this.moments = new Map();
    this.selected = -1;
    this.tree = new TreeView((i) => this.select(i));
    this.depth = new DepthView((i) => this.select(i));
    this.picture = new PictureView((x, y) => this.hit(x, y));
    this.trace = new TraceView();
    this.body = make("div", { role: "tabpanel", tabindex: "0" });
    this.tabs = Inspector.tabs.map(([name, title], k) => make("button", {
      role: "tab", "data-tab": name, title: "key " + (k + 1), on: { click: () => this.open(name) },
    }, title));
    document.body.append(this.header(), this.tree.root,
      make("div", { class: "stages" }, this.depth.root, this.picture.root),
      make("section", { class: "panel" }, make("div", { role: "tablist" }, this.tabs), this.body),
      this.footer());
    document.addEventListener("keydown", (event) => this.key(event));
    this.tab = "properties";
    this.show(0);
  }

  header() {
    const spacing = make("input", {
      type: "range", min: "0", max: "120", value: "26", "aria-label": "Distance of the sheets",
      on: { input: () => this.depth.spread(Number(spacing.value)) },
    });
    this.overlay = make("select", { "aria-label": "Overlay", on: { change: () => this.picture.setOverlay(this.overlay.value) } },
      [["", "No overlay"], ["offscreen", "Offscreen"], ["blended", "Blended"], ["misaligned", "Misaligned"], ["rasterized", "Rasterized"]]
        .map(([value, title]) => make("option", { value }, title)));
    return make("header", { class: "bar" }, make("h1", { class: "name" }, short(this.index.title, 200)),
      make("div", { class: "segments" },
        make("button", { "data-action": "front", title: "key f", on: { click: () => this.depth.reset(0, 0) } }, "From the front"),
        make("button", { "data-action": "turn", title: "key t", on: { click: () => this.depth.reset() } }, "Turned")),
      make("label", {}, "Distance", spacing), this.overlay,
      make("span", { class: "room" }),
      keys([["drag"], "turns"], [["wheel"], "zooms"], [["shift", "drag"], "moves"], [["1", "…", "6"], "panels"],
        [["/"], "search"], [["o"], "overlay"]));
  }

  footer() {
    const last = this.index.times.length - 1;
    this.time = make("input", {
      type: "range", min: "0", max: last, value: "0", "aria-label": "Time", disabled: last < 1,
      on: { input: () => this.show(Number(this.time.value)) },
    });
    this.clock = make("span", { class: "mono", role: "status" });
    return make("footer", {}, "Time", this.time, this.clock);
  }

  /** A moment's data is read when it is first shown. */
  async show(k) {
    if (!this.moments.has(k)) this.moments.set(k, new Moment(block("t" + k)));
    const moment = this.moments.get(k);
    const name = this.moment && this.selected >= 0 ? this.moment.name(this.selected) : null;
    this.moment = moment;
    this.clock.textContent = `${this.index.times[k]} s · ${moment.layers.length} layers · ${moment.passes.length - 1} offscreen passes`;
    this.tree.show(moment);
    const same = name === null ? -1 : moment.layers.findIndex((layer) => moment.name(layer.i) === name);
    this.depth.show(moment);
    await this.picture.show(moment);
    this.picture.setOverlay(this.overlay.value);
    this.select(same);
    document.body.dataset.shown = k;
  }

  select(i) {
    this.selected = i;
    this.tree.select(i);
    this.depth.select(i);
    this.outlineChosen();
    if (!["hit", "trace", "account", "passes"].includes(this.tab)) this.open(this.tab);
    else this.open(i >= 0 && this.tab !== "hit" ? "properties" : this.tab);
  }

  outlineChosen() {
    this.picture.outline(this.selected >= 0 ? [{ q: this.moment.layers[this.selected].q, color: "#0a84ff" }] : []);
  }

  open(tab) {
    this.tab = tab;
    for (const button of this.tabs) button.setAttribute("aria-selected", button.dataset.tab === tab ? "true" : "false");
    replace(this.body, this[tab + "Panel"]());
    if (tab === "trace") this.trace.show(this.moment);
  }

  // Panels

  propertiesPanel() {
    if (this.selected < 0) return make("p", { class: "dim" }, "Choose a layer in the tree or in depth.");
    const layer = this.moment.layers[this.selected];
    const rows = [["class", layer.c], ["id", layer.n], ["frame", "[" + layer.fr.join(", ") + "]"]]
      .map(([key, value]) => ({ key, value, isDefault: false })).concat(this.moment.properties(this.selected));
    return [make("h2", { class: "name" }, short(layer.n, 400)), make("table", {}, rows.map(({ key, value, isDefault }) =>
      make("tr", { class: isDefault ? "default" : "set" }, make("td", {}, key),
        make("td", { class: "mono" }, Inspector.swatch(value), short(value, 2000)))))];
  }

  /** A colour beside its name. */
  static swatch(value) {
    const color = /^#[0-9A-F]{6}([0-9A-F]{2})?$/i.test(value) ? value : null;
    if (!color) return null;
    const element = make("i", { class: "swatch" });
    element.style.background = color;
    return element;
  }

  passesPanel() {
    const offscreen = this.moment.passes.filter((pass) => pass.purpose !== "main");
    if (!offscreen.length) return make("p", { class: "dim" }, "Everything is drawn straight to the screen.");
    return offscreen.map((pass) => {
      const show = () => this.picture.outline([
        { q: pass.q, color: "#ffb300", fill: "#ffb30033" },
        ...(pass.place >= 0 ? [{ q: this.moment.layers[pass.place].q, color: "#0a84ff" }] : []),
      ]);
      const hide = () => this.outlineChosen();
      return make("div", { class: "pass", tabindex: "0", on: {
        pointerenter: () => { show(); this.depth.select(pass.place); }, focus: show, blur: hide,
        pointerleave: () => { hide(); this.depth.select(this.selected); },
      } }, make("b", {}, pass.purpose + " "), make("span", { class: "name" }, short(pass.layer, 200)),
        make("div", { class: "dim" }, pass.reasons.join(", ")), pass.why.map((why) => make("div", {}, why + ".")),
        pass.cure.map((cure) => make("div", { class: "came" }, "→ " + cure)),
        make("div", { class: "mono dim" }, `${pass.rect}, stored ${bytes(pass.stored)}, loaded ${bytes(pass.loaded)}`));
    });
  }

  constraintsPanel() {
    const withSome = this.moment.layers.filter((layer) => layer.k);
    if (!withSome.length) return make("p", { class: "dim" }, "The scene has no constraints.");
    const layer = this.selected >= 0 ? this.moment.layers[this.selected] : null;
    const shown = layer ? [layer] : withSome;
    return shown.map((view) => [make("h3", { class: "name" }, short(this.moment.name(view.i), 300)),
      view.k ? make("table", {}, view.k.map((one) => make("tr", { class: one.broken ? "went" : "" },
        make("td", { class: "mono" }, short(one.text, 1000)),
        make("td", { class: "mono" }, one.value === undefined ? "–" : String(one.value), one.broken ? " broken" : ""),
        make("td", { class: "mono" }, one.slack === undefined ? "" : "slack " + one.slack))))
        : make("p", { class: "dim" }, "This one holds no constraints.")]);
  }

  hitPanel() {
    if (!this.trail) return make("p", { class: "dim" }, "Click the picture: here is who gets the touch, and what stopped the others.");
    const number = (value) => Number.isNaN(value) ? "?" : String(Math.round(value * 100) / 100);
    return [make("p", {}, `A touch at ${number(this.touch[0])}, ${number(this.touch[1])} goes to `,
      make("b", { class: "name" }, this.trail.hit >= 0 ? short(this.moment.name(this.trail.hit), 300) : "nothing"), "."),
    this.trail.steps.map((step) => {
      const row = make("div", { class: "step" + (step.isHit ? " hit" : ""), tabindex: "0", on: { click: () => this.choose(step.i) } },
        make("span", { class: "name" }, short(this.moment.name(step.i), 200)),
        make("span", { class: "dim" }, ` at ${step.point.map(number).join(", ")}: `),
        step.obstacle ? "stops: " + step.obstacle : step.isHit ? "hit" : "holds the view that is hit",
        step.own ? make("div", { class: "went" }, "Its class answers with code of its own, which a page cannot ask.") : null);
      row.style.paddingInlineStart = Math.min(step.depth, 40) * 12 + 4 + "px";
      return row;
    })];
  }

  tracePanel() { return this.trace.root; }

  accountPanel() {
    return [make("pre", {}, this.moment.statistics),
      this.moment.diagnostics.map((text) => make("p", { class: "went" }, short(text, 2000)))];
  }

  choose(i) {
    this.tab = "properties";
    this.select(i);
  }

  hit(x, y) {
    this.touch = [x, y];
    this.trail = this.moment.hitTest(x, y);
    this.tab = "hit";
    this.select(this.trail.hit);
    this.open("hit");
  }

  key(event) {
    if (isTyping(event)) {
      if (event.key === "Escape") event.target.blur();
      return;
    }
    const tab = Inspector.tabs[Number(event.key) - 1];
    const actions = {
      "/": () => this.tree.search.focus(), f: () => this.depth.reset(0, 0), t: () => this.depth.reset(),
      o: () => {
        this.overlay.selectedIndex = (this.overlay.selectedIndex + 1) % this.overlay.options.length;
        this.picture.setOverlay(this.overlay.value);
      },
    };
    const action = tab ? () => this.open(tab[0]) : actions[event.key];
    if (!action) return;
    event.preventDefault();
    action();
  }
}

new Inspector(block("index"));
