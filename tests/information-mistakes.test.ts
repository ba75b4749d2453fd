/** @jest-environment node */
import { globSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from '@jest/globals';
import {
  checkContent,
  describe as sentence,
  type Contents,
  type AssetLookup,
} from '@/lib/content/check/check';

const assets: AssetLookup = { imageBytes: () => undefined, hasArt: () => true, hasIcon: () => true };

let original: Contents;
beforeAll(async () => {
  const files = globSync('content/**/*.ts').sort();
  const loaded = await Promise.all(
    files.map(async (file) => [file, { ...(await import(path.resolve(file))) }]),
  );
  original = Object.fromEntries(loaded);
});

/** Path to the mistaken value, the wrong value (undefined: left out), and the message it must cause. */
const mistakes: readonly [string, string, unknown, RegExp][] = [
  [
    'alumni',
    'alumni.stars.0.month',
    '2023-13',
    /content\/alumni\.ts › .*month: must be a month such as 2022-09/,
  ],
  ['alumni', 'alumni.ranges.1.photos.0.link', 'http://example.com/a', /link: must be an https address/],
  ['alumni', 'alumni.ranges.1.photos.7', undefined, /photos: needs exactly 8 photos/],
  ['alumni', 'alumni.ranges.0.label', '2022/23', /label: must read like 2022-2021/],
  ['alumni', 'alumni.defaultRange', '202526', /defaultRange: must be the key of one of the ranges/],
  ['alumni', 'alumni.executives.0.descripton', 'Built a shop.', /has a field that does not exist/],
  ['placement', 'placement.recruiters.12', undefined, /recruiters: needs exactly 13 recruiters/],
  ['placement', 'placement.recruiters.0.tile', 'star', /tile: must be one of quarter/],
  [
    'placement',
    'placement.top.0.slug',
    'Ahmed Sheikh',
    /slug: must be lower-case letters, digits and hyphens/,
  ],
  ['testimonials', 'testimonials.home.0.quote', 'Good.', /quote: is shorter than 40 characters/],
  ['awards', 'awards.freelancers.categories.9', undefined, /needs exactly 10 categories/],
  ['awards', 'awards.visionary.timeline.1.from', '1 October', /from: must be a day such as 2025-10-11/],
  ['awards', 'awards.visionary.timeline.2.to', '2025-10-01', /ends before it begins/],
  ['affiliations', 'affiliations.local.0.relation', 'Partner', /relation: must be Affiliated or Registered/],
  ['about', 'about.awards.0.year', 2009, /year: starts in 2013/],
  ['certificates', 'certificates.curricula.0.system', 'older', /system: must be old or new/],
  ['faq', 'faq.0.entries.0.question', 'Who can join a course', /question: must end with a question mark/],
  ['faq', 'faq.0.entries.1.slug', 'who-can-join', /has two questions with one slug/],
  ['policies', 'policies.privacy.updated', '1 September 2025', /updated: must be a day such as 2025-10-01/],
  ['policies', 'policies.terms.short', undefined, /short: is missing/],
  ['career', 'career.email', 'careers at example.com', /email: must be an e-mail address/],
  ['research', 'research.phases.0.months', 'six', /months/],
  ['feedback', 'feedback.questions.0.name', 'q9', /name: must be one of q1, q2/],
  ['feedback', 'feedback.parts.3', undefined, /parts: needs exactly 4 parts/],
  [
    'partner',
    'partner.statement',
    ' A city has young people who want to work with computers.',
    /statement: has a space/,
  ],
];

type Node = Record<string, unknown>;

/** The real content with one value changed or, in a list, one item removed. */
function broken(file: string, at: string, value: unknown): Contents {
  const copy = structuredClone(original) as Record<string, Node>;
  const keys = at.split('.');
  const last = keys.pop() as string;
  const parent = keys.reduce<Node>((node, key) => node[key] as Node, copy[`content/${file}.ts`] as Node);
  if (value !== undefined) parent[last] = value;
  else if (Array.isArray(parent)) parent.splice(Number(last), 1);
  else delete parent[last];
  return copy;
}

test.each(mistakes)(
  '%s.ts, %s = %j is answered with file, field and what is right',
  (file, at, value, message) => {
    const found = checkContent(broken(file, at, value), assets, new Date('2025-09-01T00:00:00+05:00')).map(
      sentence,
    );
    expect(found.join('\n')).toMatch(message);
    for (const line of found) expect(line).toContain(`content/${file}.ts`);
  },
);
