/** The layers as sheets, one above the other, that turn under the pointer. The projection is parallel. */
class DepthView {
  /** Above this many layers, what moves is a sketch; it is drawn finely when it rests. */
  static sketchLimit = 600;
  /** Above this many, sheets at rest have neither pictures nor outlines. */
  static batchLimit = 12000;
  /** Milliseconds without a movement that are a rest. */
  static restTime = 180;

  constructor(choose) {
    this.choose = choose;
    this.yaw = 0.6;
    this.pitch = 0.35;
    this.zoom = 1;
    this.spacing = 26;
    this.shift = [0, 0];
    this.frames = 0;
    this.canvas = make("canvas", {
      tabindex: "0", role: "img", "aria-label": "Layers in depth. Arrow keys turn, plus and minus zoom.",
    });
    this.root = make("div", { class: "depth" }, this.canvas, make("div", { class: "caption" }, "Layers in depth"));
    this.images = new Map();
    new ResizeObserver(() => this.draw()).observe(this.root);
    this.canvas.addEventListener("pointerdown", (event) => this.press(event));
    this.canvas.addEventListener("pointermove", (event) => this.drag(event));
    this.canvas.addEventListener("pointerup", (event) => this.release(event));
    this.canvas.addEventListener("wheel", (event) => {
      event.preventDefault();
      this.scale(Math.exp(-event.deltaY / 500));
    }, { passive: false });
    this.canvas.addEventListener("keydown", (event) => this.key(event));
  }

  async show(moment) {
    this.moment = moment;
    this.selected = -1;
    this.images = new Map();
    this.shown = moment.order.map((i) => moment.layers[i]).filter((layer) => layer.q.length);
    this.sketch = this.shown.length > DepthView.sketchLimit
      ? new SheetSketch(this.shown.filter((layer) => !layer.hidden)) : null;
    this.draw();
    await Promise.all(moment.layers.filter((layer) => layer.png).map(async (layer) => {
      try { this.images.set(layer.i, await picture(layer.png)); } catch { /* the sheet stays plain */ }
    }));
    if (this.moment === moment) this.draw();
  }

  select(i) { this.selected = i; this.draw(); }

  // Turning

  turn(yaw, pitch) {
    const limit = 1.45;
    this.yaw = Math.max(-limit, Math.min(limit, this.yaw + yaw));
    this.pitch = Math.max(-limit, Math.min(limit, this.pitch + pitch));
    this.move();
  }

  scale(factor) { this.zoom = Math.max(0.1, Math.min(20, this.zoom * factor)); this.move(); }

  spread(spacing) { this.spacing = spacing; this.move(); }

  reset(yaw = 0.6, pitch = 0.35) {
    [this.yaw, this.pitch, this.zoom, this.shift] = [yaw, pitch, 1, [0, 0]];
    this.draw();
  }

  press(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.last = this.first = [event.clientX, event.clientY];
  }

  drag(event) {
    if (!this.last || !event.buttons) return;
    const [dx, dy] = [event.clientX - this.last[0], event.clientY - this.last[1]];
    this.last = [event.clientX, event.clientY];
    if (event.shiftKey || event.buttons === 4) {
      this.shift = [this.shift[0] + dx, this.shift[1] + dy];
      this.move();
    } else {
      this.turn(dx / 180, dy / 180);
    }
  }

  release(event) {
    if (this.first && Math.hypot(event.clientX - this.first[0], event.clientY - this.first[1]) < 4) {
      const box = this.canvas.getBoundingClientRect();
      this.choose(this.pick(event.clientX - box.left, event.clientY - box.top));
    }
    this.last = this.first = null;
  }

