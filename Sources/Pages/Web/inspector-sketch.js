/**
 * Thousands of sheets while they turn, pixel by pixel and without smooth edges. A canvas takes 10 to 20 µs for each path,
 * whatever its size; here a sheet costs its pixels, and so 5,000 of them turn smoothly.
 */
class SheetSketch {
  /** Pixels written a frame; above, the sketch gets coarser. */
  static budget = 5e6;
  /** Pixels that a sheet is wide and high, at least, when it has an outline. */
  static outlined = 6;

  /** Takes the sheets in painter's order. */
  constructor(layers) {
    const count = this.count = layers.length;
    this.corners = new Float64Array(8 * count);
    this.depths = new Float64Array(count);
    this.colors = new Uint32Array(count);
    this.weights = new Uint16Array(count);
    this.area = 0;
    layers.forEach((layer, k) => {
      const q = layer.q;
      this.corners.set(q, 8 * k);
      this.depths[k] = layer.depth;
      const [color, alpha] = SheetSketch.color(layer.f || (layer.v ? "#8ab4f81a" : "#c9c9c91a"));
      this.colors[k] = color;
      this.weights[k] = Math.round(256 * alpha * (0.25 + 0.7 * (layer.o ?? 1)));
      this.area += Math.abs((q[4] - q[0]) * (q[7] - q[3]) - (q[5] - q[1]) * (q[6] - q[2])) / 2;
    });
    this.quad = new Float64Array(8);
    this.canvas = canvas(1, 1);
  }

  /** `#rrggbb` or `#rrggbbaa` as a word of an image's bytes, and its alpha from 0 to 1. */
  static color(text) {
    const number = (at) => parseInt(text.trim().slice(at, at + 2), 16);
    const word = (0xff000000 | number(5) << 16 | number(3) << 8 | number(1)) >>> 0;
    return [word, text.trim().length > 7 ? number(7) / 255 : 1];
  }

  paint(context, map, spacing, paper, line) {
    const { width: wide, height: high } = context.canvas;
    const coarse = Math.min(4, Math.max(1, Math.sqrt(this.area * Math.abs(map.xx * map.yy) / SheetSketch.budget)));
    this.resize(Math.max(1, Math.ceil(wide / coarse)), Math.max(1, Math.ceil(high / coarse)));
    this.pixels.fill(SheetSketch.color(paper)[0]);
    this.line = SheetSketch.color(line)[0];
    const [xx, xz, yx, yy, yz, x0, y0] =
      [map.xx, map.xz * spacing, map.yx, map.yy, map.yz * spacing, map.x0, map.y0].map((value) => value / coarse);
    const { corners, depths, quad } = this;
    // No lists are made from here on: there would be a hundred thousand of them a frame.
    for (let k = 0; k < this.count; k++) {
      const px = xz * depths[k] + x0;
      const py = yz * depths[k] + y0;
      for (let c = 0; c < 8; c += 2) {
        const x = corners[8 * k + c];
        quad[c] = xx * x + px;
        quad[c + 1] = yx * x + yy * corners[8 * k + c + 1] + py;
      }
      const isSeen = this.fill(this.colors[k], this.weights[k]);
      if (!isSeen || this.isLarge()) this.outline();
    }
    this.canvas.getContext("2d").putImageData(this.image, 0, 0);
    context.drawImage(this.canvas, 0, 0, wide, high);
  }

  resize(width, height) {
    if (this.image && this.width === width && this.height === height) return;
    [this.width, this.height] = [this.canvas.width, this.canvas.height] = [width, height];
    this.image = new ImageData(width, height);
    this.pixels = new Uint32Array(this.image.data.buffer);
    this.left = new Int32Array(height);
    this.right = new Int32Array(height);
  }

