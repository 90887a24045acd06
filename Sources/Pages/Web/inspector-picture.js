/** The picture of a frame, with an overlay's colours and words, outlines and distances. */
class PictureView {
  constructor(state, actions) {
    this.state = state;
    this.actions = actions;
    this.canvas = make("canvas", { tabindex: "0", role: "img", "aria-label": "The picture" });
    this.legend = make("div", { class: "legend", hidden: true });
    this.root = make("div", { class: "flat" }, this.canvas, this.legend);
    followPointer(this, 400);
  }

  async show(moment, before) {
    this.moment = moment;
    this.grey = this.contrast = null;
    const image = moment.picture ? await moment.data.frame(moment.picture) : null;
    if (this.moment !== moment) return;
    this.image = image;
    await this.showGhost(before);
    this.draw();
  }

  /** The frame before, drawn palely above. */
  async showGhost(before) {
    const { moment } = this;
    const ghost = before?.picture ? await moment.data.frame(before.picture) : null;
    if (this.moment !== moment) return;
    this.ghost = ghost;
    this.draw();
  }

  /** Its size; noted when it changes, because asking for it takes a layout of the page. */
  get wide() { return (this.box ||= [this.root.clientWidth, this.root.clientHeight])[0]; }
  get high() { return (this.box ||= [this.root.clientWidth, this.root.clientHeight])[1]; }

  // Camera: points of the screen → pixels of the page

  get fit() {
    const [w, h] = this.moment.size;
    return Math.min((this.wide - 32) / w, (this.high - 44) / h);
  }

  get scale() { return Math.max(0.001, this.fit) * this.state.view.zoom; }

  get offset() {
    const [[w, h], view] = [this.moment.size, this.state.view];
    return [this.wide / 2 - (w / 2 - view.x) * this.scale, this.high / 2 - (h / 2 - view.y) * this.scale];
  }

  zoom(factor, [px, py] = [this.wide / 2, this.high / 2]) {
    const view = this.state.view;
    const zoom = Math.max(0.25, Math.min(64, view.zoom * factor));
    const [old, next] = [this.scale, Math.max(0.001, this.fit) * zoom];
    const [dx, dy] = [px - this.wide / 2, py - this.high / 2];
    this.state.move({ zoom, x: view.x - dx / old + dx / next, y: view.y - dy / old + dy / next });
  }

  /** Brings a box of the screen into the middle, as large as it can be. */
  frame([left, top, right, bottom]) {
    const [w, h] = this.moment.size;
    const zoom = Math.min((this.wide - 64) / Math.max(1, right - left), (this.high - 64) / Math.max(1, bottom - top));
    this.state.move({ zoom: Math.max(1, Math.min(16, zoom / this.fit)), x: w / 2 - (left + right) / 2, y: h / 2 - (top + bottom) / 2 });
  }

  /** Points of the screen under the pointer; null beside the picture. */
  point(event) {
    const [ox, oy] = this.offset;
    const [x, y] = [(event.offsetX - ox) / this.scale, (event.offsetY - oy) / this.scale];
    const [w, h] = this.moment.size;
    return x >= 0 && y >= 0 && x < w && y < h ? [x, y] : null;
  }

  // Pointer

  press(event) {
    this.canvas.setPointerCapture(event.pointerId);
    this.first = this.last = [event.clientX, event.clientY];
    this.isDragged = false;
  }

  drag(event) {
    if (this.last && event.buttons) {
      const [dx, dy] = [event.clientX - this.last[0], event.clientY - this.last[1]];
      if (!this.isDragged && Math.hypot(event.clientX - this.first[0], event.clientY - this.first[1]) < 4) return;
      this.isDragged = true;
      this.last = [event.clientX, event.clientY];
      const view = this.state.view;
      this.state.move({ x: view.x + dx / this.scale, y: view.y + dy / this.scale });
      return;
    }
    const point = this.point(event);
    this.showsPixels = event.altKey;
    this.actions.hover(point ? this.moment.stack(...point)[0] ?? -1 : -1);
    this.pointed = point;
    if (this.state.tool === "measure" || this.state.overlay === "accessibility") this.draw();
  }

