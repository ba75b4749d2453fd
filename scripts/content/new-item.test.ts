/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { expect, test } from '@jest/globals';
import { findings } from '../../lib/server/content/check/findings.ts';
import { descriptionOf } from '../../lib/shared/schema/groups.ts';
import { itemAt, itemKinds } from '../../lib/shared/schema/registry.ts';
import { newItem } from './new-item.ts';
import { readContent } from './source.ts';

const placesOf = Object.entries(itemKinds).flatMap(([kind, places]) =>
  Object.entries(places).map(([place, { file, path }]) => {
    // A place with a star is inside an item; any item will do.
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
  'npm run content -- new %s %s adds an item with every field explained',
  (kind, place, file, path) => {
    const before = readFileSync(file, 'utf8');
    const { change, sentence } = newItem(kind, place, () => before);
    expect(sentence).toContain(`A blank ${kind} is at the end of its list in ${file}`);
    const after = change?.text ?? '';
    const { contents, problems } = readContent(new Map([[file, after]]));
    expect(problems).toEqual([]);
    let list: unknown = contents[file];
    for (const step of path)
      list = Array.isArray(list)
        ? (list as { slug?: string; key?: string }[]).find((one) => one.slug === step || one.key === step)
        : (list as Record<string, unknown>)[step];
    const item = (list as unknown[]).at(-1);
    const schema = itemAt(itemKinds[kind]?.[place] ?? itemKinds[kind]!['*']!);
    // Its only mistakes are blank fields: none is unknown or has a wrong type.
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

test('an unknown kind or place lists the known ones', () => {
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
