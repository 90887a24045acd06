/** The picture of a frame, with an overlay's colours and words, and what is chosen or pointed at. */
class PictureView {
  constructor(click) {
    this.canvas = make("canvas", { role: "img", "aria-label": "The picture. A click shows who gets a touch there." });
    this.legend = make("div", { class: "legend", hidden: true });
    this.root = make("div", { class: "flat checker" }, this.canvas, make("div", { class: "caption" }, "Picture: click to touch"), this.legend);
    this.quads = [];
    new ResizeObserver(() => this.draw()).observe(this.root);
    this.canvas.addEventListener("click", (event) => {
      const point = this.point(event);
      if (point) { this.mark = point; this.draw(); click(...point); }
    });
  }

  async show(moment) {
    this.moment = moment;
    this.image = moment.picture ? await picture(moment.picture) : null;
    this.draw();
  }

  /** The overlay of a name; empty for none. */
  setOverlay(name) {
    this.overlay = this.moment.overlays.find((overlay) => overlay.name === name);
    this.legend.hidden = !this.overlay;
    replace(this.legend, (this.overlay?.legend || []).map(({ color, text }) => {
      const swatch = make("i");
      swatch.style.background = `rgb(${color.join()})`;
      return make("div", {}, swatch, text);
    }));
    this.draw();
  }

  /** Outlines: quadrilaterals with a colour. */
  outline(quads) { this.quads = quads; this.draw(); }

  get scale() {
    const [w, h] = this.moment.size;
    return Math.min((this.root.clientWidth - 32) / w, (this.root.clientHeight - 68) / h);
  }

  get offset() {
    const [w, h] = this.moment.size;
    return [(this.root.clientWidth - w * this.scale) / 2, (this.root.clientHeight - h * this.scale) / 2];
  }

  /** Points of the screen under the pointer; null beside the picture. */
  point(event) {
    const box = this.canvas.getBoundingClientRect();
    const [ox, oy] = this.offset;
    const [x, y] = [(event.clientX - box.left - ox) / this.scale, (event.clientY - box.top - oy) / this.scale];
    const [w, h] = this.moment.size;
    return x >= 0 && y >= 0 && x < w && y < h ? [x, y] : null;
  }

  draw() {
    if (this.waiting || !this.moment) return;
    this.waiting = true;
    requestAnimationFrame(() => { this.waiting = false; this.paint(); });
  }

  paint() {
    const ratio = window.devicePixelRatio || 1;
    this.canvas.width = Math.max(1, Math.round(this.root.clientWidth * ratio));
    this.canvas.height = Math.max(1, Math.round(this.root.clientHeight * ratio));
    const context = this.canvas.getContext("2d");
    const [w, h] = this.moment.size;
    const scale = this.scale * ratio;
    context.setTransform(scale, 0, 0, scale, this.offset[0] * ratio, this.offset[1] * ratio);
    if (this.image) context.drawImage(this.image, 0, 0, w, h);
    if (this.overlay) this.paintOverlay(context);
    for (const { q, color, fill } of this.quads) {
      if (!q.length) continue;
      context.beginPath();
      for (let k = 0; k < 8; k += 2) context.lineTo(q[k], q[k + 1]);
      context.closePath();
      context.strokeStyle = color;
      context.lineWidth = 2 / this.scale;
      context.stroke();
      if (fill) { context.fillStyle = fill; context.fill(); }
    }
    if (this.mark) {
      context.strokeStyle = "#ff2d92";
      context.lineWidth = 2 / this.scale;
      context.beginPath();
      context.arc(this.mark[0], this.mark[1], 6 / this.scale, 0, 7);
      context.stroke();
    }
  }

  paintOverlay(context) {
    context.font = `${11 / this.scale}px system-ui, sans-serif`;
    context.textBaseline = "top";
    const words = [];
    for (const { rect, color, strength, label } of this.overlay.notes) {
      context.fillStyle = `rgb(${color.join(" ")} / ${strength / 255})`;
      context.fillRect(...rect);
      if (label) words.push([label, rect]);
    }
    for (const [label, rect] of words.slice(0, 200)) {
      const text = short(label, 60);
      const width = context.measureText(text).width;
      context.fillStyle = "#000c";
      context.fillRect(rect[0], rect[1], width + 6 / this.scale, 14 / this.scale);
      context.fillStyle = "#fff";
      context.fillText(text, rect[0] + 3 / this.scale, rect[1] + 2 / this.scale);
    }
  }
}
