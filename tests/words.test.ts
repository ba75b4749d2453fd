/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { shownIn } from '../scripts/content/shown-words';
import { sources } from './support/sources';

// Words that visitors read stand in content/ or in a messages.ts, where an editor finds them: eslint.config.mjs.

type Report = readonly { messages: readonly { ruleId: string; line: number; message: string }[] }[];

/** The lines of a component at which eslint finds words, each as often as it does. */
function linesWithWords(source: string): number[] {
  const eslint = ['node_modules/eslint/bin/eslint.js', '--format=json', '--stdin'];
  const { stdout } = spawnSync(process.execPath, [...eslint, '--stdin-filename=app/page.tsx'], {
    input: source,
    encoding: 'utf8',
  });
  const [report] = JSON.parse(stdout) as Report;
  return (report?.messages ?? [])
    .filter(({ message }) => message.startsWith('Words that visitors read'))
    .map(({ line }) => line);
}

test('a sentence, a label and a part of a sentence are found, with their lines', () => {
  const source = `
  'use client';
  export function Example({ name, count }: { name: string; count: number }) {
    const text = 'Your pass is being drawn.';
    return (
      <p className="stack gap-2" title="Close" aria-label={\`page \${count} of \${name}\`}>
        Send my pass to {name} {count === 1 ? 'Saved' : '2 saved'}
        <b>Home</b>
        {[{ label: 'City' }, 'or call us']}
        {count === 0 ? 'None' : count === 1 ? 'One' : name}
        {\`Saved: \${count}\`} {\`Room\${count}, floor \${name}\`} {\`\${name} there\`}
        {cx(() => 'or call us')}
      </p>
    );
  }`;
  expect(linesWithWords(source)).toEqual([4, 6, 6, 6, 7, 7, 8, 9, 9, 10, 10, 11, 11, 11, 12]);
});

test('class names, selectors, comparisons, errors and drawings are not words that visitors read', () => {
  const source = `
    import { cx } from './cx';
    if (type === 'Aptech Student') throw new Error('The form has no such answer.');
    document.querySelector('main section')?.focus();
    const tag = <a rel="noopener noreferrer" className={cx('stack gap-2', styles.open)} href="/courses" />;
    const path = <path d={\`M0 0h\${side}v\${side}H0z\`} transform={\`translate(\${x} \${y})\`} />;`;
  expect(linesWithWords(source)).toEqual([]);
});

test('no page, component or message writes out a figure that is counted from a list', () => {
  const figure =
    /\b(?:\d[\d,]*\+?|thirty(?:-\w+)?) (?:\w+ )?(?:cent(?:re|er)s|countries|continents|placements)\b/gi;
  const written = sources
    .filter(({ file }) => /^(app|components)\/.*\.tsx$|^(app|components|lib)\/.*messages\.ts$/.test(file))
    .filter(({ file }) => !file.includes('.test.'))
    .flatMap(({ file, text }) =>
      // Comments may quote the specification.
      [...text.replaceAll(/^\s*(?:\/\*\*|\*|\/\/).*/gm, '').matchAll(figure)].map(
        ([found]) => `${file}: ${found}`,
      ),
    );
  expect(written).toEqual([]);
});

test('each of the words in a messages.ts is shown somewhere', () => {
  const shows = (folder: string, key: string) =>
    sources.some(
      ({ file, text }) =>
        !/\.test\.tsx?$|\/messages\.ts$/.test(file) &&
        file.startsWith(folder) &&
        new RegExp(`\\b(?:words|messages)\\.${key}\\b`).test(text),
    );
  const idle = sources
    .filter(({ file }) => /^(?:app|components)\/.*\/?messages\.ts$/.test(file))
    .flatMap(({ file, text }) =>
      [...text.matchAll(/^ {2}(\w+)[:,]/gm)]
        .filter(([, key = '']) => !shows(file.split('/').slice(0, -1).join('/'), key))
        .map(([, key]) => `${file} ${key}`),
    );
  expect(idle).toEqual([]);
});

test('a component shows the words that it takes from the pages it names, which npm run content asks for', () => {
  const shown = shownIn([
    "const words = getWords('faq'); <p>{words.lead}</p>;",
    "const words = getWords('faq'); words.heading;",
    "const all = [getWords('terms'), getWords('privacy')]; all.map((words) => words.heading);",
    "import words from './elsewhere'; words.title;",
  ]);
  expect(Object.fromEntries([...shown].map(([page, names]) => [page, [...names]]))).toEqual({
    faq: ['lead', 'heading'],
    terms: ['heading'],
    privacy: ['heading'],
  });
});
