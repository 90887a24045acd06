/** How far a pixel is apart from what is around it: WCAG's ratio, against the commonest colour of its layer's box. */
class PixelContrast {
  /** Points between the samples of a box, so that large ones take no longer. */
  static samples = 64;

  constructor(image) {
    const sheet = canvas(image.naturalWidth || image.width, image.naturalHeight || image.height);
    const context = sheet.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    [this.width, this.height] = [sheet.width, sheet.height];
    this.bytes = context.getImageData(0, 0, sheet.width, sheet.height).data;
  }

  /** Three bytes of a pixel. */
  color(x, y) {
    const at = 4 * (Math.max(0, Math.min(this.height - 1, y)) * this.width + Math.max(0, Math.min(this.width - 1, x)));
    return Array.from(this.bytes.subarray(at, at + 3));
  }

  /** The colour that most samples of a box have. */
  ground([left, top, right, bottom]) {
    const counts = new Map();
    const step = (length) => Math.max(1, Math.floor(length / PixelContrast.samples));
    for (let y = Math.max(0, top); y < Math.min(this.height, bottom); y += step(bottom - top)) {
      for (let x = Math.max(0, left); x < Math.min(this.width, right); x += step(right - left)) {
        const key = String(this.color(x, y));
        counts.set(key, (counts.get(key) || 0) + 1);
      }
    }
    const [most] = [...counts].reduce((best, next) => (next[1] > best[1] ? next : best), ["255,255,255", 0]);
    return most.split(",").map(Number);
  }

  static light(color) {
    const [red, green, blue] = color.map((byte) => {
      const part = byte / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  static ratio(a, b) {
    const [dark, bright] = [PixelContrast.light(a), PixelContrast.light(b)].sort((x, y) => x - y);
    return (bright + 0.05) / (dark + 0.05);
  }

  /** `#8a8a8e on #ffffff 3.44 : 1`; lengths are pixels. */
  words(x, y, box) {
    const [own, ground] = [this.color(x, y), this.ground(box)];
    const name = (color) => "#" + color.map((byte) => byte.toString(16).padStart(2, "0")).join("");
    return `${name(own)} on ${name(ground)} ${(Math.floor(PixelContrast.ratio(own, ground) * 100) / 100).toFixed(2)} : 1`;
  }
}
