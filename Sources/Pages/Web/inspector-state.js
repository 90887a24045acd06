/**
 * What the inspector shows, in one place and in the address: frame, layer, item, scope, tool, stage, overlay and camera.
 * Panels read this and write this, and nothing of each other. What is hovered is not in the address.
 */
class State {
  static defaults = { frame: 0, layer: "", item: "", scope: "frame", tool: "select", stage: "picture", overlay: "", camera: "" };
  static values = {
    scope: ["tree", "layer", "frame", "film", "lanes"], tool: ["select", "touch", "measure"], stage: ["picture", "depth", "both"],
  };

  /** Of the picture: zoom and the way from its middle; of depth: angles, nearness, way, distance of sheets, cuts. */
  static camera = { zoom: 1, x: 0, y: 0, yaw: 0.6, pitch: 0.35, near: 1, dx: 0, dy: 0, spread: 36, low: 0, high: 1, focus: "" };

  /** Characters of a value in the address; a longer name is chosen, but not linked to. */
  static longest = 500;

  constructor() {
    Object.assign(this, State.defaults, { hover: -1 });
    this.listeners = [];
    this.read();
    addEventListener("hashchange", () => this.set(State.parse(location.hash)));
  }

  static parse(hash) {
    const found = { ...State.defaults };
    for (const [key, value] of new URLSearchParams(hash.replace(/^#/, ""))) {
      if (!(key in found) || (State.values[key] && !State.values[key].includes(value))) continue;
      found[key] = key === "frame" ? Math.max(0, Math.floor(Number(value)) || 0) : value;
    }
    return found;
  }

  read() { Object.assign(this, State.parse(location.hash)); }

  /** Calls `listener` with the set of keys that changed. */
  follow(listener) { this.listeners.push(listener); }

  set(changes) {
    const changed = new Set(Object.keys(changes).filter((key) => this[key] !== changes[key]));
    if (!changed.size) return;
    Object.assign(this, changes);
    this.write(changed.size === 1 && changed.has("frame") ? State.rest : 0);
    for (const listener of this.listeners) listener(changed);
  }

  /** Milliseconds for which the frames rest before the address names one: browsers take long to write it. */
  static rest = 120;

  /** Once before the browser's next picture, as a camera moves often; of frames that follow each other only the last. */
  write(rest) {
    if (this.isWriting && !this.isResting) return;
    clearTimeout(this.resting);
    this.isWriting = true;
    this.isResting = rest > 0;
    if (rest) { this.resting = setTimeout(() => this.write(0), rest); this.isResting = true; return; }
    requestAnimationFrame(() => {
      this.isWriting = false;
      const parts = new URLSearchParams();
      for (const [key, value] of Object.entries(State.defaults)) if (this[key] !== value && String(this[key]).length < State.longest) parts.set(key, this[key]);
      const hash = parts.toString();
      if (location.hash.replace(/^#/, "") !== hash) history.replaceState(null, "", "#" + hash);
    });
  }

  /** The camera's numbers by name: `zoom:2,x:10`. */
  get view() {
    const found = { ...State.camera };
    for (const part of this.camera.split(",")) {
      const [key, value] = part.split(":");
      if (key === "focus") found.focus = decodeURIComponent(value);
      else if (key in found && Number.isFinite(Number(value))) found[key] = Number(value);
    }
    return found;
  }

  move(changes) {
    const parts = Object.entries({ ...this.view, ...changes }).filter(([key, value]) => value !== State.camera[key])
      .map(([key, value]) => key + ":" + (key === "focus" ? encodeURIComponent(value) : Math.round(value * 1000) / 1000));
    this.set({ camera: parts.join(",") });
  }

}
