/** Pictures that follow their files: asks its server for what is newer than what it shows, again and again. */
class Watch {
  constructor() {
    this.revision = -1;
    this.status = make("span", { class: "dim", role: "status" }, "connecting");
    this.search = make("input", { type: "search", placeholder: "Search", "aria-label": "Search scenes", on: { input: () => this.draw() } });
    this.main = make("main");
    this.articles = new Map();
    document.body.append(make("header", { class: "bar" }, make("h1", {}, "Watching"), this.search, this.status), this.main);
    this.follow();
  }

  async follow() {
    for (;;) {
      try {
        const answer = await fetch("/state?after=" + this.revision, { cache: "no-store" });
        const state = await answer.json();
        this.status.textContent = `${state.scenes.length} scenes`;
        if (state.revision !== this.revision) {
          this.revision = state.revision;
          this.scenes = state.scenes;
          this.draw();
          document.body.dataset.revision = state.revision;
        }
      } catch {
        this.status.textContent = "the program has ended; the pictures are its last";
        await new Promise((resume) => setTimeout(resume, 1000));
      }
    }
  }

  draw() {
    const words = this.search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const shown = (this.scenes || []).filter((scene) => words.every((word) => scene.name.toLowerCase().includes(word)));
    replace(this.main, shown.map((scene) => this.article(scene)));
  }

  article(scene) {
    return make("article", { class: scene.errors.length ? "broken" : "", "data-scene": scene.name },
      make("h2", { class: "name" }, short(scene.name, 300)), scene.errors.map((error) => make("pre", {}, short(error, 4000))),
      scene.pictures.map(({ name, address, passes }) => make("figure", {},
        make("img", { src: address, alt: "the picture of " + name }),
        make("figcaption", { class: "dim" }, `${name} · ${passes} offscreen passes`))));
  }
}

new Watch();
