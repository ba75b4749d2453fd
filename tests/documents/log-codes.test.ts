/** docs/operations.md has a row for each log event, and names each code that our code gives to failures. */
import { globSync, readFileSync } from 'node:fs';

const operations = readFileSync('docs/operations.md', 'utf8');
const sourceOf = (pattern: string) =>
  globSync(pattern, { exclude: ['**/*.test.*'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');

test('the log events of the code are those of the table', () => {
  const source = sourceOf('{app,lib,instrumentation}{/**/*,}.ts');
  const calls = source.match(/\blog(?:Throttled|\.(?:info|warn|error))\([^)]*/g) ?? [];
  const inCode = calls.flatMap((call) => call.match(/(?<=')[a-z-]+\.[a-z-]+(?=')/g) ?? []);
  const [, table = ''] = /\n## The log\n(.*?)\n## /s.exec(operations) ?? [];
  const names = table.split('\n').flatMap((line) => line.split('|')[1]?.match(/(?<=`)[^`, ]+(?=`)/g) ?? []);
  expect(names.sort()).toEqual([...new Set([...inCode, 'console'])].sort());
});

test('the codes that the code gives are explained', () => {
  const store = sourceOf('lib/server/store/*.ts').match(
    /(?<=unavailable',\s+(?:code: )?'|return '|\? ')(?:[A-Z_]{5,}|removed|closed)(?=')/g,
  );
  const calls = sourceOf('lib/server/{backend,drawing}/*.ts').match(
    /(?<=(?:TransportError\(|code: |code = .*)')[A-Z_]{5,}(?=')|(?<=\?\? ')NETWORK/g,
  );
  const named = [...(store ?? []), ...(calls ?? [])];
  expect(named).toEqual(expect.arrayContaining(['CLOCK', 'CONNECTION_LOST', 'TOTAL_TIMEOUT', 'PAUSED']));
  expect(named.filter((code) => !operations.includes(`\`${code}\``))).toEqual([]);
});
