/** @jest-environment node */
import { sourceOf, sources, type Source } from './support/sources';

// Rules that neither eslint (eslint.config.mjs) nor dependency-cruiser (.dependency-cruiser.mjs) can express.
const isTest = ({ file }: Source) => /\.test\.tsx?$/.test(file);
const product = sources.filter(
  (source) => !isTest(source) && !/^(tests|e2e|scripts|bench)\//.test(source.file),
);

test('wire names occur only in mappers and in tables of controls', () => {
  const names = /\b(?:centresId|cent(?:re|er)ID|centerId|uphne|uemail|currentCity|attendeeType)\b/g;
  const mappers =
    /^lib\/server\/(?:(?:embedded-)?backend\/|registration\/wire\.ts$|enquiry\/(?:jobs|handle)\.ts$|feedback\/record\.ts$)/;
  // docs/product/forms.md fixes the names of controls; each form has one table from our names to them.
  const controls = /^lib\/shared\/(?:registration|enquiry|feedback)\/fields\.ts$/;
  const found = product
    .filter(({ file }) => !mappers.test(file) && !controls.test(file))
    .flatMap(({ file, text }) => [...text.matchAll(names)].map(([name]) => `${file}: ${name}`));
  expect(found).toEqual([]);
});

/** Files whose exports are imported by Next or a tool. */
const askedFor = /^(app\/|[\w-]+\.m?[jt]s$|e2e\/.*\.spec\.ts$)/;

test('every export is used in another file', () => {
  const importers = new Map<string, Source[]>();
  for (const source of sources)
    for (const target of source.imports) {
      const file = sourceOf(target)?.file;
      if (file) importers.set(file, [...(importers.get(file) ?? []), source]);
    }
  /** Sources that may use an export of a file: its importers, and theirs if one re-exports everything. */
  const usersOf = (file: string): string[] =>
    (importers.get(file) ?? []).flatMap((source) =>
      /^export type \* from/m.test(source.text) ? [source.text, ...usersOf(source.file)] : [source.text],
    );
  const idle = sources
    .filter(({ file }) => !askedFor.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^export (?:async )?(?:function|const|class|enum|type) (\w+)/gm)]
        .map(([, name = '']) => name)
        .filter((name) => !usersOf(file).some((other) => new RegExp(`\\b${name}\\b`).test(other)))
        .map((name) => `${file}: ${name}`),
    );
  expect(idle).toEqual([]);
});

test('no SQL statement has more than five positional values, and only the outbox writes states', () => {
  const statements = sources
    .filter((source) => !isTest(source))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/(['"`])((?:SELECT|INSERT|UPDATE|DELETE)\b(?:(?!\1)[\s\S])*)\1/g)].map(
        ([, , sql = '']) => ({ file, sql }),
      ),
    );
  expect(statements.length).toBeGreaterThan(30);
  const positional = statements.filter(({ sql }) => (sql.match(/\?/g) ?? []).length > 5);
  expect(positional).toEqual([]);
  const writing =
    /^DELETE FROM registrations|^INSERT INTO registrations|^UPDATE registrations\b[\s\S]*\bstate = /;
  const writers = statements.filter(({ sql }) => writing.test(sql)).map(({ file }) => file);
  expect([...new Set(writers)].toSorted()).toEqual([
    'lib/server/outbox/outbox.ts',
    'lib/server/outbox/transitions.ts',
  ]);
});
