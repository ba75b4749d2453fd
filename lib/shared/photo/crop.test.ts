/** @jest-environment node */
import { cropTransform, maxZoomOf, startArea, turnedOffset, type Placement } from './crop';
import type { Size } from './rules';

const portrait = { width: 1200, height: 1600 };
const landscape = { width: 1600, height: 1200 };

/** Where a point of the photo (in pixels) lands in the result, as a fraction of its side. */
function drawn(size: Size, placement: Placement, x: number, y: number) {
  const { side, transform } = cropTransform(size, placement);
  const [a, b, c, d, e, f] = transform;
  const part = (length: number) => Math.round((length / side) * 1000) / 1000 + 0;
  return [part(a * x + c * y + e), part(b * x + d * y + f)];
}

describe('the first square of a photo', () => {
  test("equals the server's: above the middle of a portrait, the middle of a landscape", () => {
    expect(startArea(portrait)).toEqual({ x: 0, y: 8.75, width: 100, height: 75 });
    expect(startArea(landscape)).toEqual({ x: 12.5, y: 0, width: 75, height: 100 });
    expect(startArea({ width: 500, height: 500 })).toEqual({ x: 0, y: 0, width: 100, height: 100 });
  });
});

describe('the zoom', () => {
  test.each([
    [portrait, 4],
    [{ width: 500, height: 700 }, 2.5],
    [{ width: 200, height: 900 }, 1],
    [{ width: 200, height: 200 }, 1],
  ])('of %j is at most %d, which leaves at least 200 pixels', (size, zoom) => {
    expect(maxZoomOf(size)).toBe(zoom);
  });
});

describe('the drawing of a chosen square', () => {
  test.each([
    ['the start of a portrait', portrait, startArea(portrait), 0, [0, 140], [1200, 1340]],
    ['the start of a landscape', landscape, startArea(landscape), 0, [200, 0], [1400, 1200]],
    ['a quarter', portrait, { x: 50, y: 0, width: 50, height: 37.5 }, 0, [600, 0], [1200, 600]],
    // After a turn to the right the left edge of the photo is its top edge.
    ['one turn', portrait, { x: 0, y: 0, width: 37.5, height: 50 }, 1, [0, 1600], [600, 1000]],
    ['two turns', portrait, { x: 0, y: 0, width: 50, height: 37.5 }, 2, [1200, 1600], [600, 1000]],
    ['three turns', portrait, { x: 0, y: 0, width: 37.5, height: 50 }, 3, [1200, 0], [600, 600]],
  ])('%s', (_, size, area, turns, first, last) => {
    expect(drawn(size, { area, turns }, first[0] ?? 0, first[1] ?? 0)).toEqual([0, 0]);
    expect(drawn(size, { area, turns }, last[0] ?? 0, last[1] ?? 0)).toEqual([1, 1]);
  });
});

test('one turn moves an offset from the right to the bottom, and four turns restore it', () => {
  expect(turnedOffset({ x: 5, y: 0 })).toEqual({ x: -0, y: 5 });
  expect([1, 2, 3, 4].reduce(turnedOffset, { x: 5, y: 2 })).toEqual({ x: 5, y: 2 });
});
