/**
 * Motifs: the subject of a picture, drawn on a 3×3 block of tiles with the tile's own geometry (discs, quarters, halves,
 * triangles, stripes, arcs).
 * Reason for the length: this is a table of drawings, one entry each.
 */
import type { Motif } from '../../lib/shared/art/motif-names.ts';

type MotifPaint = 'a' | 'b' | 'ground';
type MotifShape = { d: string; paint: MotifPaint };

const n = (value: number) => Number(value.toFixed(3));
const disc = (cx: number, cy: number, r: number) =>
  `M${n(cx - r)} ${n(cy)}a${n(r)} ${n(r)} 0 1 0 ${n(2 * r)} 0a${n(r)} ${n(r)} 0 1 0 ${n(-2 * r)} 0Z`;
const rect = (x: number, y: number, w: number, h: number) => `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h${n(-w)}Z`;
/** A bar with round ends: top left corner, length and thickness. */
const pill = (x: number, y: number, w: number, h: number) =>
  `M${n(x + h / 2)} ${n(y)}h${n(w - h)}a${n(h / 2)} ${n(h / 2)} 0 0 1 0 ${n(h)}h${n(h - w)}a${n(h / 2)} ${n(h / 2)} 0 0 1 0 ${n(-h)}Z`;
const round = (x: number, y: number, w: number, h: number, r: number) =>
  `M${n(x + r)} ${n(y)}h${n(w - 2 * r)}a${r} ${r} 0 0 1 ${r} ${r}v${n(h - 2 * r)}a${r} ${r} 0 0 1 ${-r} ${r}h${n(2 * r - w)}a${r} ${r} 0 0 1 ${-r} ${-r}v${n(2 * r - h)}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
const poly = (...points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}Z`;
/** A straight stroke of width w as a polygon. */
const line = (x1: number, y1: number, x2: number, y2: number, w: number) => {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = ((y2 - y1) / length) * (w / 2);
  const dy = ((x2 - x1) / length) * (w / 2);
  return poly([x1 + dx, y1 - dy], [x2 + dx, y2 - dy], [x2 - dx, y2 + dy], [x1 - dx, y1 + dy]);
};
/** The band between two circles as one path: an arc from angle s to e (degrees, clockwise from east). */
const band = (cx: number, cy: number, outer: number, inner: number, s: number, e: number) => {
  const at = (r: number, angle: number) =>
    `${n(cx + r * Math.cos((angle * Math.PI) / 180))} ${n(cy + r * Math.sin((angle * Math.PI) / 180))}`;
  const large = e - s > 180 ? 1 : 0;
  return `M${at(outer, s)}A${outer} ${outer} 0 ${large} 1 ${at(outer, e)}L${at(inner, e)}A${inner} ${inner} 0 ${large} 0 ${at(inner, s)}Z`;
};
const halfUp = (cx: number, y: number, r: number) => `M${n(cx - r)} ${n(y)}a${r} ${r} 0 0 1 ${n(2 * r)} 0Z`;
const halfDown = (cx: number, y: number, r: number) => `M${n(cx - r)} ${n(y)}a${r} ${r} 0 0 0 ${n(2 * r)} 0Z`;
const ellipseRing = (turn: number) => {
  // An orbit: two ellipses of opposite direction, turned about the centre of the block.
  const rad = (turn * Math.PI) / 180;
  const at = (rx: number, sign: number) =>
    `${n(1.5 + sign * rx * Math.cos(rad))} ${n(1.5 + sign * rx * Math.sin(rad))}`;
  const loop = (rx: number, ry: number, sweep: 0 | 1) =>
    `M${at(rx, -1)}A${rx} ${ry} ${turn} 1 ${sweep} ${at(rx, 1)}A${rx} ${ry} ${turn} 1 ${sweep} ${at(rx, -1)}Z`;
  return `${loop(1.25, 0.52, 1)}${loop(1.11, 0.38, 0)}`;
};

const a = (...paths: readonly string[]) => paths.map((d): MotifShape => ({ d, paint: 'a' }));
const b = (...paths: readonly string[]) => paths.map((d): MotifShape => ({ d, paint: 'b' }));
const g = (...paths: readonly string[]) => paths.map((d): MotifShape => ({ d, paint: 'ground' }));

