/** Pictures that follow their files: its server tells of each change. */
class Watch {
  constructor() {
    this.status = make("span", { class: "sub", role: "status" });
    this.light = make("span", { class: "chip" }, "connecting");
    this.search = make("input", { type: "search", placeholder: "Search", "aria-label": "Search scenes", "data-tip": "Search", "data-key": "/", on: { input: () => this.draw() } });
    this.main = make("main");
    this.cards = new Map();
    this.scenes = [];
    document.body.append(make("header", {}, make("h1", {}, "Watching"), this.light, this.status, make("span", { class: "room" }), this.search), this.main);
    document.addEventListener("keydown", (event) => this.key(event));
    this.follow();
  }

  key(event) {
    if (event.key === "Escape" && event.target === this.search) return this.clear();
    if (isTyping(event) || event.key !== "/") return;
    event.preventDefault();
    this.search.focus();
  }

  clear() {
    this.search.value = "";
    this.search.blur();
    this.draw();
  }

  tell(state, token) {
    this.light.className = "chip " + token;
    this.light.textContent = state;
  }

  /** The browser asks again by itself when the program has ended and is there again. */
  follow() {
    const events = new EventSource("/events");
    events.onmessage = (event) => this.show(JSON.parse(event.data));
    events.onerror = () => {
      this.tell("ended", "bad");
      this.status.textContent = "The program has ended; the pictures are its last.";
    };
  }

  show(state) {
    const broken = state.scenes.filter((scene) => scene.errors.length).length;
    this.tell(broken ? `${broken} with errors` : "all drawn", broken ? "bad" : "good");
    this.status.textContent = count(state.scenes.length, "scene");
    this.scenes = state.scenes;
    this.draw();
    document.body.dataset.revision = state.revision;
  }

  draw() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const names = new Set(this.scenes.map((scene) => scene.name));
    for (const name of this.cards.keys()) if (!names.has(name)) this.cards.delete(name);
    for (const scene of this.scenes) {
      if (!this.cards.has(scene.name)) this.cards.set(scene.name, new SceneCard(scene.name));
      this.cards.get(scene.name).update(scene);
    }
    const shown = this.scenes.filter((scene) => words.every((word) => scene.name.toLowerCase().includes(word)))
      .map((scene) => this.cards.get(scene.name).root);
    if (!shown.length) {
      return replace(this.main, this.scenes.length ? empty(`Nothing matches ${short(this.search.value, 40)}.`, "Clear", () => this.clear()) : empty("No scenes yet.", null));
    }
    const isSame = shown.length === this.main.children.length && shown.every((root, k) => root === this.main.children[k]);
    if (!isSame) replace(this.main, shown);
  }
}

/** One scene. A new picture takes the old one's place when it can be shown, so that nothing flickers. */
class SceneCard {
  constructor(name) {
    this.errors = make("div", { class: "errors" });
    this.figures = make("div", { class: "figures" });
    this.root = make("article", { "data-scene": name }, make("h2", {}, make("span", { class: "name" }, short(name, 300)), this.state = make("span", { class: "chip bad", hidden: true }, "the last good picture")), this.errors, this.figures);
    this.known = "";
    this.shown = new Map();
  }

  update(scene) {
    const text = JSON.stringify(scene);
    if (text === this.known) return;
    this.known = text;
    this.root.classList.toggle("broken", scene.errors.length > 0);
    this.state.hidden = !scene.isOld;
    replace(this.errors, scene.errors.map((error) => make("pre", {}, short(error, 4000))));
    const names = new Set(scene.pictures.map((one) => one.name));
    for (const name of this.shown.keys()) if (!names.has(name)) this.shown.delete(name);
    replace(this.figures, scene.pictures.map((one) => this.figure(one)));
  }

  figure({ name, address, passes }) {
    if (!this.shown.has(name)) {
      const caption = make("figcaption", { class: "dim" });
      this.shown.set(name, { caption, root: make("figure", {}, caption), image: null, address: "" });
    }
    const figure = this.shown.get(name);
    if (figure.address !== address) {
      figure.address = address;
      this.load(figure, name, passes);
    }
    return figure.root;
  }

  async load(figure, name, passes) {
    const image = make("img", { src: figure.address, alt: "the picture of " + name });
    const address = figure.address;
    try { await image.decode(); } catch { return; }
    if (figure.address !== address) return;
    figure.image?.remove();
    figure.image = image;
    figure.root.prepend(image);
    replace(figure.caption, make("span", { class: "name" }, short(name, 200)),
      ` · ${image.naturalWidth} × ${image.naturalHeight} px · `, passes ? make("span", { class: "cost" }, count(passes, "offscreen pass", "offscreen passes")) : "no passes");
  }
}

new Watch();
