/** The inspector: tree, stage and the panels of three scopes, each of one state. */
class Inspector {
  /** Milliseconds before blocks are looked at that nobody asked for. */
  static patience = 1500;
  static scopes = [["tree", "Tree", ""], ["layer", "Layer", "1"], ["frame", "Frame", "2"], ["film", "Film", "3"], ["lanes", "Lanes", ""]];
  static tools = [["select", "Select", "V"], ["touch", "Touch", "T"], ["measure", "Measure", "M"]];
  static stages = [["picture", "Picture", "P"], ["depth", "Depth", "D"], ["both", "Both", "B"]];
  static overlays = [["", "No overlay"], ["ghost", "Ghost"], ["offscreen", "Offscreen"], ["blended", "Blended"], ["misaligned", "Misaligned"], ["rasterized", "Rasterized"], ["layout", "Layout of lists"], ["accessibility", "Accessibility"]];

  constructor(index, sum) {
    this.index = index;
    index.times = FilmData.times(index);
    this.film = new Film(index, sum);
    this.data = new FilmData(index);
    this.selected = -1;
    this.pointed = "";
    this.state = new State();
    const actions = this.actions();
    this.tree = new TreeView(this.state, actions);
    this.stage = new StageView(this.state, actions);
    this.panels = { layer: new LayerPanel(this.film, this.state, actions), frame: new FramePanel(this.film, this.state, actions), film: new FilmPanel(this.film, this.state, actions), lanes: new LanesPanel(this.film, actions) };
    this.body = make("div", { class: "body", role: "tabpanel", tabindex: "-1" });
    this.tabs = Inspector.scopes.filter(([scope]) => scope !== "lanes" || this.film.hasTimes).map(([scope, title, key]) => make("button", {
      type: "button", role: "tab", "data-scope": scope, "data-tip": key ? title : null, "data-key": key || null, on: { click: () => this.state.set({ scope }) },
    }, title));
    this.panel = make("section", { class: "panel", "aria-label": "Details" }, make("div", { role: "tablist", class: "tabs" }, this.tabs), this.body);
    append(document.body, [this.header(), this.tree.root, this.grip("tree"), this.stage.root, this.grip("panel"), this.panel]);
    if (this.film.hasTimes) {
      this.player = new Player(this.film.timeline, this.state, () => this.controls());
      this.dock = new Dock(this.film, this.state, actions);
      document.body.append(this.dock.root);
    }
    new InspectorKeys(actions);
    this.state.follow((changed) => this.update(changed));
    addEventListener("resize", () => { if (this.moment && document.body.dataset.scope !== this.scope) { this.controls(); this.fillPanel(); } });
    this.update(new Set(["frame", "stage", "tool", "camera", "overlay", "scope"]));
    addEventListener("load", () => setTimeout(() => this.checkBlocks(), Inspector.patience), { once: true });
  }

  // Parts

  header() {
    this.toolButtons = segment("Tool", Inspector.tools, (tool) => this.state.set({ tool }));
    this.stageButtons = segment("Show", Inspector.stages, (stage) => this.state.set({ stage }));
    this.toolMenu = menu("Tool", Inspector.tools, (tool) => this.state.set({ tool }));
    this.stageMenu = menu("Show", Inspector.stages, (stage) => this.state.set({ stage }));
    this.overlay = menu("Overlay", Inspector.overlays, (overlay) => this.state.set({ overlay }));
    this.overlay.dataset.key = "O";
    return make("header", {},
      make("button", { type: "button", class: "button square drawer", "data-action": "drawer", "aria-label": "Tree", "aria-expanded": "false", "data-tip": "Tree", on: { click: () => this.drawer() } }, "☰"),
      make("h1", { class: "name" }, short(this.index.title, 200)), make("span", { class: "sub" }, this.index.device), make("span", { class: "room" }),
      this.toolButtons, this.stageButtons, this.toolMenu, this.stageMenu, this.overlay, make("span", { class: "room" }),
      make("button", { type: "button", class: "button square", "data-action": "keys", "aria-label": "Keys", "data-tip": "Keys", "data-key": "?", on: { click: () => keyDialog(InspectorKeys.list) } }, "?"));
  }