  /** Fills the quad, which is convex: each row from its left edge to its right one. False when it covers no pixel's centre. */
  fill(color, weight) {
    const { quad, left, right, width, height, pixels } = this;
    let top = Infinity;
    let bottom = -Infinity;
    for (let c = 1; c < 8; c += 2) {
      if (quad[c] < top) top = quad[c];
      if (quad[c] > bottom) bottom = quad[c];
    }
    const first = Math.max(0, Math.ceil(top - 0.5));
    const last = Math.min(height, Math.ceil(bottom - 0.5));
    for (let y = first; y < last; y++) { left[y] = width; right[y] = 0; }
    for (let c = 0; c < 8; c += 2) this.edge(c, (c + 2) & 7, first, last);
    // Lanes of red and blue, and of green, are mixed two at a time.
    const red = Math.imul(color & 0xff00ff, weight);
    const green = Math.imul(color & 0xff00, weight);
    const rest = 256 - weight;
    let isSeen = false;
    for (let y = first; y < last; y++) {
      const end = y * width + right[y];
      for (let place = y * width + left[y]; place < end; place++) {
        const old = pixels[place];
        pixels[place] = (red + Math.imul(old & 0xff00ff, rest)) >>> 8 & 0xff00ff
          | (green + Math.imul(old & 0xff00, rest)) >>> 8 & 0xff00 | 0xff000000;
        isSeen = true;
      }
    }
    return isSeen;
  }

  /** Widens each row of the quad to where one of its edges crosses the middle of the row. */
  edge(c, d, first, last) {
    const { quad, left, right, width } = this;
    const a = quad[c + 1] > quad[d + 1] ? d : c;
    const b = a === c ? d : c;
    const from = Math.max(first, Math.ceil(quad[a + 1] - 0.5));
    const to = Math.min(last, Math.ceil(quad[b + 1] - 0.5));
    const slope = (quad[b] - quad[a]) / (quad[b + 1] - quad[a + 1]);
    let x = quad[a] + (from + 0.5 - quad[a + 1]) * slope - 0.5;
    for (let y = from; y < to; y++, x += slope) {
      const place = x <= 0 ? 0 : x >= width ? width : Math.ceil(x);
      if (place < left[y]) left[y] = place;
      if (place > right[y]) right[y] = place;
    }
  }

  isLarge() {
    const quad = this.quad;
    const wide = Math.max(Math.abs(quad[2] - quad[0]), Math.abs(quad[4] - quad[0]));
    const high = Math.max(Math.abs(quad[5] - quad[1]), Math.abs(quad[7] - quad[1]));
    return wide >= SheetSketch.outlined && high >= SheetSketch.outlined;
  }

  outline() {
    const quad = this.quad;
    for (let c = 0; c < 8; c += 2) {
      const d = (c + 2) & 7;
      this.stroke(quad[c], quad[c + 1], quad[d], quad[d + 1]);
    }
  }

  /** A line of single pixels, half mixed. */
  stroke(ax, ay, bx, by) {
    const { width, height, pixels, line } = this;
    const dx = bx - ax;
    const dy = by - ay;
    // The part of the line inside the picture: from `start` to `end`, of 0 to 1.
    let start = 0;
    let end = 1;
    if (dx !== 0) {
      const edge = -ax / dx;
      const other = (width - ax) / dx;
      start = Math.max(start, Math.min(edge, other));
      end = Math.min(end, Math.max(edge, other));
    }
    if (dy !== 0) {
      const edge = -ay / dy;
      const other = (height - ay) / dy;
      start = Math.max(start, Math.min(edge, other));
      end = Math.min(end, Math.max(edge, other));
    }
    const steps = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy))));
    const last = end * steps;
    for (let k = Math.ceil(start * steps); k < last; k++) {
      const x = Math.floor(ax + dx * k / steps);
      const y = Math.floor(ay + dy * k / steps);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const place = y * width + x;
      pixels[place] = (((pixels[place] ^ line) & 0xfefefefe) >>> 1) + (pixels[place] & line) | 0xff000000;
    }
  }
}
