/** A layer as others write it: as a scene's YAML, as Swift, or as the name by which scenes and commands find it. */
class LayerCopy {
  constructor(moment, i) {
    this.moment = moment;
    this.layer = moment.at(i);
    this.i = i;
    this.set = new Map(Object.entries(this.layer.s));
  }

  static layerKeys = ["cornerRadius", "borderWidth", "borderColor", "shadowColor", "shadowOpacity", "shadowRadius", "shadowOffset", "masksToBounds", "zPosition", "shouldRasterize"];

  get selector() { return this.layer.n; }

  yaml() {
    const { layer } = this;
    const parts = [];
    if (layer.id) parts.push(["id", LayerCopy.quoted(layer.n)]);
    const known = /^(UI|CA)/.test(layer.c) && layer.c !== (layer.v ? "UIView" : "CALayer") && layer.c !== "UIWindow";
    if (known) parts.push(["class", layer.c]);
    parts.push(["frame", "[" + layer.fr.map(number).join(", ") + "]"]);
    if (this.set.has("backgroundColor")) parts.push(["backgroundColor", LayerCopy.quoted(this.set.get("backgroundColor"))]);
    if (layer.o !== undefined) parts.push([layer.v ? "alpha" : "opacity", number(layer.o)]);
    if (layer.h) parts.push(["isHidden", "true"]);
    if (layer.v && this.set.has("tag")) parts.push(["tag", this.set.get("tag")]);
    if (layer.t) {
      parts.push(["text", LayerCopy.quoted(layer.t.text)], ["font", this.font()]);
      if (layer.t.colors.length === 1) parts.push(["textColor", LayerCopy.quoted(layer.t.colors[0])]);
      if (layer.t.alignment !== "natural") parts.push(["textAlignment", layer.t.alignment]);
      if (layer.t.limit !== 1) parts.push(["numberOfLines", layer.t.limit]);
    }
    const own = LayerCopy.layerKeys.filter((key) => this.set.has(key)).map((key) => [key, LayerCopy.value(this.set.get(key))]);
    if (own.length && layer.v) parts.push(["layer", "{ " + own.map(([key, value]) => `${key}: ${value}`).join(", ") + " }"]);
    else parts.push(...own);
    return parts.map(([key, value], k) => (k ? "  " : "- ") + key + ": " + value).join("\n") + "\n";
  }

  swift() {
    const { layer } = this;
    const name = /^[A-Za-z_]\w*$/.test(layer.n) ? layer.n : layer.c.replace(/^(UI|CA)/, "").replace(/^./, (c) => c.toLowerCase());
    const type = layer.c === "UIWindow" ? "UIView" : layer.c;
    const [x, y, width, height] = layer.fr.map(number);
    const rect = `CGRect(x: ${x}, y: ${y}, width: ${width}, height: ${height})`;
    const lines = layer.v ? [`let ${name} = ${type}(frame: ${rect})`] : [`let ${name} = ${type}()`, `${name}.frame = ${rect}`];
    const on = layer.v ? name + ".layer" : name;
    const color = (value, isView) => LayerCopy.swiftColor(value) + (isView ? "" : ".cgColor");
    if (layer.id && layer.v) lines.push(`${name}.accessibilityIdentifier = ${JSON.stringify(layer.n)}`);
    if (this.set.has("backgroundColor")) lines.push(`${name}.backgroundColor = ${color(this.set.get("backgroundColor"), layer.v)}`);
    if (layer.o !== undefined) lines.push(`${name}.${layer.v ? "alpha" : "opacity"} = ${number(layer.o)}`);
    if (layer.h) lines.push(`${name}.isHidden = true`);
    if (layer.t) {
      const [, face, size] = /^(.*) (\S+) pt$/.exec(layer.t.fonts[0] || "") || [null, "", "17"];
      const weight = /-(\w+)/.exec(face);
      lines.push(`${name}.text = ${JSON.stringify(layer.t.text)}`,
        `${name}.font = .systemFont(ofSize: ${size}, weight: .${weight ? weight[1].toLowerCase() : "regular"})`);
      if (layer.t.colors.length === 1) lines.push(`${name}.textColor = ${color(layer.t.colors[0], true)}`);
      if (layer.t.limit !== 1) lines.push(`${name}.numberOfLines = ${layer.t.limit}`);
    }
    for (const key of LayerCopy.layerKeys.filter((one) => this.set.has(one))) {
      const value = this.set.get(key);
      const pair = /^\[(\S+), (\S+)\]$/.exec(value);
      lines.push(`${on}.${key} = ` + (value.startsWith("#") ? color(value, false) : pair ? `CGSize(width: ${pair[1]}, height: ${pair[2]})` : value));
    }
    return lines.join("\n") + "\n";
  }

  font() {
    const [, face, size] = /^(.*) (\S+) pt$/.exec(this.layer.t.fonts[0] || "") || [null, "", "17"];
    const weight = /^\.SFUI-(\w+)/.exec(face);
    return weight && weight[1] !== "Regular" ? `{ size: ${size}, weight: ${weight[1].toLowerCase()} }` : `{ size: ${size} }`;
  }

  static quoted(text) { return JSON.stringify(text); }
  static value(text) { return text.startsWith("#") ? JSON.stringify(text) : text; }

  static swiftColor(hex) {
    const parts = [1, 3, 5, 7].map((at) => parseInt(hex.slice(at, at + 2), 16));
    const [red, green, blue, alpha] = parts.map((value) => Number.isNaN(value) ? 1 : Math.round(value / 255 * 1000) / 1000);
    return `UIColor(red: ${red}, green: ${green}, blue: ${blue}, alpha: ${alpha})`;
  }
}
