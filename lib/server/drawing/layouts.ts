import { brandPalette, type Palette } from '../../shared/art/tiles.ts';
import type { LayoutBox, Stack, TextItem } from '../../shared/pass/place-text.ts';
import type { Colour } from '../../shared/util/colours.ts';
import type { EmailPicture } from '../backend/types.ts';

/** Lengths are layout units; the image has `width × scale` by `height × scale` pixels. */
export type Layout = Pick<EmailPicture, 'name' | 'type' | 'part'> & {
  width: number;
  height: number;
  scale: number;
  /** `cols × tile` units wide; the seed makes it constant. */
  band: { seed: string; cols: number; rows: number; tile: number };
  qrArea: LayoutBox & { colour: Colour };
  /** `ring`: width of the ring around the photo, in the background colour. */
  photo: { x: number; y: number; diameter: number; ring: number };
  /** The white plate; `size`: side of the code without its quiet zone. */
  qr: { x: number; y: number; size: number; radius: number };
  stacks: readonly Stack[];
};

/** The brand's palette without the background colour, so that the band keeps a clear lower edge. */
export const bandPalette: Palette = brandPalette.filter((name) => name !== 'ink');

/** Returns a maker of items of a style: lines that shrink from `max` to `min`, unless `options` override this. */
const textStyle =
  (style: Pick<TextItem, 'weight' | 'lineHeight' | 'tracking'>) =>
  (
    slot: TextItem['slot'],
    colour: Colour,
    max: number,
    min: number,
    options?: Partial<TextItem>,
  ): TextItem => ({ ...style, slot, colour, max, min, lines: 1, wrapBelow: min, gap: 0, ...options });
const displayItem = textStyle({ weight: 800, lineHeight: 1.04, tracking: -0.02 });
const boldItem = textStyle({ weight: 700, lineHeight: 1.25 });
const plainItem = textStyle({ weight: 500, lineHeight: 1.25 });

const stack = (place: Stack['place'], box: LayoutBox, items: readonly TextItem[]): Stack => ({
  ...box,
  place,
  items,
});

const uprightLayout = { type: 'image/png', width: 420, height: 686, scale: 2 } as const;

// docs/product/registration.md#e11 has the sizes of the images.
const poster: Layout = {
  ...uprightLayout,
  name: 'aptech-vision-poster.png',
  part: 'Pass1',
  band: { seed: 'aptech-vision-2025/8', cols: 6, rows: 3, tile: 70 },
  qrArea: { x: 0, y: 530, width: 420, height: 156, colour: 'signal' },
  photo: { x: 28, y: 108, diameter: 200, ring: 9 },
  qr: { x: 28, y: 543, size: 100, radius: 8 },
  stacks: [
    stack('top', { x: 250, y: 224, width: 142, height: 90 }, [
      displayItem('event', 'signal', 25, 11, { lines: 3, wrapBelow: 25 }),
    ]),
    stack('middle', { x: 28, y: 326, width: 364, height: 188 }, [
      displayItem('name', 'white', 54, 26, { lines: 2, wrapBelow: 44 }),
      boldItem('role', 'sky', 19, 13, { lines: 2, wrapBelow: 15, gap: 14 }),
      plainItem('organization', 'onInkMuted', 17, 12, { lines: 2, wrapBelow: 14, gap: 2 }),
    ]),
    stack('middle', { x: 172, y: 543, width: 224, height: 123 }, [
      displayItem('kind', 'ink', 36, 24, { upper: true }),
      boldItem('date', 'ink', 15, 12, { gap: 6, lineHeight: 1.3 }),
      plainItem('venue', 'ink', 13, 10, { lines: 2, wrapBelow: 13, gap: 1, lineHeight: 1.3 }),
      plainItem('id', 'ink', 10.5, 8, { gap: 9, lineHeight: 1.3 }),
    ]),
  ],
};

