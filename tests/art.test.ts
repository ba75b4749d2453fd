/** @jest-environment node */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, test, describe } from '@jest/globals';
import sharp from 'sharp';
import { brands } from '@/components/ui/BrandIcon';
import { getArt, hasArt } from '@/lib/shared/art/catalogue';
import { houseOf, houseSvg } from '@/scripts/art/house';
import { motifNames } from '@/lib/shared/art/motif-names';
import { sceneSvg, schemes } from '@/scripts/art/scene';
import { getAllCourses } from '@/lib/server/content/catalogue';
import { getCentres } from '@/lib/shared/content/centres';
import { getPeople } from '@/lib/server/content/information';
import { getRoutes } from '@/lib/server/content/routes';
import { pageScene } from '../scripts/art/pictures';
import { videoScenes } from '../scripts/art/video-scenes';

const publicFile = (name: string) => path.join(process.cwd(), 'public', name);
const shares = [
  ...new Set(getRoutes().map((route) => route.shareArt)),
  ...getCentres().map((centre) => `centres/${centre.slug}`),
];

test('each centre has a unique house next to the landmark of its address', () => {
  const centres = getCentres();
  const houses = centres.map(({ slug }) => JSON.stringify(houseOf(slug)));
  expect(new Set(houses).size).toBe(centres.length);
  for (const { slug, landmark } of centres) {
    const file = readFileSync(publicFile(`art/centres/${slug}.svg`), 'utf8');
    expect(file).toContain(houseSvg(slug, landmark));
  }
  expect(houseSvg('x', 'Near the clock tower')).not.toBe(houseSvg('x', 'Beside the bank'));
});

describe('art', () => {
  test.each([
    ...getAllCourses().map((item) => `courses/${item.slug}`),
    ...getCentres().map((centre) => `centres/${centre.slug}`),
    ...getPeople().map((person) => `people/${person.slug}`),
    ...getRoutes().map((route) => `pages/${route.shareArt}`),
  ])('%s is drawn, by the last build or npm test (npm run art draws all)', (name) => {
    expect(hasArt(name)).toBe(true);
    expect(readFileSync(publicFile(`art/${name}.svg`), 'utf8')).toMatch(/^<svg /);
  });

  test('the file that BrandIcon uses contains all network logos', () => {
    const marks = readFileSync(publicFile('art/marks.svg'), 'utf8');
    expect(marks.match(/translate\(\d+\)/g)).toEqual(brands.map((_, at) => `translate(${at * 24})`));
  });

  test('an unknown name gives the home page picture instead of a broken one', () => {
    expect(getArt('courses/never-drawn').src).toMatch(/^\/art\/pages\/home\.svg/);
  });

  test('the same content draws the same bytes as the committed files', () => {
    expect(readFileSync(publicFile('art/pages/about.svg'), 'utf8')).toBe(sceneSvg(pageScene('about')));
  });

  test('every motif is drawn inside its block', () => {
    for (const motif of motifNames) {
      const svg = sceneSvg({ seed: motif, cols: 3, rows: 3, scheme: schemes.house, motif });
      expect(svg).not.toContain('NaN');
    }
  });
});

describe('share images', () => {
  test.each(shares)('%s is 1200×630 and below 300 KB, which WhatsApp needs', async (name) => {
    const file = publicFile(`share/${name}.png`);
    const { width, height } = await sharp(file).metadata();
    expect([width, height]).toEqual([1200, 630]);
    expect(statSync(file).size).toBeLessThan(300_000);
  });
});

describe('video loops', () => {
  test.each(Object.keys(videoScenes))('%s has a poster', (name) => {
    expect(hasArt(`video/${name}`)).toBe(true);
  });
  test.each(readdirSync(publicFile('video')))('%s weighs at most 300 kB', (name) => {
    expect(statSync(publicFile(`video/${name}`)).size).toBeLessThanOrEqual(300_000);
  });
});
