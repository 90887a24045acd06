/** The layers as sheets, one above the other, that turn under the pointer. The projection is parallel. */
class DepthView {
  /** Above this many layers, what moves is a sketch; it is drawn finely when it rests. */
  static sketchLimit = 600;
  /** Above this many, sheets at rest have neither pictures nor outlines. */
  static batchLimit = 12000;
  /** Milliseconds without a movement that are a rest. */
  static restTime = 180;

  constructor(state, actions) {
    this.state = state;
    this.actions = actions;
    this.frames = 0;
    this.canvas = make("canvas", {
      tabindex: "0", role: "img", "aria-label": "Layers in depth. Arrow keys turn, plus and minus zoom.",
    });
    this.root = make("div", { class: "depth" }, this.canvas);
    this.images = new Map();
    followPointer(this, 500);
    this.canvas.addEventListener("keydown", (event) => this.key(event));
  }

  async show(moment) {
    this.moment = moment;
    this.images = new Map();
    const known = this.pictures || new Map();
    this.arrange();
    await Promise.all(moment.all.filter((layer) => layer.png).map(async (layer) => {
      const image = known.get(layer.png) || await moment.data.bitmap(layer.png);
      if (!image || this.moment !== moment) return;
      known.set(layer.png, image);
      this.images.set(layer.i, image);
    }));
    const used = new Set(moment.all.map((layer) => layer.png));
    this.pictures = new Map([...known].filter(([hash]) => used.has(hash)));
    if (this.moment === moment) this.draw();
  }

  /** The sheets that the camera lets through: those of a subtree, those between two depths. */
  arrange() {
    const { focus, low, high } = this.state.view;
    const { moment } = this;
    const place = focus ? moment.resolve(focus) : undefined;
    const subtree = place === undefined ? null : moment.below(place);
    const [from, to] = [low * moment.depth - 0.001, high * moment.depth + 0.001];
    this.shown = moment.order.map((i) => moment.at(i)).filter((layer) =>
      layer.q.length && (!subtree || subtree.has(layer.i)) && layer.depth >= from && layer.depth <= to);
    this.sketch = this.shown.length > DepthView.sketchLimit
      ? new SheetSketch(this.shown.filter((layer) => !layer.hidden)) : null;
    this.draw();
  }

  // Turning

  turn(yaw, pitch) {
    const limit = 1.45;
    const view = this.state.view;
    const inside = (value) => Math.max(-limit, Math.min(limit, value));
    this.state.move({ yaw: inside(view.yaw + yaw), pitch: inside(view.pitch + pitch) });
    this.move();
  }

  zoom(factor) {
    this.state.move({ near: Math.max(0.1, Math.min(20, this.state.view.near * factor)) });
    this.move();
  }

  press(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.last = this.first = [event.clientX, event.clientY];
  }

  drag(event) {
    if (!this.last || !event.buttons) {
      if (!this.map) return;
      return this.actions.hover(this.pick(event.offsetX, event.offsetY));
    }
    const [dx, dy] = [event.clientX - this.last[0], event.clientY - this.last[1]];
    this.last = [event.clientX, event.clientY];
    if (event.shiftKey || event.buttons === 4) {
      const view = this.state.view;
      this.state.move({ dx: view.dx + dx, dy: view.dy + dy });
      this.move();
    } else {
      this.turn(dx / 180, dy / 180);
    }
  }

  release(event) {
    if (this.first && Math.hypot(event.clientX - this.first[0], event.clientY - this.first[1]) < 4) {
      const found = this.pick(event.offsetX, event.offsetY);
      this.actions.pick(found >= 0 ? [found] : []);
    }
    this.last = this.first = null;
  }

