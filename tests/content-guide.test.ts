/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { events } from '@/content/events';
import { site } from '@/content/site';
import { findings } from '@/lib/server/content/check/findings';
import { editionAt } from '@/lib/shared/content/events';
import { factsOf } from '@/lib/shared/schema/facts';
import { itemAt, kinds, registry } from '@/lib/shared/schema/registry';
import { descriptionOf } from '@/lib/shared/schema/groups';
import { inPakistan } from '@/lib/shared/schema/centres';
import { newItem } from '../scripts/content/new-item';
import { readContent } from '../scripts/content/source';
import { documents, withTables } from '../scripts/content/tables';

test.each(documents)(
  'the tables of %s are those of the schemas (npm run content -- tables)',
  async (file) => {
    const text = readFileSync(file, 'utf8');
    expect(text).toContain('<!-- fields: ');
    // Prettier aligns the cells, which jest cannot load.
    const plain = (table: string) => table.replaceAll(/ +/g, ' ').replaceAll(/-{3,}/g, '---');
    expect(plain(withTables(text))).toBe(plain(text));
  },
);

test('the guide names every fact that texts may name', () => {
  const lists = {
    centres: [],
    acnPro: [],
    smartPro: [],
    shortCourses: [],
    english: [],
    shortCourseCards: [],
    standAloneCourses: [],
  };
  const guide = readFileSync('docs/content.md', 'utf8');
  const unnamed = Object.keys(factsOf({ site, edition: editionAt(events, new Date()), ...lists })).filter(
    (name) =>
      !(name in site.statistics) &&
      // A capitalised twin is explained once.
      !/^[A-Z]/.test(name) &&
      !guide.includes(`\`{${name}}\``),
  );
  expect(unnamed).toEqual([]);
});

test('the guide names every content file', () => {
  const guide = documents.map((file) => readFileSync(file, 'utf8')).join('\n');
  const missing = Object.keys(registry).filter(
    (file) =>
      !guide.includes(file.replace(/\/semesters\/.*/, '/semesters/').replace(/\/search\/.*/, '/search/')) &&
      !guide.includes(`\`${file.split('/').at(-1)}\``) &&
      !guide.includes(file.split('/').at(-1)?.replace('.ts', '') ?? ''),
  );
  expect(missing).toEqual([]);
});

const placesOf = Object.entries(kinds).flatMap(([kind, places]) =>
  Object.entries(places).map(([place, { file, path }]) => {
    // A place with a star is inside an item; any of them will do.
    const inside = { photo: '202324', question: 'admission', session: 'vision-2025' }[kind] ?? '';
    return [
      kind,
      place === '*' ? inside : place,
      file,
      path.map((step) => (step === '*' ? inside : step)),
    ] as const;
  }),
);
test.each(placesOf)(
  'npm run content -- new %s %s adds an item whose every field is explained',
  (kind, place, file, path) => {
    const before = readFileSync(file, 'utf8');
    const { change, sentence } = newItem(kind, place, () => before);
    expect(sentence).toContain(`A blank ${kind} stands at the end of its list in ${file}`);
    const after = change?.text ?? '';
    const { contents, problems } = readContent(new Map([[file, after]]));
    expect(problems).toEqual([]);
    let list: unknown = contents[file];
    for (const step of path)
      list = Array.isArray(list)
        ? (list as { slug?: string; key?: string }[]).find((one) => one.slug === step || one.key === step)
        : (list as Record<string, unknown>)[step];
    const item = (list as unknown[]).at(-1);
    const schema = itemAt(kinds[kind]?.[place] ?? kinds[kind]!['*']!);
    // Whatever is wrong with it is that it is blank: no field is strange or of the wrong kind.
    const wrong = findings(item, schema, {
      facts: undefined,
      refer: () => undefined,
      words: () => undefined,
    });
    expect(
      wrong.filter(({ text }) => !/^(is missing|is not in Pakistan|must be a number)/.test(text)),
    ).toEqual([]);
    for (const [name, { label }] of Object.entries(descriptionOf(schema).fields ?? {})) {
      expect(after).toContain(`// ${label}`);
      expect(after).toMatch(new RegExp(`^\\s*(// )?${name}: `, 'm'));
    }
  },
);

test('a kind or a place that does not exist is answered with those that do', () => {
  expect(newItem('centr', undefined, () => '').sentence).toMatch(
    /There is no kind centr\. Did you mean centre\? Kinds: course, /,
  );
  expect(newItem('course', 'smartpro', () => '').sentence).toMatch(
    /Did you mean smart-pro\? Places: career, acn-pro/,
  );
  expect(newItem(undefined, undefined, () => '').sentence).toContain(
    'Kinds: course, stand-alone-course, card, centre',
  );
});

// Positions from an atlas, to two decimals.
test.each([
  ['Karachi', 24.86, 67.01],
  ['Gwadar', 25.12, 62.33],
  ['Quetta', 30.18, 66.98],
  ['Chaman', 30.92, 66.45],
  ['Parachinar', 33.9, 70.1],
  ['Peshawar', 34.01, 71.58],
  ['Chitral', 35.85, 71.79],
  ['Sost', 36.69, 74.82],
  ['Skardu', 35.3, 75.63],
  ['Kotli', 33.52, 73.9],
  ['Sialkot', 32.49, 74.53],
  ['Lahore', 31.55, 74.34],
  ['Bahawalnagar', 29.99, 73.25],
  ['Nagarparkar', 24.36, 70.75],
])('%s is in Pakistan', (_, lat, lon) => {
  expect(inPakistan({ lat, lon })).toBe(true);
});
test.each([
  ['Delhi', 28.6, 77.2],
  ['Amritsar', 31.63, 74.87],
  ['Jammu', 32.73, 74.86],
  ['Jaisalmer', 26.92, 70.91],
  ['Bhuj', 23.25, 69.67],
  ['Kabul', 34.53, 69.17],
  ['Kandahar', 31.61, 65.71],
  ['Zahedan', 29.5, 60.86],
  ['the sea off Karachi', 24, 65],
  ['longitude 77 at the latitude of Karachi', 24.88, 77],
])('%s is not in Pakistan', (_, lat, lon) => {
  expect(inPakistan({ lat, lon })).toBe(false);
});
