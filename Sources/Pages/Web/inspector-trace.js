/** The update cycle as a flame chart: steps in their order, what ran inside a step below it. */
class TraceView {
  static colors = {
    event: "#8e8e93", traits: "#5e9ed6", updateProperties: "#4bb3a7", updateConstraints: "#b48ede",
    layoutSubviews: "#4caf6d", draw: "#e0a03c", commit: "#d96a6a",
  };

  static rowHeight = 26;

  constructor() {
    this.canvas = make("canvas", { class: "flame", role: "img", "aria-label": "Flame chart of the update cycle" });
    this.text = make("p", { class: "mono", role: "status" }, "Point at a step.");
    this.list = make("ol", { class: "trace-list mono", tabindex: "0" });
    this.phases = make("div", { class: "phases" });
    this.root = make("div", {}, this.canvas, this.phases, this.text, this.list);
    this.canvas.addEventListener("pointermove", (event) => this.point(event));
    new ResizeObserver(() => this.paint()).observe(this.canvas);
  }

  show(moment) {
    const trace = moment.trace;
    const first = trace.length ? trace[0].order : 0;
    this.end = trace.reduce((end, step) => Math.max(end, step.order - first + step.length), 1);
    const open = [];
    this.bars = trace.map((step) => {
      const start = step.order - first;
      while (open.length && open[open.length - 1] <= start) open.pop();
      const level = open.length;
      open.push(start + step.length);
      return { step, start, level };
    });
    this.levels = this.bars.reduce((most, bar) => Math.max(most, bar.level + 1), 1);
    this.canvas.style.height = Math.min(300, this.levels * TraceView.rowHeight) + "px";
    const counts = new Map();
    for (const { phase } of trace) counts.set(phase, (counts.get(phase) || 0) + 1);
    replace(this.phases, [...counts].map(([phase, count]) => {
      const swatch = make("i");
      swatch.style.background = TraceView.colors[phase] || "#888";
      return make("span", {}, swatch, `${phase} ${count}`);
    }));
    replace(this.list, trace.slice(0, 500).map((step) => make("li", {}, TraceView.sentence(step))),
      trace.length > 500 ? make("li", { class: "dim" }, `and ${trace.length - 500} more`) : null);
    this.paint();
  }

  static sentence(step) {
    return `turn ${step.turn}  ${step.phase} ${short(step.view, 200)}${step.forced ? " (forced)" : ""}${step.cause ? " ← " + short(step.cause, 200) : ""}`;
  }

  box(bar) {
    const height = Math.min(TraceView.rowHeight, this.canvas.clientHeight / this.levels);
    const unit = this.canvas.clientWidth / this.end;
    return [bar.start * unit, bar.level * height, Math.max(1, bar.step.length * unit - 1), height - 1];
  }

  paint() {
    if (!this.bars || !this.canvas.clientWidth) return;
    const ratio = window.devicePixelRatio || 1;
    this.canvas.width = this.canvas.clientWidth * ratio;
    this.canvas.height = this.canvas.clientHeight * ratio;
    const context = this.canvas.getContext("2d");
    context.scale(ratio, ratio);
    context.font = "11px system-ui, sans-serif";
    for (const bar of this.bars) {
      const [x, y, width, height] = this.box(bar);
      context.fillStyle = TraceView.colors[bar.step.phase] || "#888";
      context.fillRect(x, y, width, height);
      if (width < 30 || height < 12) continue;
      context.save();
      context.beginPath();
      context.rect(x, y, width, height);
      context.clip();
      context.fillStyle = "#111";
      context.fillText(bar.step.phase + " " + bar.step.view.slice(0, 60), x + 3, y + height / 2 + 4);
      context.restore();
    }
  }

  point(event) {
    const found = this.bars?.findLast((bar) => {
      const [x, y, width, height] = this.box(bar);
      return event.offsetX >= x && event.offsetX <= x + width && event.offsetY >= y && event.offsetY <= y + height;
    });
    this.text.textContent = found ? TraceView.sentence(found.step) : "Point at a step.";
  }
}