  release(event) {
    const isClick = this.last && !this.isDragged;
    this.first = this.last = null;
    if (!isClick) return;
    const point = this.point(event);
    if (this.state.tool === "touch") { if (point) this.actions.touch(...point); } else this.actions.pick(point ? this.moment.stack(...point) : []);
  }

  // Drawing

  /** The overlay's notes are read once a frame. */
  overlay() {
    if (this.overlaid?.moment !== this.moment || this.overlaid.name !== this.state.overlay) {
      this.overlaid = { moment: this.moment, name: this.state.overlay, value: this.moment.overlay(this.state.overlay) };
    }
    return this.overlaid.value;
  }

  draw() {
    if (this.waiting || !this.moment) return;
    this.waiting = true;
    requestAnimationFrame(() => { this.waiting = false; this.paint(); });
  }

  paint() {
    if (!this.wide) return;
    const ratio = window.devicePixelRatio || 1;
    const [wide, high] = [Math.max(1, Math.round(this.wide * ratio)), Math.max(1, Math.round(this.high * ratio))];
    if (this.canvas.width !== wide || this.canvas.height !== high) [this.canvas.width, this.canvas.height] = [wide, high];
    const context = this.canvas.getContext("2d");
    const colors = tokens();
    const [w, h] = this.moment.size;
    const scale = this.scale * ratio;
    const [ox, oy] = this.offset.map((value) => Math.round(value * ratio));
    this.map = (x, y) => [x * scale + ox, y * scale + oy];
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, wide, high);
    context.fillStyle = colors.page;
    context.fillRect(ox, oy, w * scale, h * scale);
    context.imageSmoothingEnabled = scale / this.moment.scale < 2;
    context.imageSmoothingQuality = "high";
    const overlay = this.overlay();
    const image = overlay ? this.greyImage() : this.image;
    if (image) this.paintImage(context, image, ox, oy, w * scale, h * scale);
    if (this.ghost && this.state.overlay === "ghost") {
      context.globalAlpha = PictureView.pale;
      context.drawImage(this.ghost, ox, oy, w * scale, h * scale);
      context.globalAlpha = 1;
    }
    if (scale / this.moment.scale >= 8 * ratio) this.paintGrid(context, scale / this.moment.scale, ox, oy, w * scale, h * scale);
    context.strokeStyle = colors.edge;
    context.lineWidth = ratio;
    context.strokeRect(ox - ratio / 2, oy - ratio / 2, w * scale + ratio, h * scale + ratio);
    const marks = new Marks(context, ratio);
    if (overlay) this.paintOverlay(context, overlay, marks);
    this.actions.mark(marks, (i) => this.quad(this.moment.at(i).q), (q) => this.quad(q), this.map);
    this.showLegend(overlay);
    this.canvas.dataset.drawn = (Number(this.canvas.dataset.drawn) || 0) + 1;
  }

  /** A picture that is drawn smaller than it is takes long, and is the same until picture or camera are others. */
  paintImage(context, image, x, y, width, height) {
    const [wide, high] = [image.naturalWidth || image.width, image.naturalHeight || image.height];
    if (width * 1.5 > wide) return context.drawImage(image, x, y, width, height);
    const { small } = this;
    if (small?.image !== image || small.width !== width || small.height !== height) {
      const sheet = small?.sheet || canvas(1, 1);
      [sheet.width, sheet.height] = [Math.max(1, Math.ceil(width)), Math.max(1, Math.ceil(height))];
      const own = sheet.getContext("2d");
      own.imageSmoothingQuality = "high";
      own.drawImage(image, 0, 0, width, height);
      this.small = { image, width, height, sheet };
    }
    context.drawImage(this.small.sheet, x, y);
  }

  quad(q) { return [0, 2, 4, 6].filter((k) => k < q.length).map((k) => this.map(q[k], q[k + 1])); }

  paintGrid(context, pixel, ox, oy, width, height) {
    context.strokeStyle = "#7a818d66";
    context.lineWidth = 1;
    context.beginPath();
    const { width: wide, height: high } = context.canvas;
    for (let x = Math.max(0, Math.floor(-ox / pixel)); x * pixel <= width && ox + x * pixel <= wide; x++) {
      context.moveTo(ox + x * pixel + 0.5, Math.max(0, oy));
      context.lineTo(ox + x * pixel + 0.5, Math.min(high, oy + height));
    }
    for (let y = Math.max(0, Math.floor(-oy / pixel)); y * pixel <= height && oy + y * pixel <= high; y++) {
      context.moveTo(Math.max(0, ox), oy + y * pixel + 0.5);
      context.lineTo(Math.min(wide, ox + width), oy + y * pixel + 0.5);
    }
    context.stroke();
  }

  // Overlays: the picture lies grey and pale below them, so that no tint mixes with its colours.

  static pale = 0.35;
  /** Points of a tint's longer side; words beside smaller ones would hide more than they tell. */
  static wordLimit = 60;

  greyImage() {
    if (this.grey || !this.image) return this.grey;
    this.grey = canvas(this.image.naturalWidth || this.image.width, this.image.naturalHeight || this.image.height);
    const context = this.grey.getContext("2d");
    const all = [0, 0, this.grey.width, this.grey.height];
    context.drawImage(this.image, 0, 0);
    context.globalCompositeOperation = "saturation";
    context.fillStyle = "#000";
    context.fillRect(...all);
    context.globalCompositeOperation = "destination-in";
    context.drawImage(this.image, 0, 0);
    context.fillStyle = `rgb(0 0 0 / ${PictureView.pale})`;
    context.fillRect(...all);
    return this.grey;
  }

  paintOverlay(context, overlay, marks) {
    const words = [];
    // Of a layout's rules all are said, beside each other: where only an edge of an item is in sight, none.
    const isLayout = overlay.name === "layout";
    this.tints ||= canvas(1, 1);
    [this.tints.width, this.tints.height] = [context.canvas.width, context.canvas.height];
    const tints = this.tints.getContext("2d");
    for (const { rect, color, strength, label } of overlay.notes) {
      const [[x, y], [u, v]] = [this.map(rect[0], rect[1]), this.map(rect[0] + rect[2], rect[1] + rect[3])];
      // In place of the tint below it: two tints mixed would be neither.
      tints.clearRect(x, y, u - x, v - y);
      tints.fillStyle = `rgb(${color.join(" ")} / ${strength / 255})`;
      tints.fillRect(x, y, u - x, v - y);
      const room = isLayout ? rect[2] : Math.max(rect[2], rect[3]);
      if (label && room >= PictureView.wordLimit) words.push([label, x, y]);
    }
    context.drawImage(this.tints, 0, 0);
    if (overlay.name === "accessibility") this.paintReading(overlay.notes, marks);
    // Above what they describe, the front ones first; a word without room is left out.
    for (const [label, x, y] of words.reverse().slice(0, 200)) {
      const text = short(label, isLayout ? 140 : 60);
      marks.word(text, x, y - 2, "ink", { anchor: [0, 1] });
    }
  }

  /** A line through the elements in the order in which they are read, and the contrast of the pixel under the pointer. */
  paintReading(notes, marks) {
    const middles = notes.map(({ rect: [x, y, width, height] }) => this.map(x + width / 2, y + height / 2));
    if (middles.length > 1) marks.path(middles, "accent", [], false);
    const { pointed, image, moment } = this;
    if (!pointed || !image) return;
    this.contrast ||= new PixelContrast(image);
    const place = moment.stack(...pointed)[0];
    const quad = place >= 0 ? moment.at(place).q : [0, 0, ...moment.size];
    const [xs, ys] = [0, 1].map((part) => quad.filter((_, k) => k % 2 === part));
    const box = [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)].map((length) => Math.round(length * moment.scale));
    const words = this.contrast.words(...pointed.map((length) => Math.floor(length * moment.scale)), box);
    this.canvas.dataset.contrast = words;
    const [x, y] = this.map(...pointed);
    marks.word(words, x, y - 14 * marks.ratio, "ink", { always: true });
  }

  showLegend(overlay) {
    if (this.shownLegend === overlay) return;
    this.shownLegend = overlay;
    this.legend.hidden = !overlay;
    replace(this.legend, (overlay?.legend || []).map(({ color, text }) => {
      const mark = make("i", { class: "swatch" });
      mark.style.background = `rgb(${color.join()})`;
      return make("div", {}, mark, text);
    }));
  }
}
