/** @jest-environment node */
import { existsSync, readFileSync } from 'node:fs';

const document = readFileSync('docs/security.md', 'utf8');
const rows = document
  .split('\n')
  .filter((line) => line.startsWith('| <a id='))
  .map((line) => {
    const [, id = '', , , tests = ''] = line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''));
    return { id: /id="(\w+)"/.exec(line)?.[1] ?? id, tests: line.split(' | ').at(-1) ?? tests };
  });

/** The tests named by a row: a file, and part of a title where one test of the file is meant. */
const testsOf = (cell: string) =>
  [...cell.matchAll(/`([^`]+\.tsx?)`(?: “([^”]+)”)?/g)].map(([, file = '', title]) => ({ file, title }));

test('every finding, fault and attack has a row', () => {
  const numbered = (letter: string, count: number) =>
    Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);
  const expected = [
    ...numbered('h', 5),
    ...numbered('m', 12),
    ...numbered('l', 26),
    ...numbered('n', 20),
    ...numbered('r', 21),
    ...numbered('s', 22),
  ];
  expect(rows.map(({ id }) => id)).toEqual(expected);
});

test.each(rows)('the row $id names a test that exists', ({ tests }) => {
  const named = testsOf(tests);
  expect(named.length).toBeGreaterThan(0);
  for (const { file, title } of named) {
    expect([file, existsSync(file)]).toEqual([file, true]);
    if (title !== undefined) expect(readFileSync(file, 'utf8')).toContain(title);
  }
});

test('a row whose test is gone would be seen', () => {
  const [row] = testsOf('`lib/shared/util/time.test.ts` “a test that nobody wrote”');
  expect(readFileSync(row?.file ?? '', 'utf8')).not.toContain(row?.title);
});