  key(event) {
    const actions = {
      ArrowLeft: () => this.turn(-0.08, 0), ArrowRight: () => this.turn(0.08, 0), ArrowUp: () => this.turn(0, -0.08),
      ArrowDown: () => this.turn(0, 0.08), "+": () => this.scale(1.15), "=": () => this.scale(1.15),
      "-": () => this.scale(1 / 1.15), 0: () => this.reset(),
    };
    if (event.ctrlKey || event.metaKey || !actions[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    actions[event.key]();
  }

  // Drawing

  /** Draws what moves: at once as well as time allows, finely when it rests. */
  move() {
    this.isMoving = true;
    clearTimeout(this.rest);
    this.rest = setTimeout(() => { this.isMoving = false; this.draw(); }, DepthView.restTime);
    this.draw();
  }

  /** Draws before the next picture of the browser, however often it is asked. */
  draw() {
    if (this.waiting || !this.moment) return;
    this.waiting = true;
    requestAnimationFrame(() => { this.waiting = false; this.paint(); });
  }

  prepare() {
    const ratio = window.devicePixelRatio || 1;
    const [width, height] = [this.root.clientWidth, this.root.clientHeight];
    if (this.canvas.width !== Math.round(width * ratio) || this.canvas.height !== Math.round(height * ratio)) {
      this.canvas.width = Math.round(width * ratio);
      this.canvas.height = Math.round(height * ratio);
    }
    const [w, h] = this.moment.size;
    const depth = this.moment.depth * this.spacing;
    // All sheets fit as they stand turned at first.
    const fit = 0.86 * Math.min(width / (0.83 * w + 0.57 * depth), height / (0.94 * h + 0.2 * w + 0.29 * depth)) * this.zoom * ratio;
    const [cy, sy, cp, sp] = [Math.cos(this.yaw), Math.sin(this.yaw), Math.cos(this.pitch), Math.sin(this.pitch)];
    const middle = depth / 2;
    // Screen x = xx·x + xz·z + x0, screen y = yx·x + yy·y + yz·z + y0.
    this.map = {
      xx: cy * fit, xz: sy * fit, yx: sy * sp * fit, yy: cp * fit, yz: -cy * sp * fit,
      x0: width * ratio / 2 + this.shift[0] * ratio - (w / 2 * cy + middle * sy) * fit,
      y0: height * ratio / 2 + this.shift[1] * ratio - (h / 2 * cp + w / 2 * sy * sp - middle * cy * sp) * fit,
      ratio,
    };
  }

  project(x, y, z) {
    const m = this.map;
    return [m.xx * x + m.xz * z + m.x0, m.yx * x + m.yy * y + m.yz * z + m.y0];
  }

  corners(layer) {
    const z = layer.depth * this.spacing;
    return [0, 2, 4, 6].map((k) => this.project(layer.q[k], layer.q[k + 1], z));
  }

  paint() {
    this.frames += 1;
    this.prepare();
    const context = this.canvas.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    const style = getComputedStyle(document.documentElement);
    this.colors = { line: style.getPropertyValue("--dim"), chosen: style.getPropertyValue("--accent") };
    const isSketch = this.isMoving && this.sketch !== null;
    if (isSketch) this.sketch.paint(context, this.map, this.spacing, style.getPropertyValue("--paper"), this.colors.line);
    else if (this.shown.length > DepthView.batchLimit) this.paintBatches(context);
    else for (const layer of this.shown) this.paintSheet(context, layer);
    this.canvas.dataset.drawn = isSketch ? "sketch" : "fine";
    if (this.selected >= 0) this.outline(context, this.moment.layers[this.selected]);
  }

  paintSheet(context, layer) {
    const [a, b, , d] = this.corners(layer);
    const [width, height] = [layer.b[2], layer.b[3]];
    const ratio = this.map.ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (width > 0 && height > 0 && !layer.hidden) {
      const sheet = [(b[0] - a[0]) / width, (b[1] - a[1]) / width, (d[0] - a[0]) / height, (d[1] - a[1]) / height, a[0], a[1]];
      context.setTransform(...sheet);
      context.globalAlpha = 0.25 + 0.7 * (layer.o ?? 1);
      const radius = Math.min(layer.r || 0, width / 2, height / 2);
      context.beginPath();
      context.roundRect(0, 0, width, height, radius);
      context.fillStyle = layer.f || (layer.v ? "#8ab4f81a" : "#c9c9c91a");
      context.fill();
      const image = this.images.get(layer.i);
      if (image) context.drawImage(image, 0, 0, width, height);
      if (layer.bw) { context.strokeStyle = layer.bc; context.lineWidth = layer.bw; context.stroke(); }
      context.globalAlpha = 1;
      context.setTransform(1, 0, 0, 1, 0, 0);
    }
    const isLarge = Math.max(Math.abs(b[0] - a[0]), Math.abs(d[0] - a[0])) >= SheetSketch.outlined * ratio
      && Math.max(Math.abs(b[1] - a[1]), Math.abs(d[1] - a[1])) >= SheetSketch.outlined * ratio;
    if (this.sketch && !isLarge && !layer.passes && !layer.hidden) return;
    context.beginPath();
    this.trace(context, layer);
    context.setLineDash(layer.hidden ? [2 * ratio, 3 * ratio] : layer.v ? [] : [5 * ratio, 3 * ratio]);
    context.strokeStyle = layer.passes ? "#d99a00" : this.colors.line;
    context.lineWidth = (layer.passes ? 2 : 0.8) * ratio;
    context.stroke();
    context.setLineDash([]);
    if (layer.passes) this.word(context, layer, layer.passes + (layer.passes === 1 ? " pass" : " passes"));
  }

  trace(context, layer) {
    const corners = this.corners(layer);
    context.moveTo(...corners[0]);
    for (const corner of corners.slice(1)) context.lineTo(...corner);
    context.closePath();
  }

  word(context, layer, text) {
    const [x, y] = this.corners(layer)[0];
    context.font = `${11 * this.map.ratio}px system-ui, sans-serif`;
    context.fillStyle = "#d99a00";
    context.fillText(text, x, y - 3 * this.map.ratio);
  }

  /** Very many sheets: one path for each run of sheets of one colour. */
  paintBatches(context) {
    const { xx, xz, yx, yy, yz, x0, y0 } = this.map;
    context.globalAlpha = 0.75;
    let color = null;
    const flush = () => {
      if (color === null) return;
      context.fillStyle = color;
      context.fill();
    };
    for (const layer of this.shown) {
      if (layer.hidden) continue;
      const fill = layer.f || "#8ab4f81a";
      if (fill !== color) { flush(); context.beginPath(); color = fill; }
      const q = layer.q;
      const z = layer.depth * this.spacing;
      const [px, py] = [xz * z + x0, yz * z + y0];
      context.moveTo(xx * q[0] + px, yx * q[0] + yy * q[1] + py);
      context.lineTo(xx * q[2] + px, yx * q[2] + yy * q[3] + py);
      context.lineTo(xx * q[4] + px, yx * q[4] + yy * q[5] + py);
      context.lineTo(xx * q[6] + px, yx * q[6] + yy * q[7] + py);
      context.closePath();
    }
    flush();
    context.globalAlpha = 1;
  }

  outline(context, layer) {
    if (!layer.q.length) return;
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.beginPath();
    this.trace(context, layer);
    context.strokeStyle = this.colors.chosen;
    context.lineWidth = 3 * this.map.ratio;
    context.stroke();
  }

  /** The front sheet at a point of the canvas, -1 for none. */
  pick(x, y) {
    const ratio = this.map.ratio;
    for (let k = this.moment.order.length - 1; k >= 0; k--) {
      const layer = this.moment.layers[this.moment.order[k]];
      if (!layer.hidden && layer.q.length && inside(this.corners(layer).flat(), x * ratio, y * ratio)) return layer.i;
    }
    return -1;
  }
}
