/** Shapes of the drawings as SVG paths. */

const n = (value: number) => Number(value.toFixed(3));

export const disc = (cx: number, cy: number, r: number) =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
export const rect = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
/** A window or door with a round top. */
export const arch = (x: number, y: number, w: number, h: number) =>
  `M${n(x)} ${n(y + h)}V${n(y + w / 2)}a${n(w / 2)} ${n(w / 2)} 0 0 1 ${n(w)} 0V${n(y + h)}Z`;
/** A bar with round ends: top left corner, length and thickness. */
export const pill = (x: number, y: number, w: number, h: number) =>
  `M${n(x + h / 2)} ${n(y)}h${n(w - h)}a${n(h / 2)} ${n(h / 2)} 0 0 1 0 ${n(h)}h${n(h - w)}a${n(h / 2)} ${n(h / 2)} 0 0 1 0 ${n(-h)}Z`;
export const round = (x: number, y: number, w: number, h: number, r: number) =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
export const poly = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
/** A straight stroke of width w as a polygon. */
export const line = (x1: number, y1: number, x2: number, y2: number, w: number) => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = ((y2 - y1) / length) * (w / 2);
  const dy = ((x2 - x1) / length) * (w / 2);
  return poly([x1 + dx, y1 - dy], [x2 + dx, y2 - dy], [x2 - dx, y2 + dy], [x1 - dx, y1 + dy]);
};
/** The band between two circles as one path: an arc from angle s to e (degrees, clockwise from east). */
export const band = (cx: number, cy: number, outer: number, inner: number, s: number, e: number) => {
  const at = (r: number, angle: number) =>
    `${n(cx + r * Math.cos((angle * Math.PI) / 180))} ${n(cy + r * Math.sin((angle * Math.PI) / 180))}`;
  const large = e - s > 180 ? 1 : 0;
  return `M${at(outer, s)}A${outer} ${outer} 0 ${large} 1 ${at(outer, e)}L${at(inner, e)}A${inner} ${inner} 0 ${large} 0 ${at(inner, s)}Z`;
};
export const halfUp = (cx: number, y: number, r: number) =>
  `M${n(cx - r)} ${n(y)}a${r} ${r} 0 0 1 ${n(2 * r)} 0Z`;
export const halfDown = (cx: number, y: number, r: number) =>
  `M${n(cx - r)} ${n(y)}a${r} ${r} 0 0 0 ${n(2 * r)} 0Z`;
/** An orbit: two ellipses of opposite direction, turned about the centre of a motif. */
export const ellipseRing = (turn: number) => {
  const rad = (turn * Math.PI) / 180;
  const at = (rx: number, sign: number) =>
    `${n(1.5 + sign * rx * Math.cos(rad))} ${n(1.5 + sign * rx * Math.sin(rad))}`;
  const loop = (rx: number, ry: number, sweep: 0 | 1) =>
    `M${at(rx, -1)}A${rx} ${ry} ${turn} 1 ${sweep} ${at(rx, 1)}A${rx} ${ry} ${turn} 1 ${sweep} ${at(rx, -1)}Z`;
  return `${loop(1.25, 0.52, 1)}${loop(1.11, 0.38, 0)}`;
};

export const star = (cx: number, cy: number, outer: number, inner: number, points: number) =>
  poly(
    ...Array.from({ length: points * 2 }, (_, i) => {
      const r = i % 2 === 0 ? outer : inner;
      const angle = (i * Math.PI) / points - Math.PI / 2;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
    }),
  );
