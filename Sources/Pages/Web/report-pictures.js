/**
 * The pictures of one failure. The page holds the actual one, and of the expected one only what differs; here they
 * become two canvases with one origin, a heat map, and what there is to say about a single pixel.
 */
class Pictures {
  static async of(data) {
    const result = new Pictures();
    result.data = data;
    const actual = data.actual ? await picture(data.actual) : null;
    if (actual) result.actual = Pictures.drawn(actual);
    if (data.expected) {
      result.expected = Pictures.drawn(await picture(data.expected));
    } else if (actual && data.patches) {
      result.expected = Pictures.drawn(actual);
      const context = result.expected.getContext("2d");
      for (const patch of data.patches) {
        const [x, y, width, height] = patch.rect;
        context.clearRect(x, y, width, height);
        context.drawImage(await picture(patch.png), x, y);
      }
    }
    return result;
  }

  static drawn(image) {
    const result = canvas(image.naturalWidth, image.naturalHeight);
    result.getContext("2d", { willReadFrequently: true }).drawImage(image, 0, 0);
    return result;
  }

  get canCompare() { return Boolean(this.actual && this.expected); }
  get width() { return Math.max(1, this.actual?.width || 0, this.expected?.width || 0); }
  get height() { return Math.max(1, this.actual?.height || 0, this.expected?.height || 0); }

  /** `+40 px wide, −3 px high`: the actual picture beside the expected one; empty for one size. */
  get excess() {
    if (!this.canCompare) return "";
    const word = (amount, what) => amount ? `${amount > 0 ? "+" : "−"}${Math.abs(amount)} px ${what}` : null;
    return [word(this.actual.width - this.expected.width, "wide"), word(this.actual.height - this.expected.height, "high")].filter(Boolean).join(", ");
  }

  /** How far each pixel differs, 0 to 255; where only one picture is, as far as can be. */
  distances() {
    if (this.found) return this.found;
    const { width, height, actual, expected } = this;
    const found = new Uint8Array(width * height);
    const read = (source) => source.getContext("2d").getImageData(0, 0, width, height).data;
    const [a, b] = [read(expected), read(actual)];
    const lap = [Math.min(actual.width, expected.width), Math.min(actual.height, expected.height)];
    for (let y = 0, k = 0; y < height; y++) {
      for (let x = 0; x < width; x++, k++) {
        if (x >= lap[0] || y >= lap[1]) { found[k] = 255; continue; }
        let distance = 0;
        for (let c = 4 * k; c < 4 * k + 4; c++) distance = Math.max(distance, Math.abs(a[c] - b[c]));
        found[k] = distance;
      }
    }
    return this.found = found;
  }

  /** How much each pixel differs in the colours of the table, over what is equal, dark. */
  heat() {
    if (this.heatMap) return this.heatMap;
    const { width, height } = this;
    const found = this.distances();
    const under = this.actual.getContext("2d").getImageData(0, 0, width, height).data;
    const result = canvas(width, height);
    const context = result.getContext("2d", { willReadFrequently: true });
    const output = context.createImageData(width, height);
    for (let k = 0; k < found.length; k++) {
      const color = heatTable[found[k]];
      for (let c = 0; c < 3; c++) output.data[4 * k + c] = found[k] ? color[c] : color[c] + (under[4 * k + c] >> 4);
      output.data[4 * k + 3] = 255;
    }
    context.putImageData(output, 0, 0);
    return this.heatMap = result;
  }

  /** The largest changed rectangle, else all. */
  get largest() {
    const rects = this.data.rects || [];
    return rects.reduce((best, rect) => !best || rect[2] * rect[3] > best[2] * best[3] ? rect : best, null) || [0, 0, this.width, this.height];
  }

  /** `12, 30 px: expected #FFFFFF, actual #FEFFFF`. */
  pixel(x, y) {
    const text = (source) => {
      if (!source || x >= source.width || y >= source.height) return "nothing";
      const [r, g, b, a] = source.getContext("2d").getImageData(x, y, 1, 1).data;
      const hex = [r, g, b].concat(a < 255 ? [a] : []).map((v) => v.toString(16).padStart(2, "0")).join("");
      return "#" + hex.toUpperCase();
    };
    const [ox, oy] = this.data.origin || [0, 0];
    return `${x + ox}, ${y + oy} px: expected ${text(this.expected)}, actual ${text(this.actual)}`;
  }
}
