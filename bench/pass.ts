// npm run bench:pass: time for one conference pass, including photo decoding and PNG encoding, compared with satori + resvg
// (a common way to draw images in Node), alternating in one run. Target: at most half of its median.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import satori from 'satori';
import sharp from 'sharp';
import { colours } from '../lib/shared/util/colours.ts';
import { compose } from '../lib/shared/art/tiles.ts';
import { tilesToSvg } from '../scripts/art/svg.ts';
import { drawFiles } from '../lib/server/pass/draw.ts';
import { registerFonts } from '../lib/server/pass/paint.ts';
import { bandPalette, layouts } from '../lib/server/pass/layouts.ts';
import { qrPath, qrPixels } from '../lib/server/pass/qr.ts';
import { type PassPerson, passTextOf } from '../lib/server/pass/pass-text.ts';
import { normalisePhoto } from '../lib/server/pass/photo.ts';
import { noise } from '../tests/support/noise.ts';
import { percentile } from './percentile.ts';

const rounds = Math.max(30, Number(process.argv[2] ?? 40));
const root = path.join(import.meta.dirname, '..');
const attendeeId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const person: PassPerson = {
  form: 'conference',
  firstName: 'Muhammad Bilal',
  lastName: 'Siddiqui',
  organization: 'Hidden Works',
  designation: 'Software Engineer',
  session: { label: 'Session 2', time: '02:30 PM - 04:30 PM' },
};

/** A photo with the detail of a phone's, in the stored size (1200 × 1200). */
const upload = await sharp(readFileSync(path.join(root, 'tests/pass/portrait.jpg')))
  .resize(1600, 1600, { fit: 'cover' })
  .composite([
    {
      input: await noise(1600, 1600, 12).png().toBuffer(),
      blend: 'soft-light',
    },
  ])
  .jpeg({ quality: 92 })
  .toBuffer();
const photo = await normalisePhoto(upload);
const photoUri = `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}`;

// satori reads neither WOFF2 nor variable fonts, so it sets the same text in another typeface.
const face = (weight: 500 | 700) => ({
  name: 'Face',
  weight,
  style: 'normal' as const,
  data: readFileSync(
    path.join(
      root,
      `node_modules/@fontsource/noto-naskh-arabic/files/noto-naskh-arabic-latin-${weight}-normal.woff`,
    ),
  ),
});
const fonts = [face(500), face(700)];

const [layout] = layouts.conference;
const words = passTextOf(person);
const { band, foot, photo: circle, qr } = layout;
const bandUri = (() => {
  const svg = tilesToSvg(
    compose(band.seed, band.cols, band.rows, bandPalette),
    band.cols,
    band.rows,
    band.tile,
  );
  return `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`;
})();
const { side, d } = qrPath(attendeeId);
const plate = qrPixels(layout).plate / layout.scale;

type Node = { type: string; props: Record<string, unknown> };
const box = (style: Record<string, unknown>, children?: unknown): Node => ({
  type: 'div',
  props: { style: { display: 'flex', position: 'absolute', ...style }, children },
});
const picture = (src: string, style: Record<string, unknown>): Node => ({
  type: 'img',
  props: { src, style: { position: 'absolute', ...style } },
});

/** The same pass as a tree for satori: band, circle, texts in the boxes of the layout, foot, QR code. */
const tree = box(
  { width: layout.width, height: layout.height, background: colours.ink, fontFamily: 'Face' },
  [
    picture(bandUri, { left: 0, top: 0, width: band.cols * band.tile, height: band.rows * band.tile }),
    box({ left: foot.x, top: foot.y, width: foot.width, height: foot.height, background: colours.signal }),
    picture(photoUri, {
      left: circle.x - circle.ring,
      top: circle.y - circle.ring,
      width: circle.diameter + 2 * circle.ring,
      height: circle.diameter + 2 * circle.ring,
      borderRadius: '50%',
      border: `${circle.ring}px solid ${colours.ink}`,
    }),
    ...layout.stacks.map((stack) =>
      box(
        {
          left: stack.x,
          top: stack.y,
          width: stack.width,
          height: stack.height,
          flexDirection: 'column',
          justifyContent: stack.place === 'middle' ? 'center' : 'flex-start',
        },
        stack.items.map((item) => ({
          type: 'div',
          props: {
            style: {
              color: colours[item.paint],
              fontSize: item.max,
              fontWeight: item.weight > 600 ? 700 : 500,
              lineHeight: item.lineHeight,
            },
            children: item.slot === 'id' ? attendeeId : words[item.slot],
          },
        })),
      ),
    ),
    box(
      {
        left: qr.x,
        top: qr.y,
        width: plate,
        height: plate,
        background: colours.white,
        borderRadius: qr.radius,
      },
      {
        type: 'svg',
        props: {
          viewBox: `0 0 ${side} ${side}`,
          width: plate,
          height: plate,
          children: { type: 'path', props: { d, fill: colours.ink } },
        },
      },
    ),
  ],
);

async function theirs(): Promise<Uint8Array> {
  const svg = await satori(tree as unknown as Parameters<typeof satori>[0], {
    width: layout.width,
    height: layout.height,
    fonts,
  });
  return new Resvg(svg, { fitTo: { mode: 'width', value: layout.width * layout.scale } }).render().asPng();
}
async function ours(): Promise<Uint8Array> {
  const [file] = await drawFiles(person, photo, attendeeId);
  return file!.bytes;
}

registerFonts(root);
const times: Record<'ours' | 'theirs', number[]> = { ours: [], theirs: [] };
const sizes = { ours: 0, theirs: 0 };
for (let round = -3; round < rounds; round += 1)
  for (const [name, draw] of [
    ['ours', ours],
    ['theirs', theirs],
  ] as const) {
    const start = performance.now();
    sizes[name] = (await draw()).byteLength;
    // The first rounds warm up both and are not counted.
    if (round >= 0) times[name].push(performance.now() - start);
  }
const [own, other] = [percentile(times.ours, 0.5), percentile(times.theirs, 0.5)];
const line = (name: string, time: number, size: number) =>
  `${name.padEnd(16)} ${time.toFixed(1).padStart(7)} ms   ${(size / 1024).toFixed(0).padStart(4)} KB\n`;
process.stdout.write(
  `Conference pass ${layout.width * layout.scale} × ${layout.height * layout.scale}, photo of ${(photo.byteLength / 1024).toFixed(0)} KB, median of ${rounds}\n` +
    line('lib/server/pass', own, sizes.ours) +
    line('satori + resvg', other, sizes.theirs) +
    `ratio ${(own / other).toFixed(2)} (target at most 0.50)\n`,
);
if (process.env.BENCH_OUT) {
  const { writeFileSync } = await import('node:fs');
  writeFileSync(path.join(process.env.BENCH_OUT, 'ours.png'), await ours());
  writeFileSync(path.join(process.env.BENCH_OUT, 'theirs.png'), await theirs());
}
process.exit(own / other <= 0.5 ? 0 : 1);
