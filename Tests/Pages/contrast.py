"""Contrast as WCAG computes it, of every text and control that a page shows, against the figures of the design."""

# The lowest contrast of each token on the four grounds: light, dark.
FIGURES = {
    "ink": (14.3, 11.7), "dim": (5.5, 6.3), "edge": (3.3, 3.6), "accent": (4.9, 5.7), "cost": (5.3, 7.2), "bad": (5.4, 6.0),
    "good": (5.6, 7.2), "touch": (5.2, 5.7), "layout": (5.2, 6.5), "draw": (5.3, 6.2),
}
ON = (5.9, 7.8)
GROUNDS = ("page", "panel", "raised", "stage")

MEASURE = """() => {
  const parse = (text) => { const v = text.match(/[\\d.]+/g).map(Number); return v.length < 4 ? [...v, 1] : v; };
  const over = (top, below) => below.map((v, k) => k === 3 ? 1 : top[k] * top[3] + v * (1 - top[3]));
  const ground = (element) => {
    const stack = [];
    for (let e = element; e; e = e.parentElement) {
      const color = parse(getComputedStyle(e).backgroundColor);
      stack.push(color);
      if (color[3] === 1) break;
    }
    return stack.reverse().reduce((below, top) => over(top, below), [255, 255, 255, 1]);
  };
  const light = ([r, g, b]) => [r, g, b].map((v) => v / 255).map((v) => v <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4)
    .reduce((sum, v, k) => sum + v * [0.2126, 0.7152, 0.0722][k], 0);
  const ratio = (a, b) => { const [x, y] = [light(a), light(b)].sort((p, q) => q - p); return (x + 0.05) / (y + 0.05); };
  const style = getComputedStyle(document.documentElement);
  const hex = (name) => { const t = style.getPropertyValue('--' + name).trim(); return [1, 3, 5].map((k) => parseInt(t.slice(k, k + 2), 16)); };
  const names = NAMES, grounds = GROUNDS;
  const tokens = Object.fromEntries(names.map((name) => [name, Math.min(...grounds.map((g) => ratio(hex(name), hex(g))))]));
  const on = Math.min(...names.filter((n) => !['ink', 'dim', 'edge'].includes(n)).map((name) => ratio(hex('on'), hex(name))));
  const isSeen = (e) => { const box = e.getBoundingClientRect(); return box.width > 0 && box.height > 0 && getComputedStyle(e).visibility === 'visible'; };
  const poor = [], faded = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let texts = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || ['SCRIPT', 'STYLE', 'OPTION'].includes(element.tagName) || !isSeen(element)) continue;
    texts += 1;
    for (let e = element; e; e = e.parentElement) if (getComputedStyle(e).opacity !== '1') faded.push(node.data.slice(0, 40));
    const found = ratio(parse(getComputedStyle(element).color), ground(element));
    if (found < 4.8) poor.push([found.toFixed(2), node.data.slice(0, 40), element.className]);
  }
  let controls = 0;
  for (const element of document.querySelectorAll('select, input[type=search], .button, .segment button')) {
    if (!isSeen(element) || element.disabled) continue;
    controls += 1;
    const found = ratio(parse(getComputedStyle(element).borderTopColor), ground(element.parentElement));
    if (found < 3) poor.push([found.toFixed(2), 'border of ' + (element.textContent || element.ariaLabel).slice(0, 30), element.className]);
  }
  return { tokens, on, poor, faded, texts, controls };
}"""


def check(tab, scheme):
    """Every token keeps its figure on every ground; every text that is seen is one of them, on one of them."""
    script = MEASURE.replace("NAMES", repr(list(FIGURES))).replace("GROUNDS", repr(list(GROUNDS)))
    found = tab.page.evaluate(script)
    column = 0 if scheme == "light" else 1
    for name, figures in FIGURES.items():
        tab.expect(found["tokens"][name] >= figures[column] - 0.06, f"{scheme} {name}: {found['tokens'][name]:.2f}")
    tab.expect(found["on"] >= ON[column] - 0.06, f"{scheme} words on tokens: {found['on']:.2f}")
    tab.expect(not found["poor"], f"{scheme}: {found['poor'][:8]}")
    tab.expect(not found["faded"], f"{scheme}: text is faded: {found['faded'][:8]}")
    tab.expect(found["texts"] > 5, f"{found['texts']} texts were measured")
