import { expect, test } from '@jest/globals';
import { globSync, readFileSync, statSync } from 'node:fs';
import sharp from 'sharp';
import { getArt } from '@/lib/shared/art/drawings';
import { colours } from '@/lib/shared/util/colours';

test('every drawing but marks and icons has the proportions that its kind has in the HTML', () => {
  const svgFiles = globSync('public/art/**/*.svg').filter((file) => !/marks|tech/.test(file));
  expect(svgFiles.length).toBeGreaterThan(100);
  for (const file of svgFiles) {
    const { width, height } = getArt(file.replace('public/art/', '').replace('.svg', ''));
    const [, , , w, h] = /viewBox="(\S+) (\S+) (\S+) (\S+)"/.exec(readFileSync(file, 'utf8')) ?? [];
    expect([file, (Number(w) / Number(h)).toFixed(2)]).toEqual([file, (width / height).toFixed(2)]);
  }
});

test('the tiles of page headers and banners have not the colour of the page, which would look like a hole', () => {
  for (const file of globSync('public/art/{pages,banners}/*.svg')) {
    const [tiles = '', motif] = readFileSync(file, 'utf8').split('<g transform="translate');
    expect([file, motif]).toEqual([file, expect.any(String)]);
    expect([file, tiles]).toEqual([file, expect.not.stringContaining(colours.paper)]);
  }
});

test('pictures for sharing are 1200×630 and below 300 KB, which WhatsApp needs', async () => {
  for (const file of globSync('public/share/**/*.png')) {
    const { width, height } = await sharp(file).metadata();
    expect([file, width, height]).toEqual([file, 1200, 630]);
    expect(statSync(file).size).toBeLessThan(300_000);
  }
});