  drawer(isOpen = !document.body.classList.contains("drawn")) {
    document.body.classList.toggle("drawn", isOpen);
    document.querySelector("[data-action=drawer]").setAttribute("aria-expanded", String(isOpen));
  }

  /** Drags the width of a side, which is remembered. */
  grip(side) {
    const name = `--${side}-width`;
    const apply = (width) => document.body.style.setProperty(name, Math.max(160, Math.min(innerWidth * 0.5, width)) + "px");
    if (memory.get(side)) apply(Number(memory.get(side)));
    const root = make("div", { class: "grip", "data-side": side, role: "separator", "aria-orientation": "vertical", "aria-label": `Width of the ${side}` });
    root.addEventListener("pointerdown", (event) => root.setPointerCapture(event.pointerId));
    root.addEventListener("pointermove", (event) => {
      if (!event.buttons) return;
      const width = side === "tree" ? event.clientX : innerWidth - event.clientX;
      apply(width);
      memory.set(side, Math.round(width));
    });
    return root;
  }

  // What panels may do

  actions() {
    return {
      set: (changes) => this.state.set(changes), hover: (i) => this.state.set({ hover: i }), item: () => this.state.item,
      point: (item) => { if (this.pointed !== item) { this.pointed = item; this.stage.picture.draw(); } },
      happenings: (i) => this.film.lanes.filter((lane) => lane.layer === i || lane.events.some((event) => event.layer === i)),
      choose: (item) => this.state.set({ item: this.state.item === item ? "" : item }),
      pick: (stack) => this.pick(stack), select: (i) => this.select(i, { item: "" }), touch: (x, y) => this.touch(x, y),
      focus: () => { if (this.selected >= 0) this.stage.focus(this.selected); }, fit: () => this.stage.fit(), zoom: (factor) => this.stage.zoom(factor),
      mark: (...parts) => this.mark(...parts), frame: (k) => this.go(k), bar: (k) => this.bar(k), step: (k) => this.chooseStep(k), lines: (file) => this.data.sources[file] || { file: "", lines: [] },
      source: (line, file = 0, last = line) => this.state.set({ item: `line:${Math.max(0, file)}:${line}:${Math.max(line, last)}`, scope: "layer" }),
      nextOverlay: () => {
        const names = Inspector.overlays.map(([name]) => name).filter((name) => name !== "ghost");
        this.state.set({ overlay: names[(names.indexOf(this.state.overlay) + 1) % names.length] });
      },
      search: () => this.search(), play: () => this.player?.toggle(), speed: (speed) => { this.player.speed = speed; }, dock: () => this.dock?.open(),
      range: (from, to) => this.state.set({ item: `range:${Math.min(from, to)}-${Math.max(from, to)}`, scope: "film" }),
      event: (event) => this.event(event), nextEvent: (way, lanes) => this.nextEvent(way, lanes), ghost: () => this.state.set({ overlay: this.state.overlay === "ghost" ? "" : "ghost" }),
      costlier: (way) => this.costlier(way), tree: (event) => { this.tree.rows.focus(); this.tree.key(event); },
      copy: () => { if (this.selected >= 0) copy(new LayerCopy(this.moment, this.selected).yaml()); },
      escape: (event) => this.escape(event), turn: (amount) => this.go(this.state.frame + amount),
    };
  }

  /** The front layer of a stack; at the same place again, the one behind. */
  pick(stack) {
    if (!stack.length) return this.select(-1);
    const at = stack.indexOf(this.selected);
    const isAgain = at >= 0 && String(stack) === this.lastStack;
    this.lastStack = String(stack);
    this.select(isAgain ? stack[(at + 1) % stack.length] : stack[0]);
  }

  select(i, more = {}) {
    this.state.set({ layer: i >= 0 ? this.key(i) : "", item: "", ...(i >= 0 ? { scope: "layer" } : {}), ...more });
    if (innerWidth < 1100) this.drawer(false);
  }

