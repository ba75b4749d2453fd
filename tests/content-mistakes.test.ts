/** @jest-environment node */
/* Over 250 lines because it is one table: mistakes an editor may make, and the messages they must cause. */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  checkContent,
  describe as sentence,
  placeholders,
  type Contents,
  type AssetLookup,
} from '@/lib/content/check/check';

type Loose = Record<string, never> & Record<string, unknown>;
type Course = { slug: string; title: string } & Record<string, unknown>;

const assets: AssetLookup = {
  imageBytes: (file) => ({ 'courses/small.jpg': 90_000, 'courses/huge.jpg': 3_000_000 })[file],
  hasArt: (name) => !name.includes('never'),
  hasIcon: (slug) => ['html5', 'php', 'python', 'react'].includes(slug) || !slug.startsWith('no-'),
};
const before = new Date('2025-09-01T00:00:00+05:00');
const after = new Date('2026-01-01T00:00:00+05:00');

let original: Contents;
beforeAll(async () => {
  const files = globSync('content/**/*.ts').sort();
  const loaded = await Promise.all(
    files.map(async (file) => [file, { ...(await import(path.resolve(file))) }]),
  );
  original = Object.fromEntries(loaded);
});

/** The real content with one change. */
function broken(change: (contents: Record<string, Loose>) => void): Record<string, Loose> {
  const copy = structuredClone(original) as Record<string, Loose>;
  change(copy);
  return copy;
}
const sentences = (contents: Contents, at = before) => checkContent(contents, assets, at).map(sentence);
const courses = (contents: Record<string, Loose>, file: string): Course[] =>
  Object.values(contents[`content/courses/${file}.ts`] ?? {})[0] as unknown as Course[];
const first = (contents: Record<string, Loose>, file: string): Course => courses(contents, file)[0] as Course;
const item = (contents: Record<string, Loose>, file: string, name: string): Record<string, unknown> =>
  ((contents[`content/${file}.ts`] ?? {}) as Record<string, Record<string, unknown>>)[name] as Record<
    string,
    unknown
  >;
const list = (contents: Record<string, Loose>, file: string, name: string) =>
  item(contents, file, name) as unknown as Record<string, unknown>[];

test('finds nothing wrong with the content as it is', () => {
  expect(sentences(original)).toEqual([]);
});

