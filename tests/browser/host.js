// Stands in for a notebook: gives each widget of the page a model and a view. Tests reach it as `host`.
const data = JSON.parse(document.getElementById("data").textContent);

class Model {
  saved = [];
  sent = [];
  alive = true;
  #state;
  #dirty = {};
  #listeners = [];

  constructor(state) {
    this.#state = state;
  }

  get(name) {
    return this.#state[name];
  }

  set(name, value) {
    if (this.#state[name] === value) return;
    this.#state[name] = value;
    this.#dirty[name] = value;
    this.#tell(`change:${name}`, this, value);
    this.#tell("change", this);
  }

  save_changes() {
    if (Object.keys(this.#dirty).length > 0) this.saved.push(this.#dirty);
    this.#dirty = {};
  }

  send(content) {
    if (!this.alive) throw new Error("Cannot send");
    this.sent.push(content);
  }

  on(names, listener) {
    for (const name of names.split(" ")) this.#listeners.push({ name, listener });
  }

  off(names, listener) {
    const all = names == null ? [] : names.split(" ");
    this.#listeners = this.#listeners.filter(
      (entry) => !((all.length === 0 || all.includes(entry.name)) && (listener == null || entry.listener === listener)),
    );
  }

  // What follows is for tests: the kernel's side.
  put(name, value) {
    this.set(name, value);
    this.#dirty = {};
  }

  receive(message, bytes = []) {
    const open = (letters) => Uint8Array.from(atob(letters), (letter) => letter.charCodeAt(0));
    const views = bytes.map((letters) => new DataView(open(letters).buffer));
    this.#tell("msg:custom", message, views);
  }

  get listeners() {
    return this.#listeners.length;
  }

  #tell(name, ...args) {
    for (const entry of [...this.#listeners]) if (entry.name === name) entry.listener(...args);
  }
}

class Widget {
  #life = new AbortController();
  #definition;
  #views = [];

  constructor(state) {
    this.model = new Model(state);
  }

  async start(make) {
    this.#definition = typeof make === "function" ? await make() : make;
    await this.#definition.initialize?.({ model: this.model, signal: this.#life.signal });
  }

  async show() {
    const el = document.createElement("div");
    el.className = "host-view";
    document.getElementById("widgets").append(el);
    const life = new AbortController();
    const done = await this.#definition.render({ model: this.model, el, signal: life.signal });
    this.#views.push({ el, life, done });
  }

  hide() {
    const { el, life, done } = this.#views.pop();
    life.abort();
    done?.();
    el.remove();
  }

  close() {
    while (this.#views.length > 0) this.hide();
    this.#life.abort();
  }
}

const css = document.createElement("style");
css.textContent = data.css;
document.head.append(css);
let make;
/** One more widget, with the state of the first. */
async function open() {
  const widget = new Widget(structuredClone(data.states[0]));
  await widget.start(make);
  await widget.show();
  return widget;
}
/** Widgets in place of those that there are. */
async function renew(states) {
  for (const widget of widgets.splice(0)) widget.close();
  widgets.push(...states.map((state) => new Widget(state)));
  for (const widget of widgets) {
    await widget.start(make);
    await widget.show();
  }
}
const widgets = [];
globalThis.host = { widgets, open, renew };
try {
  const url = URL.createObjectURL(new Blob([data.module], { type: "text/javascript" }));
  ({ default: make } = await import(url));
  await renew(data.states);
} finally {
  document.documentElement.dataset.ready = "yes";
}
