/**
 * The update cycle as a flame chart. Steps are packed: each that holds no other is as wide as the next, one that holds
 * some is as wide as they are together.
 */
class TraceView {
  static tokens = { event: "dim", traits: "layout", updateProperties: "layout", updateConstraints: "layout", layoutSubviews: "layout", draw: "draw", commit: "dim" };
  static rowHeight = 24;

  constructor(actions) {
    this.actions = actions;
    this.canvas = make("canvas", { class: "flame", tabindex: "0", role: "img", "aria-label": "Flame chart of the update cycle; a click chooses a step" });
    this.text = make("p", { class: "told", role: "status" });
    this.list = make("div");
    this.root = make("div", {}, this.canvas, this.text, this.list);
    this.canvas.addEventListener("pointermove", (event) => this.point(this.at(event)));
    this.canvas.addEventListener("pointerleave", () => this.point(null));
    this.canvas.addEventListener("click", (event) => { const bar = this.at(event); if (bar) this.actions.step(bar.k); });
    new ResizeObserver(() => this.paint()).observe(this.canvas);
  }

  show(moment, chosen) {
    this.moment = moment;
    this.chosen = chosen;
    this.pack(moment.trace);
    this.canvas.style.height = Math.min(240, Math.max(1, this.levels) * TraceView.rowHeight) + "px";
    const counts = new Map();
    for (const { phase } of moment.trace) counts.set(phase, (counts.get(phase) || 0) + 1);
    replace(this.list, make("p", { class: "phases" }, [...counts].map(([phase, amount]) =>
      make("span", { class: TraceView.tokens[phase] || "dim" }, `${phase} ${amount}`))),
      make("details", { class: "fold" }, make("summary", {}, `All ${count(moment.trace.length, "step")}`),
        make("ol", { class: "trace-list" }, moment.trace.slice(0, 500).map((step, k) => make("li", { "aria-current": k === chosen ? "true" : null },
          make("button", { type: "button", class: "link", on: { click: () => this.actions.step(k) } }, `${step.phase} ${short(step.view, 200)}`),
          this.rest(step))), moment.trace.length > 500 ? make("li", { class: "dim" }, `and ${moment.trace.length - 500} more`) : null)));
    this.point(null);
    this.paint();
  }

  /** Bars with a level, a start and a width in steps. */
  pack(trace) {
    const open = [];
    let end = 0;
    this.bars = [];
    const close = (order) => {
      while (open.length && open[open.length - 1].until <= order) {
        const { bar } = open.pop();
        if (end === bar.start) end += 1;
        bar.width = end - bar.start;
      }
    };
    trace.forEach((step, k) => {
      close(step.order);
      const bar = { step, k, start: end, width: 1, level: open.length };
      this.bars.push(bar);
      open.push({ bar, until: step.order + step.length });
    });
    close(Infinity);
    this.end = Math.max(1, end);
    this.levels = this.bars.reduce((most, bar) => Math.max(most, bar.level + 1), 1);
  }

  rest(step) {
    return make("span", { class: "dim" }, (step.forced ? " (forced)" : "") + (step.cause ? " ← " + short(step.cause, 200) : ""));
  }

  box(bar) {
    const height = Math.min(TraceView.rowHeight, this.canvas.clientHeight / this.levels);
    const unit = this.canvas.clientWidth / this.end;
    return [bar.start * unit, bar.level * height, Math.max(1, bar.width * unit - 1), height - 1];
  }

  paint() {
    if (!this.bars || !this.canvas.clientWidth) return;
    const ratio = window.devicePixelRatio || 1;
    this.canvas.width = this.canvas.clientWidth * ratio;
    this.canvas.height = this.canvas.clientHeight * ratio;
    const context = this.canvas.getContext("2d");
    const colors = tokens();
    context.scale(ratio, ratio);
    context.font = "11px system-ui, sans-serif";
    context.textBaseline = "middle";
    for (const bar of this.bars) {
      const [x, y, width, height] = this.box(bar);
      context.fillStyle = bar.k === this.chosen ? colors.accent : colors[TraceView.tokens[bar.step.phase] || "dim"];
      context.beginPath();
      context.roundRect(x, y, width, height, Math.min(4, width / 2));
      context.fill();
      if (width < 28 || height < 12) continue;
      context.save();
      context.beginPath();
      context.rect(x, y, width - 3, height);
      context.clip();
      context.fillStyle = colors.on;
      const name = bar.step.view.replace(/^[^:]*:/, "").slice(0, 60);
      context.fillText(width > 130 ? bar.step.phase + " " + name : name, x + 5, y + height / 2 + 0.5);
      context.restore();
    }
  }

  at(event) {
    return this.bars?.findLast((bar) => {
      const [x, y, width, height] = this.box(bar);
      return event.offsetX >= x && event.offsetX <= x + width && event.offsetY >= y && event.offsetY <= y + height;
    });
  }

  point(bar) {
    const step = bar ? bar.step : this.moment?.trace[this.chosen];
    replace(this.text, step ? [`turn ${step.turn}  ${step.phase} `, make("span", { class: "name" }, short(step.view, 200)), this.rest(step)]
      : make("span", { class: "dim" }, "Point at a step."));
    this.actions.hover(bar ? bar.step.place : -1);
  }
}
