/** @jest-environment node */
import { shownIn } from '../scripts/content/shown-words';
import { sources } from './support/sources';

// Words that visitors read stand in content/ or in a messages.ts, where an editor finds them: eslint.config.mjs.

test('no message writes out a figure that is counted from a list', () => {
  const written = sources
    .filter(({ file }) => /^(app|components|lib)\/.*messages\.ts$/.test(file))
    .flatMap(({ file, text }) =>
      [
        ...text.matchAll(
          /\b(?:\d[\d,]*\+?|thirty(?:-\w+)?) (?:\w+ )?(?:cent(?:re|er)s|countries|continents|placements)\b/gi,
        ),
      ].map(([figure]) => `${file}: ${figure}`),
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