const entryPass: Layout = {
  name: 'aptech-vision-entry-pass.jpg',
  type: 'image/jpeg',
  part: 'Pass',
  width: 1600,
  height: 1000,
  scale: 1,
  band: { seed: 'aptech-vision-2025/8', cols: 10, rows: 2, tile: 160 },
  qrArea: { x: 1120, y: 320, width: 480, height: 680, colour: 'signal' },
  photo: { x: 80, y: 160, diameter: 350, ring: 18 },
  qr: { x: 1155, y: 355, size: 330, radius: 24 },
  stacks: [
    stack('top', { x: 480, y: 350, width: 600, height: 150 }, [
      displayItem('event', 'signal', 60, 28, { lines: 2, wrapBelow: 60 }),
    ]),
    stack('middle', { x: 80, y: 545, width: 960, height: 395 }, [
      displayItem('name', 'white', 128, 60, { lines: 2, wrapBelow: 100, upper: true }),
      boldItem('organization', 'sky', 44, 28, {
        lines: 2,
        wrapBelow: 34,
        gap: 30,
        tracking: 0.01,
        upper: true,
      }),
      plainItem('role', 'onInkMuted', 38, 26, {
        lines: 2,
        wrapBelow: 30,
        gap: 6,
        tracking: 0.02,
        upper: true,
      }),
    ]),
    stack('middle', { x: 1155, y: 785, width: 410, height: 185 }, [
      displayItem('kind', 'ink', 76, 40, { upper: true }),
      boldItem('date', 'ink', 32, 22, { gap: 8, lineHeight: 1.3 }),
      plainItem('id', 'ink', 20, 16, { gap: 12, lineHeight: 1.3 }),
    ]),
  ],
};

const conferencePass: Layout = {
  ...uprightLayout,
  name: 'aptech-vision-conference-pass.png',
  part: 'Pass',
  band: { seed: 'aptech-vision-conference-2025/8', cols: 7, rows: 2, tile: 60 },
  qrArea: { x: 0, y: 398, width: 420, height: 288, colour: 'signal' },
  photo: { x: 24, y: 24, diameter: 200, ring: 9 },
  qr: { x: 24, y: 406, size: 200, radius: 8 },
  stacks: [
    stack('top', { x: 246, y: 134, width: 150, height: 90 }, [
      displayItem('event', 'signal', 22, 10, { lines: 4, wrapBelow: 22 }),
    ]),
    stack('middle', { x: 24, y: 238, width: 372, height: 150 }, [
      displayItem('name', 'white', 46, 25, { lines: 2, wrapBelow: 36 }),
      boldItem('role', 'sky', 16, 12, { gap: 9 }),
      plainItem('organization', 'onInkMuted', 15, 11.5, { gap: 1 }),
    ]),
    stack('top', { x: 284, y: 410, width: 116, height: 200 }, [
      displayItem('kind', 'ink', 20, 12, { upper: true }),
      boldItem('session', 'ink', 16, 11, { lines: 2, wrapBelow: 16, gap: 14, lineHeight: 1.2 }),
      boldItem('sessionTime', 'ink', 16, 12, { lines: 2, wrapBelow: 16, lineHeight: 1.2 }),
      plainItem('sessionTitle', 'ink', 12, 9.5, { lines: 8, wrapBelow: 12, gap: 6 }),
    ]),
    stack('bottom', { x: 284, y: 604, width: 116, height: 51 }, [
      boldItem('date', 'ink', 14, 11, { lines: 2, wrapBelow: 14 }),
    ]),
    stack('middle', { x: 24, y: 656, width: 246, height: 16 }, [
      plainItem('id', 'ink', 10.5, 8, { lineHeight: 1.2 }),
    ]),
  ],
};

/** The images of each form, in display order. VIP has none, because the team issues its passes after a review. */
export const layouts = {
  visitor: [entryPass, poster],
  vip: [],
  conference: [conferencePass],
} as const satisfies Record<string, readonly Layout[]>;
