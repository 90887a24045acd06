/** Lets a view of the stage follow its size, the pointer and the wheel, which zooms the slower the larger `slowness`. */
function followPointer(view, slowness) {
  const { canvas, root, actions } = view;
  new ResizeObserver(() => {
    view.box = [root.clientWidth, root.clientHeight];
    view.draw();
  }).observe(root);
  canvas.addEventListener("pointerdown", (event) => view.press(event));
  canvas.addEventListener("pointermove", (event) => view.drag(event));
  canvas.addEventListener("pointerup", (event) => view.release(event));
  canvas.addEventListener("pointerleave", () => actions.hover(-1));
  canvas.addEventListener("dblclick", () => actions.focus());
  canvas.addEventListener("wheel", (event) => {
    event.preventDefault();
    view.zoom(Math.exp(-event.deltaY / slowness), [event.offsetX, event.offsetY]);
  }, { passive: false });
}

/** Where a frame is looked at: its picture, its layers in depth, or both, with one camera. */
class StageView {
  constructor(state, actions) {
    this.state = state;
    this.picture = new PictureView(state, actions);
    this.depth = new DepthView(state, actions);
    this.readout = make("div", { class: "readout", role: "status" });
    this.percent = make("span", { class: "mono", role: "status" });
    const button = (title, tip, key, action) => make("button", {
      type: "button", class: "button square", "data-tip": tip, "data-key": key, "aria-label": tip, on: { click: action },
    }, title);
    this.zoomBar = make("div", { class: "bar zoom" }, button("−", "Zoom out", "-", () => this.zoom(1 / 1.25)),
      make("button", { type: "button", class: "button", "data-action": "fit", "data-tip": "Show all", "data-key": "0", on: { click: () => this.fit() } }, "Fit"),
      this.percent, button("+", "Zoom in", "+", () => this.zoom(1.25)));
    this.turns = segment("View", [["front", "Front"], ["turned", "Turned"]], (value) =>
      state.move(value === "front" ? { yaw: 0, pitch: 0 } : { yaw: 0.6, pitch: 0.35 }));
    const range = (label, low, high, step, key) => {
      const input = make("input", { type: "range", min: low, max: high, step, "aria-label": label, "data-tip": label, on: { input: () => this.cut(key, Number(input.value)) } });
      return input;
    };
    this.spread = range("Distance of the sheets", 0, 120, 1, "spread");
    this.low = range("Cut what lies behind", 0, 1, 0.01, "low");
    this.high = range("Cut what lies in front", 0, 1, 0.01, "high");
    this.depthBar = make("div", { class: "bar depth-bar" }, this.turns, make("label", {}, "Spread", this.spread),
      make("label", { class: "cut" }, "Cut", make("span", { class: "thumbs" }, this.low, this.high)));
    this.root = make("div", { class: "stages stage", "data-stage": "picture" }, this.picture.root, this.depth.root,
      this.readout, this.depthBar, this.zoomBar);
    this.update(new Set(["stage", "camera"]));
  }

  get showsPicture() { return this.state.stage !== "depth"; }
  get showsDepth() { return this.state.stage !== "picture"; }

  /** `before` is drawn palely below, where the frame before is asked for. */
  async show(moment, before) {
    this.moment = moment;
    await Promise.all([this.picture.show(moment, before), this.showsDepth ? this.depth.show(moment) : null]);
  }

  /** What the state says now. */
  update(changed) {
    if (changed.has("stage")) {
      this.root.dataset.stage = this.state.stage;
      // What was hidden had no size.
      this.picture.box = this.depth.box = null;
      // Sheets are laid out when they are looked at.
      if (this.moment && this.showsDepth && this.depth.moment !== this.moment) this.depth.show(this.moment);
    }
    if (changed.has("tool")) this.root.dataset.tool = this.state.tool;
    if (changed.has("camera")) {
      const view = this.state.view;
      [this.spread.value, this.low.value, this.high.value] = [view.spread, view.low, view.high];
      this.turns.show(view.yaw === 0 && view.pitch === 0 ? "front" : "turned");
      const cut = `${view.low} ${view.high} ${view.focus}`;
      if (this.depth.moment && this.shownCut !== cut) this.depth.arrange();
      this.shownCut = cut;
    }
    this.picture.draw();
    this.depth.draw();
    if (this.moment && (this.showsDepth || this.picture.wide)) {
      const percent = this.showsPicture ? this.picture.scale / this.moment.scale * (window.devicePixelRatio || 1) * 100 : this.state.view.near * 100;
      this.percent.textContent = Math.round(percent) + " %";
    }
  }

  cut(key, value) {
    const view = this.state.view;
    if (key === "low") this.state.move({ low: Math.min(value, view.high) });
    else if (key === "high") this.state.move({ high: Math.max(value, view.low) });
    else this.state.move({ [key]: value });
  }

  zoom(factor) { if (this.showsPicture) this.picture.zoom(factor); if (this.showsDepth) this.depth.zoom(factor); }

  fit() { this.state.move({ zoom: 1, x: 0, y: 0, near: 1, dx: 0, dy: 0, low: 0, high: 1, focus: "" }); }

  /** One subtree as large as it can be, alone in depth; again: everything. */
  focus(i) {
    const name = this.moment.key(i);
    if (this.state.view.focus === name) return this.fit();
    const box = this.moment.box(i);
    if (box) this.picture.frame(box);
    this.state.move({ focus: name });
  }

  tell(text, isLost = false) {
    this.readout.textContent = text;
    this.readout.classList.toggle("lost", isLost);
  }
}
