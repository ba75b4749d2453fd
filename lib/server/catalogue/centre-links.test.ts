import { findCentres } from '../../shared/content/centre-search';
import { distanceText, kilometresBetween, nearestOf } from '../../shared/util/distance';
import type { Centre } from '@/content/schema/centres';
import { getCentre, getCentres, getCity } from '@/lib/shared/content/centres';
import { centreVcard, defaultMap } from './centre-links';

/** The centres that the tests use: only these, so that a centre added by an editor changes no result. */
const searchedSlugs =
  'bahadurabad defence federal-b-area gulistan-e-jauhar gulshan-e-iqbal johar-town larkana latifabad nazimabad ' +
  'north-nazimabad qasimabad shahrah-e-faisal sukkur timergara';
const centres = getCentres().filter(({ slug }) => searchedSlugs.split(' ').includes(slug));

test.each([
  ['johar', ['gulistan-e-jauhar', 'johar-town']],
  ['DHA', ['defence']],
  ['sharae faisal', ['shahrah-e-faisal']],
  ['hyderabad', ['latifabad', 'qasimabad']],
  ['  F.B. area ', ['federal-b-area']],
  ['Sukkhur', ['sukkur']],
  ['0945', ['timergara']],
  ['+92 300 0000001', ['bahadurabad']],
  ['+92 94', ['timergara']],
  ['.*', centres.map(({ slug }) => slug)],
  ['joher', ['gulistan-e-jauhar', 'johar-town']],
  ['bahadrabad', ['bahadurabad']],
  ['karach larkna', []],
  ['lhr', ['johar-town']],
  ['aptech gulshan iqbal contact', ['gulshan-e-iqbal']],
  ['north nazimabd center', ['north-nazimabad']],
  ['nowhere', []],
  ['', centres.map(({ slug }) => slug)],
])('“%s” finds the right centres, with typing errors and unknown words, too', (query, slugs) => {
  expect(findCentres(centres, query).map(({ slug }) => slug)).toEqual(slugs);
});

test('distances are great-circle, in kilometres', () => {
  const karachi = { lat: 24.86, lon: 67.01 };
  const lahore = { lat: 31.55, lon: 74.34 };
  expect(kilometresBetween(karachi, karachi)).toBe(0);
  expect(Math.round(kilometresBetween(karachi, lahore) / 10)).toBe(103);
  expect([0.04, 3.25, 9.94, 10, 10.6].map(distanceText)).toEqual([
    'here',
    '3.3 km',
    '9.9 km',
    '10 km',
    '11 km',
  ]);
});

test('near are at most three places within 40 km, else the nearest alone', () => {
  const at = (lat: number) => ({ position: { lat, lon: 67 } });
  const nearestLatitudes = (places: ReturnType<typeof at>[]) =>
    nearestOf({ lat: 25, lon: 67 }, places).map(({ position }) => position.lat);
  expect(nearestLatitudes([at(25.4), at(25.3), at(25.2), at(25.1), at(25)])).toEqual([25, 25.1, 25.2]);
  expect(nearestLatitudes([at(25.5), at(25.2)])).toEqual([25.2]);
  expect(nearestLatitudes([at(31), at(30)])).toEqual([30]);
  expect(nearestLatitudes([])).toEqual([]);
});

const clifton = getCentre('9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393');
if (!clifton) throw new Error('Clifton');

test('the vCard has international numbers', () => {
  const lines = centreVcard({ ...clifton, phone3: '0300 0001005' }).split('\r\n');
  expect(lines[0]).toBe('BEGIN:VCARD');
  expect(lines.at(-2)).toBe('END:VCARD');
  expect(lines).toContain('FN:Aptech Clifton');
  expect(lines).toContainEqual(expect.stringMatching(/^URL:http.*\/centre\?id=9aecaf6f/));
  expect(lines).toContain('TEL;TYPE=WORK,VOICE:+922100000004');
  expect(lines).toContain('TEL;TYPE=WORK,CELL:+923000001005');
  expect(lines).toContain('TEL;TYPE=CELL:+923000001004');
  expect(lines).toContain(`GEO:${clifton.position.lat};${clifton.position.lon}`);
});

test('names in the vCard are escaped', () => {
  const vcard = centreVcard({ ...clifton, name: 'A;B,C\nTEL:1' });
  expect(vcard).toContain('FN:Aptech A\\;B\\,C\\nTEL:1');
  expect(vcard).not.toMatch(/^TEL:1/m);
});

test("without a map link the map shows the centre's city", () => {
  const middleOfMap = (centre: Centre) => {
    const box = new URL(defaultMap(centre)).searchParams.get('bbox')?.split(',').map(Number) ?? [];
    const [left = 0, bottom = 0, right = 0, top = 0] = box;
    return { lat: Number(((bottom + top) / 2).toFixed(2)), lon: Number(((left + right) / 2).toFixed(2)) };
  };
  for (const centre of getCentres()) expect(middleOfMap(centre)).toEqual(getCity(centre).position);
  expect(middleOfMap(clifton)).toEqual({ lat: 24.9, lon: 67.08 });
});