  /** How the address calls a layer, also one that this frame does not have. */
  key(i) { return this.moment.has(i) ? this.moment.key(i) : "@" + i; }

  touch(x, y) {
    const { hit } = this.moment.hitTest(x, y);
    this.select(hit, { item: `touch:${Math.round(x * 10) / 10},${Math.round(y * 10) / 10}`, scope: "layer" });
  }

  chooseStep(k) {
    const step = this.moment.trace[k];
    this.state.set({ item: "step:" + k, scope: "frame", ...(step.place >= 0 ? { layer: this.key(step.place) } : {}) });
  }

  search() {
    if (innerWidth < 700) this.state.set({ scope: "tree" });
    else if (innerWidth < 1100) this.drawer(true);
    this.tree.search.focus();
    this.tree.search.select();
  }

  go(k) { this.state.set({ frame: Math.max(0, Math.min(this.film.last, k)) }); }

  /** The bar of a late frame leads to who made it late. */
  bar(k) { this.state.set({ frame: k, ...(this.film.late.has(k) ? { scope: "frame" } : {}) }); }

  /** A happening leads to its frame, and to its layer. */
  event(event) {
    const frame = this.film.timeline.nearest(event.start);
    this.state.set({ frame, ...(event.layer >= 0 ? { layer: this.key(event.layer), scope: "layer" } : {}) });
  }

  nextEvent(way, lanes = this.film.lanes) {
    const frames = this.film.eventFrames(lanes);
    const found = way > 0 ? frames.find((k) => k > this.state.frame) : frames.findLast((k) => k < this.state.frame);
    if (found === undefined) toast(way > 0 ? "No event follows" : "No event before");
    else this.go(found);
  }

  costlier(way) {
    const { frames } = this.film;
    const now = frames[this.state.frame].load;
    for (let k = this.state.frame + way; k >= 0 && k < frames.length; k += way) {
      if (frames[k].load > now) return this.go(k);
    }
    toast(way > 0 ? "No costlier frame follows" : "No costlier frame before");
  }

