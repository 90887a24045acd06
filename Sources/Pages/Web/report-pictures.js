/**
 * The pictures of one failure. The page holds the actual one, and of the expected one only what differs; here they
 * become two canvases of one size, a heat map, and what there is to say about a single pixel.
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

  static copy(source) {
    const result = canvas(source.width, source.height);
    result.getContext("2d", { willReadFrequently: true }).drawImage(source, 0, 0);
    return result;
  }

  get canCompare() { return Boolean(this.actual && this.expected); }

  /** How much each pixel differs: dark is not at all, then blue, red, yellow, white. */
  heat() {
    if (this.heatMap) return this.heatMap;
    const width = Math.max(this.actual.width, this.expected.width);
    const height = Math.max(this.actual.height, this.expected.height);
    const read = (source) => source.getContext("2d").getImageData(0, 0, width, height).data;
    const [a, b] = [read(this.expected), read(this.actual)];
    const result = canvas(width, height);
    const context = result.getContext("2d", { willReadFrequently: true });
    const output = context.createImageData(width, height);
    for (let i = 0; i < a.length; i += 4) {
      let distance = 0;
      for (let c = 0; c < 4; c++) distance = Math.max(distance, Math.abs(a[i + c] - b[i + c]));
      // Small differences must show: the colour follows the square root.
      const t = Math.sqrt(distance / 255);
      output.data[i] = distance ? Math.min(255, 60 + 480 * t) : b[i] >> 3;
      output.data[i + 1] = distance ? Math.max(0, 510 * t - 255) : b[i + 1] >> 3;
      output.data[i + 2] = distance ? Math.max(0, t < 0.5 ? 200 - 400 * t : 510 * t - 255) : b[i + 2] >> 3;
      output.data[i + 3] = 255;
    }
    context.putImageData(output, 0, 0);
    return this.heatMap = result;
  }

  /** `12, 30: expected #FFFFFF, actual #FEFFFF`. */
  pixel(x, y) {
    const text = (source) => {
      if (!source || x >= source.width || y >= source.height) return "nothing";
      const [r, g, b, a] = source.getContext("2d").getImageData(x, y, 1, 1).data;
      const hex = [r, g, b].concat(a < 255 ? [a] : []).map((v) => v.toString(16).padStart(2, "0")).join("");
      return "#" + hex.toUpperCase();
    };
    const [ox, oy] = this.data.origin || [0, 0];
    return `${x + ox}, ${y + oy}: expected ${text(this.expected)}, actual ${text(this.actual)}`;
  }
}