  key(event) {
    const actions = {
      ArrowLeft: () => this.turn(-0.08, 0), ArrowRight: () => this.turn(0.08, 0), ArrowUp: () => this.turn(0, -0.08),
      ArrowDown: () => this.turn(0, 0.08),
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
    const view = this.state.view;
    this.spacing = view.spread;
    const depth = this.moment.depth * this.spacing;
    // All sheets fit as they stand turned at first.
    const fit = 0.86 * Math.min(width / (0.83 * w + 0.57 * depth), height / (0.94 * h + 0.2 * w + 0.29 * depth)) * view.near * ratio;
    const [cy, sy, cp, sp] = [Math.cos(view.yaw), Math.sin(view.yaw), Math.cos(view.pitch), Math.sin(view.pitch)];
    const middle = depth / 2;
    // Screen x = xx·x + xz·z + x0, screen y = yx·x + yy·y + yz·z + y0.
    this.map = {
      xx: cy * fit, xz: sy * fit, yx: sy * sp * fit, yy: cp * fit, yz: -cy * sp * fit,
      x0: width * ratio / 2 + view.dx * ratio - (w / 2 * cy + middle * sy) * fit,
      y0: height * ratio / 2 + view.dy * ratio - (h / 2 * cp + w / 2 * sy * sp - middle * cy * sp) * fit,
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
    if (!this.root.clientWidth) return;
    this.frames += 1;
    this.prepare();
    const context = this.canvas.getContext("2d");
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    this.colors = tokens();
    const isSketch = this.isMoving && this.sketch !== null;
    if (isSketch) this.sketch.paint(context, this.map, this.spacing, this.colors.stage, this.colors.edge);
    else if (this.shown.length > DepthView.batchLimit) this.paintBatches(context);
    else for (const layer of this.shown) this.paintSheet(context, layer);
    this.canvas.dataset.drawn = isSketch ? "sketch" : "fine";
    context.setTransform(1, 0, 0, 1, 0, 0);
    const marks = new Marks(context, this.map.ratio);
    const quad = (i) => this.moment.at(i).q.length ? this.corners(this.moment.at(i)) : [];
    this.actions.mark(marks, quad, null, null);
    if (!isSketch && this.shown.length <= DepthView.sketchLimit) this.paintWords(marks);
  }

  paintSheet(context, layer) {
    const [a, b, , d] = this.corners(layer);
    const own = layer.shownBounds;
    const [width, height] = [own[2], own[3]];
    const ratio = this.map.ratio;
    context.setTransform(1, 0, 0, 1, 0, 0);
    if (width > 0 && height > 0 && !layer.hidden) {
      context.setTransform((b[0] - a[0]) / width, (b[1] - a[1]) / width, (d[0] - a[0]) / height, (d[1] - a[1]) / height, a[0], a[1]);
      context.globalAlpha = 0.25 + 0.7 * (layer.o ?? 1);
      const image = this.images.get(layer.i);
      // A picture with its own place has box, border and shadow in it.
      if (image && layer.f) {
        const [x, y, w, h] = layer.pr || own;
        context.drawImage(image, x - own[0], y - own[1], w, h);
      } else {
        context.beginPath();
        context.roundRect(0, 0, width, height, Math.min(layer.r || 0, width / 2, height / 2));
        context.fillStyle = layer.f || (layer.v ? "#8ab4f81a" : "#c9c9c91a");
        context.fill();
        if (image) {
          const [x, y, w, h] = layer.pr || own;
          context.drawImage(image, x - own[0], y - own[1], w, h);
        }
        if (layer.bw) { context.strokeStyle = layer.bc; context.lineWidth = layer.bw; context.stroke(); }
      }
      context.globalAlpha = 1;
      context.setTransform(1, 0, 0, 1, 0, 0);
    }
    const isLarge = Math.max(Math.abs(b[0] - a[0]), Math.abs(d[0] - a[0])) >= SheetSketch.outlined * ratio
      && Math.max(Math.abs(b[1] - a[1]), Math.abs(d[1] - a[1])) >= SheetSketch.outlined * ratio;
    if (this.sketch && !isLarge && !layer.passes && !layer.hidden) return;
    context.beginPath();
    this.trace(context, layer);
    context.setLineDash(layer.hidden ? [2 * ratio, 3 * ratio] : layer.v && !layer.mask ? [] : [5 * ratio, 3 * ratio]);
    context.strokeStyle = layer.passes ? this.colors.cost : this.colors.edge;
    context.lineWidth = (layer.passes ? 2 : 1) * ratio;
    context.stroke();
    context.setLineDash([]);
  }

  trace(context, layer) {
    const corners = this.corners(layer);
    context.moveTo(...corners[0]);
    for (const corner of corners.slice(1)) context.lineTo(...corner);
    context.closePath();
  }

  /** Last and apart, so that no sheet covers them; none at a sheet too small for its words. */
  static wordLimit = 60;

  paintWords(marks) {
    for (const layer of [...this.shown].reverse()) {
      if (!layer.passes || layer.hidden) continue;
      const [a, b, c, d] = this.corners(layer);
      const longest = Math.max(Math.hypot(b[0] - a[0], b[1] - a[1]), Math.hypot(c[0] - b[0], c[1] - b[1]), Math.hypot(d[0] - a[0], d[1] - a[1]));
      if (longest < DepthView.wordLimit * this.map.ratio) continue;
      marks.word(count(layer.passes, "pass", "passes"), a[0], a[1] - 4 * this.map.ratio, "cost", { anchor: [0, 1] });
    }
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

  /** The front sheet at a point of the canvas, -1 for none. */
  pick(x, y) {
    const ratio = this.map.ratio;
    for (let k = this.shown.length - 1; k >= 0; k--) {
      const layer = this.shown[k];
      if (!layer.hidden && layer.q.length && inside(this.corners(layer).flat(), x * ratio, y * ratio)) return layer.i;
    }
    return -1;
  }
}
