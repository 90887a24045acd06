/** The colours of a heat map, one for each distance of 0 to 255: pictures and legend are painted with this table. */
const heatTable = (() => {
  // Dark is equal; then blue, purple, red, yellow, white. Small differences must show: the steps follow the square root.
  const stops = [[38, 60, 200], [150, 40, 200], [230, 40, 50], [250, 200, 30], [255, 255, 255]];
  const table = [[18, 20, 24]];
  for (let distance = 1; distance < 256; distance++) {
    const t = (Math.sqrt(distance / 255) - Math.sqrt(1 / 255)) / (1 - Math.sqrt(1 / 255)) * (stops.length - 1);
    const [k, part] = [Math.min(stops.length - 2, Math.floor(t)), t - Math.min(stops.length - 2, Math.floor(t))];
    table.push(stops[k].map((value, c) => Math.round(value + (stops[k + 1][c] - value) * part)));
  }
  return table;
})();

/** The table as a strip with its ends in words. */
function heatLegend() {
  const strip = canvas(256, 1);
  const context = strip.getContext("2d");
  const image = context.createImageData(256, 1);
  heatTable.forEach((color, k) => image.data.set([...color, 255], 4 * k));
  context.putImageData(image, 0, 0);
  strip.className = "heat";
  return [make("span", {}, "0 equal"), strip, make("span", {}, "255 of 255")];
}