const mistakes: readonly [string, (contents: Record<string, Loose>) => void, ...string[]][] = [
  [
    'a title left out',
    (c) => delete (first(c, 'smart-pro') as Record<string, unknown>).title,
    'content/courses/smart-pro.ts › php-laravel-mysql › title: is missing',
  ],
  [
    'a description too short',
    (c) => (first(c, 'smart-pro').description = 'Build stuff.'),
    'php-laravel-mysql › description: is shorter than 60 characters',
    '"Build stuff."',
  ],
  [
    'a title too long',
    (c) => (first(c, 'english').title = 'Beginners '.repeat(8).trim()),
    'title: is longer than 48 characters',
    '(79 characters)',
  ],
  [
    'a misspelt field',
    (c) => (first(c, 'smart-pro').titel = 'x'),
    'php-laravel-mysql: has a field that does not exist: titel. Allowed: id, slug, title',
  ],
  [
    'a slug with capitals and a space',
    (c) => (first(c, 'english').slug = 'For Beginners'),
    'slug: must be lower-case letters, digits and hyphens',
  ],
  [
    'the same slug twice in a file',
    (c) => ((courses(c, 'short-courses')[1] as Course).slug = 'office-automation'),
    'content/courses/short-courses.ts: has two courses with one slug',
  ],
  [
    'a slug another file has',
    (c) => (first(c, 'short-course-cards').slug = 'tableau'),
    'content/courses/short-course-cards.ts › tableau › slug: is taken by',
    'slugs are unique over all courses',
  ],
  [
    'hours without their unit',
    (c) => (first(c, 'smart-pro').time = '158'),
    'time: must be a number and Hrs, such as 158 Hrs',
  ],
  [
    'a number as a text',
    (c) => (first(c, 'smart-pro').id = '8'),
    'id: must be a number without quotes',
    '"8"',
  ],
  ['a motif nobody draws', (c) => (first(c, 'english').motif = 'parrot'), 'motif: must be one of code, ai'],
  [
    'an enquiry code the form does not have',
    (c) => (first(c, 'english').enquire = 'ENG'),
    'enquire: must be one of ACCP-AI, HDSE, STC, ACNS, ENGLISH',
  ],
  [
    'a following course that does not exist',
    (c) => (first(c, 'english').next = ['advanced']),
    'next[0]: names a course that does not exist',
    'pre-intermediate',
  ],
  [
    'a picture that is not there',
    (c) => (first(c, 'english').image = { file: 'courses/lost.jpg', alt: 'A class' }),
    'public/images/courses/lost.jpg, which does not exist',
  ],
  [
    'a picture without alternative text',
    (c) => (first(c, 'english').image = { file: 'courses/small.jpg', alt: '' }),
    'image: needs alt',
  ],
  [
    'a picture of three megabytes',
    (c) => (first(c, 'english').image = { file: 'courses/huge.jpg', alt: 'A class' }),
    '2930 KB; at most 400 KB',
  ],
  [
    'a link to a page that does not exist',
    (c) => (first(c, 'career').url = '/course-adse'),
    'adse › url: leads to /course-adse, which is no page',
  ],
  [
    'a link to a fragment that does not exist',
    (c) => ((item(c, 'courses/hdse', 'hdse').after as { href: string }[])[2]!.href = '/courses-adse#adse-3'),
    'leads to #adse-3, which is not on /courses-adse. There: cpism',
  ],
  [
    'a technology icon that is not drawn',
    (c) =>
      ((item(c, 'courses/semesters/dism', 'dism').technologies as { icon: string }[])[0]!.icon = 'no-such'),
    'PHP › icon: is no slug of simple-icons',
  ],
  [
    'a suggestion that does not exist',
    (c) => ((list(c, 'search/keywords', 'keywords')[0]!.suggestions as string[])[0] = 'pyhton'),
    'python › suggestions[0]: names a suggestion that content/search/suggestions.ts does not have',
  ],
  [
    'a drawing that was never drawn',
    (c) => (list(c, 'search/keywords', 'keywords')[0]!.background = 'courses/never'),
    'python › background: names a drawing that public/art does not have',
  ],
  [
    'a phone number with a digit missing',
    (c) => (list(c, 'centres', 'centres')[0]!.whatsapp = '0300 000100'),
    'bahadurabad › whatsapp: must be a Pakistani number',
    '"0300 000100"',
  ],
  [
    'two centres with one id',
    (c) => (list(c, 'centres', 'centres')[1]!.id = list(c, 'centres', 'centres')[0]!.id),
    'baldia-town › id: is the id of another centre',
  ],
  [
    'a centre in the sea',
    (c) => ((list(c, 'centres', 'centres')[0]!.position as { lat: number }).lat = 2.488),
    'position.lat: is not in Pakistan',
    '2.488',
  ],
  [
    'an event that ends before it starts',
    (c) => ((item(c, 'events', 'events').vip as Record<string, unknown>).ends = '2025-10-10T20:00:00+05:00'),
    'content/events.ts › vip: ends before it starts',
  ],
  [
    'a date in another style',
    (c) => ((item(c, 'events', 'events').vip as Record<string, unknown>).starts = '11 October 2025'),
    'vip › starts: must be a time in Pakistan such as',
  ],
  [
    'two pages with one description',
    (c) => (list(c, 'routes', 'routes')[2]!.description = list(c, 'routes', 'routes')[1]!.description),
    'content/routes.ts: has two pages with one description',
  ],
  [
    'fifteen cards instead of sixteen',
    (c) => courses(c, 'short-course-cards').pop(),
    'content/courses/short-course-cards.ts: needs at least 16 items',
  ],
  [
    'HTML in a text',
    (c) => (first(c, 'english').make = 'A <b>bold</b> introduction.'),
    'make: contains HTML; texts are plain',
  ],
  [
    'an invisible character from a paste',
    (c) => (first(c, 'english').make = 'A two-minute\u200b talk.'),
    'make: contains an invisible character',
  ],
  [
    'a space at the end',
    (c) => (first(c, 'english').make = 'A two-minute talk. '),
    'make: has a space at its start or end',
  ],
  [
    'an address that is not https',
    (c) => ((item(c, 'site', 'site').links as Record<string, unknown>).nomination = 'http://example.com'),
    'links.nomination: must be an https address',
  ],
  [
    'a list written as one text',
    (c) => (first(c, 'english').learn = 'Sounds, Numbers'),
    'learn: must be a list in [ ]',
  ],
  [
    'a new file without a schema',
    (c) => (c['content/news.ts'] = { news: [] } as unknown as Loose),
    'content/news.ts: has no schema, so nobody checks it',
  ],
  [
    'a file that lost its export',
    (c) => delete c['content/glossary.ts']!.glossary,
    'content/glossary.ts: must export glossary',
  ],
];

