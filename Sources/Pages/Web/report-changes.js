/**
 * Which layers changed: each changed pixel belongs to the front layer that paints there now. A layer that went away is
 * seen as a change of what lay behind it.
 */
function changedLayers(pictures, tree) {
  if (!pictures.canCompare || !tree?.length) return [];
  const found = pictures.distances();
  const { width, height } = pictures;
  const [ox, oy] = pictures.data.origin || [0, 0];
  const owner = new Int32Array(width * height).fill(-1);
  const own = (k, rect) => {
    const box = [rect[0] - ox, rect[1] - oy, rect[0] - ox + rect[2], rect[1] - oy + rect[3]].map(Math.round);
    const [left, top, right, bottom] = [Math.max(0, box[0]), Math.max(0, box[1]), Math.min(width, box[2]), Math.min(height, box[3])];
    for (let y = top; y < bottom; y++) if (right > left) owner.fill(k, y * width + left, y * width + right);
    return Math.max(0, right - left) * Math.max(0, bottom - top);
  };
  // A shadow is its layer's, and lies outside of the layer's box.
  const areas = tree.map(({ rect, shadow, paints }, k) => paints ? Math.max(shadow ? own(k, shadow) : 0, own(k, rect)) : 0);
  const counts = new Map();
  for (let k = 0; k < found.length; k++) if (found[k]) counts.set(owner[k], (counts.get(owner[k]) || 0) + 1);
  return [...counts].map(([k, pixels]) => ({ node: k >= 0 ? tree[k] : null, pixels, part: k >= 0 && areas[k] ? pixels / areas[k] : 0 }))
    .sort((a, b) => b.pixels - a.pixels);
}