const hexagon = [0, 60, 120, 180, 240, 300].map(
  (angle) =>
    [1.5 + 1.02 * Math.cos((angle * Math.PI) / 180), 1.5 + 1.02 * Math.sin((angle * Math.PI) / 180)] as const,
);
const star = (cx: number, cy: number, outer: number, inner: number, points: number) =>
  poly(
    ...Array.from({ length: points * 2 }, (_, i) => {
      const r = i % 2 === 0 ? outer : inner;
      const angle = (i * Math.PI) / points - Math.PI / 2;
      return [cx + r * Math.cos(angle), cy + r * Math.sin(angle)] as const;
    }),
  );

const drawings = {
  code: [
    a(
      poly([1.12, 0.55], [0.28, 1.5], [1.12, 2.45], [1.12, 1.83], [0.83, 1.5], [1.12, 1.17]),
      poly([1.88, 0.55], [2.72, 1.5], [1.88, 2.45], [1.88, 1.83], [2.17, 1.5], [1.88, 1.17]),
    ),
    b(poly([1.56, 0.5], [1.76, 0.5], [1.44, 2.5], [1.24, 2.5])),
  ],
  ai: [
    a(...hexagon.map(([x, y]) => line(1.5, 1.5, x, y, 0.1)), ...hexagon.map(([x, y]) => disc(x, y, 0.26))),
    b(disc(1.5, 1.5, 0.46)),
    g(disc(1.5, 1.5, 0.17)),
  ],
  neural: [
    a(
      ...[0.75, 1.5, 2.25].flatMap((y) => [
        line(0.5, 1.05, 1.5, y, 0.07),
        line(0.5, 1.95, 1.5, y, 0.07),
        line(1.5, y, 2.5, 1.5, 0.07),
      ]),
      disc(0.5, 1.05, 0.27),
      disc(0.5, 1.95, 0.27),
      disc(1.5, 0.75, 0.27),
      disc(1.5, 1.5, 0.27),
      disc(1.5, 2.25, 0.27),
    ),
    b(disc(2.5, 1.5, 0.38)),
  ],
  data: [
    a(
      rect(0.35, 1.75, 0.5, 0.85),
      halfUp(0.6, 1.77, 0.25),
      rect(0.97, 1.25, 0.5, 1.35),
      halfUp(1.22, 1.27, 0.25),
      rect(2.2, 0.65, 0.5, 1.95),
      halfUp(2.45, 0.67, 0.25),
    ),
    b(rect(1.585, 1.5, 0.5, 1.1), halfUp(1.835, 1.52, 0.25)),
  ],
  chart: [a(band(1.45, 1.55, 1.1, 0.48, 0, 270)), b('M1.6 1.4V.3A1.1 1.1 0 0 1 2.7 1.4Z')],
  english: [
    a(round(0.35, 0.5, 2.3, 1.5, 0.5), poly([0.75, 1.8], [0.75, 2.7], [1.5, 1.9])),
    b(pill(0.8, 0.88, 1.4, 0.2)),
    g(pill(0.8, 1.34, 0.9, 0.2)),
  ],
  letters: [
    a(
      poly(
        [0.3, 2.4],
        [0.95, 0.6],
        [1.4, 0.6],
        [2.05, 2.4],
        [1.58, 2.4],
        [1.45, 2.0],
        [0.9, 2.0],
        [0.77, 2.4],
      ),
    ),
    g(poly([1.03, 1.6], [1.32, 1.6], [1.175, 1.12])),
    b(disc(2.3, 1.95, 0.45)),
    g(disc(2.3, 1.95, 0.18)),
  ],
  shield: [
    a('M1.5 .35L2.6 .75V1.4A1.6 1.6 0 0 1 1.5 2.75A1.6 1.6 0 0 1 .4 1.4V.75Z'),
    b('M1.5 .35L2.6 .75V1.4A1.6 1.6 0 0 1 1.5 2.75Z'),
    g(disc(1.5, 1.3, 0.27), poly([1.4, 1.4], [1.6, 1.4], [1.7, 2.0], [1.3, 2.0])),
  ],
  commerce: [
    a(band(1.5, 1.05, 0.62, 0.42, 180, 360), poly([0.5, 1.0], [2.5, 1.0], [2.7, 2.65], [0.3, 2.65])),
    b(halfDown(1.5, 1.55, 0.5)),
    g(disc(1, 1.3, 0.1), disc(2, 1.3, 0.1)),
  ],
  design: [
    a(poly([1.5, 2.75], [0.65, 1.3], [1.05, 0.9], [1.95, 0.9], [2.35, 1.3])),
    b(rect(0.95, 0.35, 1.1, 0.4)),
    g(disc(1.5, 1.45, 0.2), rect(1.46, 1.45, 0.08, 1.2)),
  ],
  shapes: [
    a(disc(1.0, 1.05, 0.62)),
    b(poly([1.5, 2.55], [2.65, 2.55], [2.08, 1.45])),
    a(rect(1.75, 0.45, 0.85, 0.85)),
    b('M.4 2.6V1.9H1.1A.7 .7 0 0 1 .4 2.6Z'),
  ],
  office: [
    a('M.6 .35H1.85L2.4 .9V2.65H.6Z'),
    b(poly([1.85, 0.35], [2.4, 0.9], [1.85, 0.9])),
    g(pill(0.9, 1.2, 1.2, 0.16), pill(0.9, 1.56, 1.2, 0.16), pill(0.9, 1.92, 0.75, 0.16)),
  ],
  sheet: [
    a(
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2]
          .filter((col) => (row + col) % 2 === 0)
          .map((col) => rect(0.42 + col * 0.74, 0.42 + row * 0.74, 0.68, 0.68)),
      ),
    ),
    b(
      ...[0, 1, 2].flatMap((row) =>
        [0, 1, 2]
          .filter((col) => (row + col) % 2 === 1)
          .map((col) => rect(0.42 + col * 0.74, 0.42 + row * 0.74, 0.68, 0.68)),
      ),
    ),
  ],
  marketing: [
    a(
      poly([0.75, 1.15], [1.9, 0.5], [1.9, 2.3], [0.75, 1.65]),
      'M.77 1.15H.75A.25 .25 0 0 0 .75 1.65H.77Z',
      poly([0.85, 1.68], [1.22, 1.88], [1.35, 2.6], [1.0, 2.6]),
    ),
    b(band(1.9, 1.4, 0.5, 0.32, -60, 60), band(1.9, 1.4, 0.85, 0.67, -60, 60)),
  ],
  mobile: [
    a(round(0.9, 0.3, 1.2, 2.4, 0.22)),
    g(rect(1.05, 0.62, 0.9, 1.5)),
    b('M1.05 2.12V1.22A.9 .9 0 0 1 1.95 2.12Z'),
    g(disc(1.5, 2.42, 0.12)),
  ],
  cloud: [
    a(halfUp(1.0, 1.95, 0.62), halfUp(2.05, 1.95, 0.5), 'M.85 1.5A.72 .72 0 0 1 2.2 1.35V1.95H.85Z'),
    b(pill(0.5, 2.1, 2.0, 0.2)),
    b(disc(2.35, 0.75, 0.28)),
  ],
  network: [
    a(
      line(0.75, 0.85, 2.25, 0.85, 0.1),
      line(0.75, 0.85, 1.5, 2.2, 0.1),
      line(2.25, 0.85, 1.5, 2.2, 0.1),
      disc(0.75, 0.85, 0.42),
      disc(2.25, 0.85, 0.42),
    ),
    b(disc(1.5, 2.2, 0.5)),
    g(disc(0.75, 0.85, 0.18), disc(2.25, 0.85, 0.18), disc(1.5, 2.2, 0.2)),
  ],
  camp: [
    b(disc(2.3, 0.75, 0.4)),
    a(poly([1.35, 0.65], [2.65, 2.4], [0.05 + 0.15, 2.4])),
    g(poly([1.4, 1.3], [1.85, 2.4], [1.0, 2.4])),
    b(rect(0.2, 2.45, 2.6, 0.18)),
  ],
  cad: [
    a(poly([0.4, 0.4], [0.4, 2.6], [2.6, 2.6])),
    g(poly([0.8, 1.4], [0.8, 2.2], [1.6, 2.2])),
    b(band(2.5, 0.5, 1.3, 1.08, 90, 180), line(2.5, 0.5, 1.65, 1.35, 0.1)),
  ],
  web: [
    a(round(0.3, 0.5, 2.4, 2.0, 0.16)),
    g(rect(0.42, 1.0, 2.16, 1.38)),
    b(
      disc(0.58, 0.75, 0.1),
      disc(0.88, 0.75, 0.1),
      disc(1.18, 0.75, 0.1),
      'M.56 2.24V1.24A1 1 0 0 1 1.56 2.24Z',
    ),
    a(pill(1.7, 1.24, 0.7, 0.18), pill(1.7, 1.6, 0.7, 0.18), pill(1.7, 1.96, 0.45, 0.18)),
  ],
  loop: [
    a(band(1.5, 1.5, 1.05, 0.68, 20, 160)),
    b(band(1.5, 1.5, 1.05, 0.68, 200, 340)),
    a(poly([0.2, 1.72], [1.02, 1.72], [0.56, 1.2])),
    b(poly([1.98, 1.28], [2.8, 1.28], [2.44, 1.8])),
  ],
  chat: [
    a(round(0.3, 0.4, 1.75, 1.2, 0.35), poly([0.55, 1.4], [0.55, 2.0], [1.15, 1.5])),
    b(round(1.15, 1.3, 1.55, 1.05, 0.35), poly([2.4, 2.2], [2.4, 2.75], [1.85, 2.3])),
    g(disc(0.78, 1.0, 0.11), disc(1.17, 1.0, 0.11), disc(1.56, 1.0, 0.11)),
  ],
  blocks: [
    a(rect(0.35, 0.4, 2.3, 0.55)),
    b(rect(0.35, 1.05, 0.8, 1.55)),
    a(rect(1.25, 1.05, 1.4, 0.72), rect(1.25, 1.87, 0.65, 0.73)),
    b('M2 1.87H2.65V2.6A.72 .72 0 0 1 2 1.87Z'),
  ],
  database: [
    a(pill(0.45, 0.45, 2.1, 0.6), pill(0.45, 1.2, 2.1, 0.6)),
    b(pill(0.45, 1.95, 2.1, 0.6)),
    g(disc(0.8, 0.75, 0.11), disc(0.8, 1.5, 0.11), disc(0.8, 2.25, 0.11)),
  ],
  python: [
    a(
      'M.55 1.5V.95A.6 .6 0 0 1 1.15 .35H1.85A.55 .55 0 0 1 2.4 .9V1.2A.3 .3 0 0 1 2.1 1.5H1.2A.4 .4 0 0 0 .8 1.9H.55Z',
    ),
    b(
      'M2.45 1.5V2.05A.6 .6 0 0 1 1.85 2.65H1.15A.55 .55 0 0 1 .6 2.1V1.95A.35 .35 0 0 1 .95 1.6H1.9A.35 .35 0 0 0 2.25 1.25V1.1H2.45Z',
    ),
    g(disc(1.1, 0.72, 0.12), disc(1.9, 2.28, 0.12)),
  ],
  atom: [a(ellipseRing(0), ellipseRing(60), ellipseRing(120)), b(disc(1.5, 1.5, 0.27))],
  wedge: [
    a(poly([0.3, 0.5], [1.0, 0.5], [1.5, 1.4], [2.0, 0.5], [2.7, 0.5], [1.5, 2.6])),
    b(poly([1.12, 0.5], [1.5, 1.16], [1.88, 0.5])),
  ],
  prism: [
    a(poly([1.5, 0.3], [2.6, 0.75], [2.4, 2.15], [1.5, 2.7], [0.6, 2.15], [0.4, 0.75])),
    b(poly([1.5, 0.3], [2.6, 0.75], [2.4, 2.15], [1.5, 2.7])),
    g(poly([1.5, 0.75], [2.15, 2.15], [1.85, 2.15], [1.72, 1.85], [1.28, 1.85], [1.15, 2.15], [0.85, 2.15])),
    b(poly([1.5, 1.28], [1.63, 1.6], [1.37, 1.6])),
  ],
  cursor: [
    a(round(0.3, 0.4, 2.1, 1.6, 0.14)),
    g(pill(0.55, 0.68, 1.0, 0.18), pill(0.55, 1.04, 0.65, 0.18)),
    b(poly([1.45, 1.05], [2.7, 1.75], [2.15, 1.95], [2.5, 2.55], [2.2, 2.7], [1.88, 2.1], [1.5, 2.5])),
  ],
  play: [a(disc(1.5, 1.5, 1.15)), b(poly([1.15, 0.9], [2.2, 1.5], [1.15, 2.1]))],
  heart: [a('M1.5 2.6L.5 1.5A.62 .62 0 0 1 1.5 .8A.62 .62 0 0 1 2.5 1.5Z'), b(disc(2.4, 0.6, 0.3))],
  plus: [
    a(rect(1.3, 0.35, 0.4, 2.3), rect(0.35, 1.3, 2.3, 0.4)),
    b(
      rect(0.55, 0.62, 0.16, 0.5),
      rect(0.38, 0.79, 0.5, 0.16),
      rect(2.29, 0.62, 0.16, 0.5),
      rect(2.12, 0.79, 0.5, 0.16),
      rect(0.55, 1.88, 0.16, 0.5),
      rect(0.38, 2.05, 0.5, 0.16),
      rect(2.29, 1.88, 0.16, 0.5),
      rect(2.12, 2.05, 0.5, 0.16),
    ),
  ],
  pin: [a('M1.5 2.75L.72 1.62A.95 .95 0 1 1 2.28 1.62Z'), b(disc(1.5, 1.12, 0.4))],
  globe: [
    a(disc(1.5, 1.5, 1.15)),
    b('M1.5 .35A1.15 1.15 0 0 1 1.5 2.65A1.9 1.9 0 0 0 1.5 .35Z', rect(0.4, 1.43, 2.2, 0.14)),
    g(rect(1.44, 0.35, 0.12, 2.3), rect(0.62, 0.82, 1.76, 0.1), rect(0.62, 2.06, 1.76, 0.1)),
  ],
  seal: [
    b(poly([0.95, 1.9], [0.7, 2.8], [1.5, 2.4], [2.3, 2.8], [2.05, 1.9])),
    a(star(1.5, 1.25, 1.0, 0.84, 14)),
    g(disc(1.5, 1.25, 0.55)),
    b(poly([1.2, 1.25], [1.32, 1.12], [1.45, 1.26], [1.72, 0.98], [1.84, 1.1], [1.45, 1.52])),
  ],
  flask: [
    a(
      poly(
        [1.15, 0.4],
        [1.85, 0.4],
        [1.85, 1.15],
        [2.6, 2.4],
        [2.5, 2.65],
        [0.5, 2.65],
        [0.4, 2.4],
        [1.15, 1.15],
      ),
    ),
    b(poly([0.87, 1.85], [2.13, 1.85], [2.45, 2.4], [2.4, 2.5], [0.6, 2.5], [0.55, 2.4])),
    g(disc(1.3, 2.2, 0.13), disc(1.75, 2.1, 0.09)),
    b(rect(1.0, 0.3, 1.0, 0.2)),
  ],
  briefcase: [
    a(round(0.3, 0.95, 2.4, 1.6, 0.16), band(1.5, 0.95, 0.5, 0.3, 180, 360)),
    b(rect(0.3, 1.6, 2.4, 0.2), round(1.25, 1.45, 0.5, 0.5, 0.1)),
  ],
  cap: [
    a(poly([1.5, 0.55], [2.9, 1.2], [1.5, 1.85], [0.1, 1.2])),
    b('M.75 1.65L1.5 2L2.25 1.65V2.1A.9 .55 0 0 1 .75 2.1Z'),
    a(rect(2.5, 1.35, 0.1, 0.85), disc(2.55, 2.3, 0.15)),
  ],
  trophy: [
    a('M.85 .4H2.15V1.2A.65 .65 0 0 1 .85 1.2Z', rect(1.38, 1.75, 0.24, 0.5), rect(0.9, 2.25, 1.2, 0.3)),
    b(band(0.85, 0.85, 0.42, 0.24, 90, 270), band(2.15, 0.85, 0.42, 0.24, -90, 90)),
    g(star(1.5, 1.05, 0.36, 0.15, 5)),
  ],
  star: [a(star(1.5, 1.55, 1.25, 0.52, 5)), b(disc(1.5, 1.55, 0.3))],
  calendar: [
    a(round(0.4, 0.6, 2.2, 2.0, 0.16)),
    b(rect(0.4, 0.6 + 0.16, 2.2, 0.42), rect(0.9, 0.35, 0.18, 0.5), rect(1.92, 0.35, 0.18, 0.5)),
    g(
      ...[0, 1, 2].flatMap((col) =>
        [0, 1].map((row) => rect(0.72 + col * 0.58, 1.45 + row * 0.55, 0.38, 0.36)),
      ),
    ),
    b(rect(1.3, 2.0, 0.38, 0.36)),
  ],
  handshake: [
    a('M.3 1.5A1.2 1.2 0 0 1 1.5 .3V1.5Z', 'M1.5 1.5H2.7A1.2 1.2 0 0 1 1.5 2.7Z'),
    b('M1.5 .3A1.2 1.2 0 0 1 2.7 1.5H1.5Z', 'M.3 1.5H1.5V2.7A1.2 1.2 0 0 1 .3 1.5Z'),
    g(disc(1.5, 1.5, 0.35)),
  ],
  document: [
    a('M.6 .35H1.85L2.4 .9V2.65H.6Z'),
    b(poly([1.85, 0.35], [2.4, 0.9], [1.85, 0.9]), disc(1.1, 1.45, 0.28)),
    g(pill(0.9, 2.0, 1.2, 0.15), pill(0.9, 2.3, 0.8, 0.15), pill(1.5, 1.37, 0.6, 0.15)),
  ],
  question: [
    a(band(1.5, 1.1, 0.75, 0.37, -180, 60), poly([1.31, 1.45], [1.72, 1.45], [1.69, 2.05], [1.31, 2.05])),
    b(disc(1.5, 2.45, 0.25)),
  ],
  search: [
    a(band(1.3, 1.3, 0.95, 0.62, 0, 359.9), line(1.9, 1.9, 2.65, 2.65, 0.36)),
    b(disc(1.3, 1.3, 0.38)),
  ],
  people: [
    a(disc(1.0, 1.0, 0.42), halfUp(1.0, 2.5, 0.75)),
    b(disc(2.1, 1.2, 0.34), 'M1.55 2.5A.62 .62 0 0 1 2.72 2.5Z'),
  ],
  home: [
    a(poly([1.5, 0.4], [2.75, 1.5], [0.25, 1.5]), rect(0.6, 1.5, 1.8, 1.1)),
    b(rect(1.25, 1.85, 0.5, 0.75), rect(2.0, 0.55, 0.3, 0.55)),
  ],
  building: [
    a(rect(0.45, 0.9, 1.1, 1.75), 'M.45 .92V.9A.55 .55 0 0 1 1.55 .9V.92Z'),
    b(rect(1.65, 1.35, 0.9, 1.3)),
    g(
      ...[0, 1, 2].flatMap((row) => [
        rect(0.66, 1.08 + row * 0.45, 0.24, 0.26),
        rect(1.1, 1.08 + row * 0.45, 0.24, 0.26),
      ]),
      rect(1.98, 2.0, 0.26, 0.65),
    ),
    a(rect(1.82, 1.52, 0.2, 0.22), rect(2.18, 1.52, 0.2, 0.22)),
  ],
  rocket: [
    a('M1.5 .25A2.2 2.2 0 0 1 2.05 1.9H.95A2.2 2.2 0 0 1 1.5 .25Z'),
    b(
      poly([0.95, 1.35], [0.95, 2.15], [0.45, 2.35]),
      poly([2.05, 1.35], [2.05, 2.15], [2.55, 2.35]),
      halfDown(1.5, 2.05, 0.32),
    ),
    g(disc(1.5, 1.15, 0.25)),
  ],
  steps: [
    a(rect(0.35, 2.0, 0.75, 0.65), rect(1.12, 1.4, 0.75, 1.25)),
    b(rect(1.89, 0.8, 0.75, 1.85), disc(2.27, 0.5, 0.22)),
  ],
  check: [
    a(disc(1.5, 1.5, 1.15)),
    b(poly([0.85, 1.5], [1.1, 1.25], [1.38, 1.53], [1.95, 0.95], [2.2, 1.2], [1.38, 2.03])),
  ],
} satisfies Record<Motif, readonly (readonly MotifShape[])[]>;

/** The shapes of a motif, in units of one tile, on a 3×3 block. */
export const motifShapes = (motif: Motif): readonly MotifShape[] => drawings[motif].flat();
