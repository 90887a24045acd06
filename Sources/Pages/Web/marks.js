/** What is drawn over pictures: lines that show on any ground, and words on plates. Lengths are device pixels. */
class Marks {
  constructor(context, ratio) {
    this.context = context;
    this.ratio = ratio;
    this.colors = tokens();
    this.plates = [];
  }

  /** A line of 2 px in a token with a casing of white and black, so that it is seen on every picture. */
  path(points, token, dash = [], closes = true) {
    const { context, ratio } = this;
    context.beginPath();
    points.forEach(([x, y], k) => k ? context.lineTo(x, y) : context.moveTo(x, y));
    if (closes) context.closePath();
    context.lineJoin = "round";
    context.setLineDash(dash.map((length) => length * ratio));
    for (const [color, width] of [["#000000", 4], ["#ffffff", 3.2], [this.colors[token], 2]]) {
      context.strokeStyle = color;
      context.lineWidth = width * ratio;
      context.stroke();
    }
    context.setLineDash([]);
  }

  /** Hovered dashed, chosen solid, parents dotted. */
  outline(points, kind) {
    const [token, dash] = { hover: ["accent", [6, 4]], chosen: ["accent", []], parent: ["accent", [2, 3]], pass: ["cost", []], touch: ["touch", []], guide: ["layout", [4, 3]], ghost: ["draw", [5, 3]] }[kind];
    this.path(points, token, dash);
  }

  /** Where a finger was. */
  sample(x, y, token) {
    const { context, ratio } = this;
    context.beginPath();
    context.arc(x, y, 3 * ratio, 0, 7);
    context.fillStyle = this.colors[token];
    context.fill();
  }

  dot(x, y, token) {
    const { context, ratio } = this;
    for (const [radius, color] of [[8, "#000000"], [7.2, "#ffffff"], [6, this.colors[token]]]) {
      context.beginPath();
      context.arc(x, y, radius * ratio, 0, 7);
      context.fillStyle = color;
      context.fill();
    }
  }

  /** Words on a plate of a token; false where a plate lies already, or the canvas ends. */
  word(text, x, y, token = "ink", { anchor = [0.5, 0.5], always = false } = {}) {
    const { context, ratio } = this;
    context.font = `${11 * ratio}px system-ui, sans-serif`;
    const width = context.measureText(text).width + 10 * ratio;
    const height = 16 * ratio;
    const { width: wide, height: high } = context.canvas;
    const left = Math.max(2, Math.min(wide - width - 2, x - width * anchor[0]));
    const top = Math.max(2, Math.min(high - height - 2, y - height * anchor[1]));
    const plate = [left, top, left + width, top + height];
    const isTaken = this.plates.some((other) =>
      plate[0] < other[2] && other[0] < plate[2] && plate[1] < other[3] && other[1] < plate[3]);
    if (isTaken && !always) return false;
    this.plates.push(plate);
    context.beginPath();
    context.roundRect(left, top, width, height, 4 * ratio);
    context.fillStyle = this.colors[token];
    context.fill();
    context.fillStyle = token === "ink" ? this.colors.page : this.colors.on;
    context.textBaseline = "middle";
    context.fillText(text, left + 5 * ratio, top + height / 2 + 0.5 * ratio);
    return true;
  }

  /** A distance: a line with its length. */
  distance([ax, ay], [bx, by], text, token = "accent") {
    if (Math.hypot(ax - bx, ay - by) < 1) return;
    this.path([[ax, ay], [bx, by]], token, [], false);
    this.word(text, (ax + bx) / 2, (ay + by) / 2, token, { always: true });
  }
}

/** The four distances, or fewer, between two boxes: from edge to edge, along each axis. */
function distances(a, b) {
  const found = [];
  const overlap = (low, high) => [Math.max(a[low], b[low]), Math.min(a[high], b[high])];
  const holds = (outer, inner) => outer[0] <= inner[0] && outer[1] <= inner[1] && outer[2] >= inner[2] && outer[3] >= inner[3];
  if (holds(a, b) || holds(b, a)) {
    const [outer, inner] = holds(b, a) ? [b, a] : [a, b];
    const [x, y] = [(inner[0] + inner[2]) / 2, (inner[1] + inner[3]) / 2];
    found.push([outer[0], y, inner[0], y], [inner[2], y, outer[2], y], [x, outer[1], x, inner[1]], [x, inner[3], x, outer[3]]);
  } else {
    const [left, right] = overlap(0, 2);
    const [top, bottom] = overlap(1, 3);
    const x = left <= right ? (left + right) / 2 : (a[0] + a[2]) / 2;
    const y = top <= bottom ? (top + bottom) / 2 : (a[1] + a[3]) / 2;
    if (left > right) found.push([right, y, left, y]);
    if (top > bottom) found.push([x, bottom, x, top]);
    if (left <= right && top <= bottom) {
      found.push([Math.min(a[0], b[0]), y, Math.max(a[0], b[0]), y], [Math.min(a[2], b[2]), y, Math.max(a[2], b[2]), y],
        [x, Math.min(a[1], b[1]), x, Math.max(a[1], b[1])], [x, Math.min(a[3], b[3]), x, Math.max(a[3], b[3])]);
    }
  }
  return found.filter(([x, y, u, v]) => Math.abs(x - u) + Math.abs(y - v) > 0.001);
}
