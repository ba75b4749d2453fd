/** @jest-environment node */
/** What documents and configuration promise is what the code does. A text of the site takes the value itself. */
import { readFileSync } from 'node:fs';
import { kept, retention } from '@/lib/shared/retention';

const read = (file: string) =>
  readFileSync(file, 'utf8')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ -+ \|/g, '');

const promises: Readonly<Record<string, readonly string[]>> = {
  'docs/registration.md': [
    ...Object.values(retention).map(
      ({ what, from, by }, index) => `| ${what} | ${Object.values(kept)[index]} | ${from} | ${by} |`,
    ),
    `"Send my pass again" works for ${kept.answers}`,
  ],
  'docs/operations.md': [`delete it after ${kept.answers}, as the site does`],
  'docs/product/forms.md': [`in a cookie for ${kept.flash}`, `keeps it for ${kept.draft} as an upload draft`],
  'docs/product/pages.md': [`for at most ${kept.passPage}`],
  'public/sw.js': [`const maxAgeMs = ${retention.passPage.ms / 86_400_000} * 86_400_000;`],
};

test.each(Object.entries(promises))('%s says what the code does', (file, sentences) => {
  const text = read(file);
  expect(sentences.filter((sentence) => !text.includes(sentence))).toEqual([]);
});