test.each(mistakes)('names the file, the item and the field of %s', (_, change, ...expected) => {
  const all = sentences(broken(change));
  for (const words of expected) expect(all.filter((one) => one.includes(words))).not.toEqual([]);
});

test('reports all mistakes at once', () => {
  const all = sentences(
    broken((c) => {
      first(c, 'english').description = 'Short.';
      first(c, 'smart-pro').motif = 'parrot';
      list(c, 'centres', 'centres')[3]!.phone = 'none';
    }),
  );
  expect(all).toHaveLength(3);
});

test('warns of an event that is over and still open, and not of a closed one', () => {
  const open = checkContent(original, assets, after);
  expect(open.map((problem) => problem.level)).toEqual(['warning', 'warning', 'warning']);
  const closed = broken((c) => {
    for (const event of Object.values(item(c, 'events', 'events')))
      (event as Record<string, unknown>).registration = 'auto';
  });
  expect(checkContent(closed, assets, after)).toEqual([]);
});

test('lists samples and inferred titles for the launch', () => {
  const all = placeholders(original);
  expect(all).toContainEqual({
    file: 'content/courses/short-course-cards.ts',
    item: 'asp-net',
    why: 'inferred',
  });
  expect(all).toContainEqual({ file: 'content/centres.ts', item: 'clifton', why: 'sample' });
  const confirmed = broken((c) => delete courses(c, 'short-course-cards')[7]!.inferred);
  expect(placeholders(confirmed)).toHaveLength(all.length - 1);
});

describe('the command', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'content-'));
    for (const part of ['content', 'lib', 'scripts', 'package.json'])
      cpSync(part, path.join(folder, part), { recursive: true });
    for (const part of ['node_modules', 'public']) symlinkSync(path.resolve(part), path.join(folder, part));
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const run = () => spawnSync('node', ['scripts/content.ts'], { cwd: folder, encoding: 'utf8' });
  const edit = (file: string, from: string, to: string) => {
    const full = path.join(folder, file);
    const text = readFileSync(full, 'utf8');
    expect(text).toContain(from);
    writeFileSync(full, text.replace(from, to));
    return () => writeFileSync(full, text);
  };

  test('ends well on the content as it is', () => {
    expect(execFileSync('node', ['scripts/content.ts'], { cwd: folder, encoding: 'utf8' })).toContain(
      '0 mistakes',
    );
  });

  test('fails with the line of a mistake', () => {
    const undo = edit(
      'content/courses/english.ts',
      "slug: 'intermediate',",
      "slug: 'intermediate',\n    hours: 48,",
    );
    const { status, stdout } = run();
    undo();
    expect(status).toBe(1);
    expect(stdout).toMatch(
      /content\/courses\/english\.ts:\d+ › intermediate: has a field that does not exist: hours/,
    );
    expect(stdout).toContain('1 mistake,');
  });

  test('names a file with a missing comma instead of showing a stack', () => {
    const undo = edit('content/glossary.ts', "short: 'ADSE',", "short: 'ADSE'");
    const { status, stdout, stderr } = run();
    undo();
    expect(status).toBe(1);
    expect(stdout).toContain('content/glossary.ts: cannot be read');
    expect(stdout + stderr).not.toContain('    at ');
  });
});