  /** A field, a menu, measuring or touching, an item, the focus, the choice: each press ends one. */
  escape(event) {
    const field = event.target;
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      if (field.type === "search" && field.value) this.tree.clear();
      return field.blur();
    }
    if (document.body.classList.contains("drawn")) return this.drawer(false);
    if (this.state.tool !== "select") return this.state.set({ tool: "select", item: "" });
    if (this.state.item) return this.state.set({ item: "" });
    if (this.state.view.focus) return this.stage.fit();
    this.state.set({ layer: "" });
  }

  // What the state says

  async update(changed) {
    if (changed.has("frame") || !this.moment || (changed.has("overlay") && this.comparesFrames)) return this.show();
    if (changed.has("layer")) this.find();
    if (changed.has("hover")) {
      this.tree.hover(this.state.hover);
      this.tell();
    }
    if (["layer", "item", "scope", "camera"].some((key) => changed.has(key)) && !(changed.size === 1 && changed.has("camera"))) this.fillPanel();
    else if (changed.has("camera")) this.panelFocus();
    this.controls();
    this.stage.update(changed);
  }

  /** One after the other: while a frame is read, only the last one that was asked for waits. */
  async show() {
    if (this.isShowing) { this.showsAgain = true; return; }
    this.isShowing = true;
    do {
      this.showsAgain = false;
      this.state.frame = Math.min(this.state.frame, this.film.last);
      this.controls();
      await this.showFrame(this.state.frame);
    } while (this.showsAgain);
    this.isShowing = false;
  }

  async showFrame(k) {
    const moment = await this.data.moment(k);
    const before = k > 0 && this.comparesFrames ? await this.data.moment(k - 1) : null;
    Object.assign(this, { moment, before });
    this.state.hover = -1;
    this.tree.show(moment);
    this.find();
    this.fillPanel();
    this.tell();
    await this.stage.show(moment, before);
    this.stage.update(new Set(["stage", "tool", "camera", "overlay"]));
    document.body.dataset.shown = k;
    this.markLost();
  }

  /** Says on the bars of the frames which cannot be read: those that were asked for, soon all. */
  markLost() {
    const { lost } = this.data;
    if (this.film.lost.length === lost.size) return;
    this.film.lost = [...lost.values()];
    this.dock?.paint();
    this.panels.lanes.paint();
  }

  /** Looks at all blocks while nothing else is done, so that what is lost is known before anyone goes there. */
  async checkBlocks() {
    const rest = () => new Promise((done) => requestIdleCallback(done));
    for (let c = 0; c < this.index.chunks.length; c++) {
      await rest();
      await this.data.checkBlock(c);
      this.markLost();
    }
  }

  get comparesFrames() { return this.state.overlay === "ghost"; }

  /** The chosen layer keeps its number, so that it stays chosen in every frame, whatever it is called there. */
  find() {
    const { layer } = this.state;
    if (this.chosen?.key !== layer || this.chosen.i < 0) this.chosen = { key: layer, i: layer ? this.resolve(layer) : -1 };
    const { i } = this.chosen;
    this.selected = i >= 0 && this.moment.has(i) ? i : -1;
    this.tree.select(this.selected);
    this.missing = layer && this.selected < 0 ? this.ending(layer, this.film.lives.get(i)) : "";
  }

  resolve(key) {
    const number = /^@(\d+)$/.exec(key);
    if (number) return Number(number[1]);
    return this.moment.byName.get(key) ?? [...this.film.lives].find(([, life]) => life.name === key)?.[0] ?? -1;
  }

  ending(key, life) {
    const name = short(life?.name || key, 80);
    if (life && life.death !== null && life.death <= this.state.frame) return `${name} ends at ${seconds(this.film.frames[life.death].time)}.`;
    if (life && life.birth > this.state.frame) return `${name} begins at ${seconds(this.film.frames[life.birth].time)}.`;
    return this.moment.lost || `There is no layer ${name}.`;
  }

  controls() {
    const { state } = this;
    this.toolButtons.show(state.tool);
    this.stageButtons.show(state.stage);
    [this.toolMenu.value, this.stageMenu.value, this.overlay.value] = [state.tool, state.stage, state.overlay];
    for (const tab of this.tabs) tab.setAttribute("aria-selected", String(tab.dataset.scope === this.scope));
    document.body.dataset.scope = this.scope;
    this.dock?.show(this.player.isPlaying);
  }

  /** The scope as this width has it: what is a sheet of a phone stands beside the panel elsewhere. */
  get scope() {
    const { scope } = this.state;
    if (innerWidth < 700) return scope;
    return { tree: "layer", lanes: "film" }[scope] || scope;
  }

  fillPanel() {
    const scope = this.scope === "tree" ? "layer" : this.scope;
    const panel = this.panels[scope];
    const isSame = this.body.firstChild === panel.root && this.panelLayer === this.state.layer;
    this.panelLayer = this.state.layer;
    if (scope === "layer") panel.show(this.moment, this.selected, this.missing);
    else if (scope === "frame") panel.show(this.moment);
    else if (scope === "film") this.fillFilm(panel);
    if (this.body.firstChild !== panel.root) replace(this.body, panel.root);
    // What is put in place of other things stays where it was; to ask where that is takes a layout.
    if (!isSame) this.body.scrollTop = 0;
    this.body.querySelector("[aria-current=true]")?.scrollIntoView({ block: "nearest" });
  }

  /** The frames that are compared with this one, by number. */
  async others() {
    const wanted = [...(this.film.range(this.state.item) || []), this.state.frame - 1].filter((k) => k >= 0);
    return new Map(await Promise.all(wanted.map(async (k) => [k, await this.data.moment(k)])));
  }

  /** The panel of all frames waits for those that it compares. */
  async fillFilm(panel) {
    const { moment } = this;
    const others = await this.others();
    if (this.moment === moment && this.scope === "film") panel.show(moment, others, this.selected);
  }

  panelFocus() {
    const button = this.body.querySelector(".layer-head [aria-pressed]");
    if (button && this.selected >= 0) button.setAttribute("aria-pressed", String(this.state.view.focus === this.key(this.selected)));
  }

  tell() {
    const i = this.state.hover;
    if (!this.moment.columns) return this.stage.tell(this.moment.lost, true);
    this.stage.tell(i >= 0 ? `${short(this.moment.title(i), 60)}  ${this.moment.at(i).c}  ${place(this.moment.at(i).fr)}` : "");
  }

  // Marks on the stage

  mark(marks, quadOf, quad, map) {
    const { state, moment } = this;
    const outline = (i, kind) => {
      const points = quadOf(i);
      if (points.length) marks.outline(points, kind);
    };
    const item = this.pointed || state.item;
    const [kind, value] = [item.split(":")[0], item.slice(item.indexOf(":") + 1)];
    if (map && kind === "pass" && moment.passes[value]) marks.outline(quad(moment.passes[value].q), "pass");
    if (map && kind === "constraint") ConstraintTable.mark(moment, Number(value), marks, map);
    if (map && state.overlay === "ghost" && state.frame > 0) this.ghost(marks, quad);
    if (map) for (const lane of this.film.lanes) if (lane.kind === "touch") this.finger(marks, map, lane);
    const hover = state.hover;
    if (this.selected >= 0) {
      const parent = moment.at(this.selected).p;
      if (parent >= 0 && hover >= 0 && hover !== this.selected) outline(parent, "parent");
      outline(this.selected, "chosen");
    }
    if (hover >= 0 && hover !== this.selected && moment.at(hover)) outline(hover, "hover");
    if (map && state.tool === "measure" && this.selected >= 0 && hover >= 0 && hover !== this.selected) this.measure(marks, map, hover);
    if (map && kind === "touch") {
      const [x, y] = value.split(",").map(Number);
      marks.dot(...map(x, y), "touch");
    }
  }

  /** Where layers were that have moved since the frame before. */
  ghost(marks, quad) {
    const { before, moment } = this;
    if (!before || moment.lost || before.lost) return;
    let left = 200;
    const isOther = rowDifference(before, moment);
    for (const i of moment.state.order) {
      if (left <= 0 || !before.has(i) || !isOther(i)) continue;
      const [old, layer] = [before.at(i), moment.at(i)];
      if (!old.hidden && old.q.length && String(old.q) !== String(layer.q) && left-- > 0) marks.outline(quad(old.q), "ghost");
    }
  }

  /** The way of a finger that is down, with its samples. */
  finger(marks, map, { events }) {
    const now = this.film.frames[this.state.frame].time + 1e-6;
    const past = events.slice(0, events.findLastIndex((event) => event.start <= now) + 1);
    const down = past.findLastIndex((event) => event.text === "began");
    if (down < 0) return;
    const last = past[past.length - 1];
    if (["ended", "cancelled"].includes(last.text) && now - last.start > this.film.timeline.step) return;
    const points = past.slice(down).map((event) => event.note.split(", ").map(Number)).filter(([x, y]) => Number.isFinite(x) && Number.isFinite(y)).map(([x, y]) => map(x, y));
    if (points.length > 1) marks.path(points, "touch", [], false);
    for (const [x, y] of points.slice(-100, -1)) marks.sample(x, y, "touch");
    if (points.length) marks.dot(...points[points.length - 1], "touch");
  }

  /** From the chosen layer to the one under the pointer, in points; in pixels while Alt is down. */
  measure(marks, map, hover) {
    const [a, b] = [this.moment.box(this.selected), this.moment.box(hover)];
    if (!a || !b) return;
    const unit = this.stage.picture.showsPixels ? this.moment.scale : 1;
    const found = distances(a, b);
    for (const [x, y, u, v] of found) {
      marks.distance(map(x, y), map(u, v), `${number((Math.abs(u - x) + Math.abs(v - y)) * unit)} ${unit === 1 ? "pt" : "px"}`);
    }
    document.body.dataset.measured = found.map(([x, y, u, v]) => number((Math.abs(u - x) + Math.abs(v - y)) * unit)).join(" ");
  }
}

document.inspector = new Inspector(block("index"), block("sum"));
