/** @jest-environment node */
/* Over 250 lines because it is one table: mistakes an editor may make, and the messages they must cause. */
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { checkContent, findPlaceholders } from '@/lib/server/content/check/check';
import { annotation, describeProblem as sentence } from '@/lib/shared/schema/problem';
import { registry } from '@/lib/shared/schema/registry';
import type { AssetLookup } from '@/lib/server/content/check/references';
import { readAssets } from '../scripts/content/assets';
import { readContent } from '../scripts/content/source';
import { fixtureContent } from './support/content';

const read = (files: readonly string[]) => new Map(files.map((file) => [file, readFileSync(file, 'utf8')]));
const real = read(globSync('content/**/*.ts').sort());
const texts = fixtureContent();
const picture = { bytes: 90_000, format: 'jpeg', width: 1200 };
const noPictures: AssetLookup = {
  words: new Map(
    Object.entries(readContent(texts).contents).flatMap(([file, { words }]) =>
      words ? [[path.basename(file, '.ts'), new Set(Object.keys(words))] as const] : [],
    ),
  ),
  images: new Map(),
  hasArt: (name) => !name.includes('never'),
  hasIcon: (slug) => !slug.startsWith('no-'),
  hasFile: (address) => address !== '/video/lost.mp4',
  classNames: ['CPISM', 'Python with AI'],
};
const before = new Date('2025-09-20T00:00:00+05:00');
const after = new Date('2026-01-01T00:00:00+05:00');

type Edit = readonly [file: string, from: string, to: string];

/** The fixture's edition a year later, with its first day of registration. */
const nextEdition = (registrationOpens: string) =>
  (texts.get('content/events.ts') ?? '')
    .replace(/^[\s\S]*EventsContent = \[/, '')
    .replace(/\n\];\s*$/, '')
    .replace("registrationOpens: '2025-09-15'", `registrationOpens: '${registrationOpens}'`)
    .replaceAll('2025', '2026')
    .replace(
      `registrationOpens: '${registrationOpens.replaceAll('2025', '2026')}'`,
      `registrationOpens: '${registrationOpens}'`,
    )
    .replace("day: '2026-10-11'", "day: '2026-10-10'")
    .replace("registration: 'open'", "registration: 'auto'");

/** The content with some edits; each edited text must exist in its file. */
function edited(...edits: readonly Edit[]): Map<string, string> {
  const copy = new Map(texts);
  for (const [name, from, to] of edits) {
    const file = `content/${name}.ts`;
    const text = copy.get(file) ?? '';
    expect(text).toContain(from);
    copy.set(
      file,
      text.replace(from, () => to),
    );
  }
  return copy;
}

function problemsOf(changed: ReadonlyMap<string, string>, assets = noPictures, now = before) {
  const { contents, unread, problems, placed } = readContent(changed);
  const absent = Object.keys(registry).filter((file) => !changed.has(file));
  return [...problems, ...checkContent(contents, assets, now, [...unread, ...absent])].map(placed);
}
const sentences = (...args: Parameters<typeof problemsOf>) => problemsOf(...args).map(sentence);

test('finds nothing wrong with unchanged content', async () => {
  expect(sentences(real, await readAssets('.'))).toEqual([]);
  expect(sentences(texts)).toEqual([]);
});

const english = 'courses/english';
const smartPro = 'courses/smart-pro';
const beginners = "slug: 'beginners',";

/** What the editor did, the edit, and the start of each expected message with its line, in order. */
const mistakes: readonly (readonly [string, Edit, ...string[]])[] = [
  // Words of pages.
  [
    'a typing error in the name of a page’s word',
    ['pages/faq', 'heading:', 'headng:'],
    'content/pages/faq.ts:1 › heading: is missing. Allowed: 4–80 characters.',
    'content/pages/faq.ts:2 › headng: has a field that does not exist: headng. Did you mean heading?',
  ],
  [
    'a paragraph of a page deleted',
    ['pages/faq', "  lead: 'What people ask at the front desk, in the order they ask it.',\n", ''],
    'content/pages/faq.ts:1 › lead: is missing.',
  ],
  [
    'a fact in the words of a page that does not exist',
    ['pages/faq', 'Not among them?', 'Not among {them}?'],
    'content/pages/faq.ts:4 › notAmongThem: names a fact that does not exist: {them}.',
  ],
  // Mistakes in the notation.
  [
    'a forgotten comma',
    ['glossary', "short: 'ADSE',", "short: 'ADSE'"],
    "content/glossary.ts:6:18: needs a comma at the end of this line.\n        short: 'ADSE'\n",
  ],
  [
    'a quote that is not closed',
    ['glossary', "short: 'ADSE',", "short: 'ADSE,"],
    'content/glossary.ts:6:18: has a quote too many or too few in this line',
  ],
  [
    'an apostrophe inside a text',
    ['testimonials', 'I walked in knowing how', "I didn't know how"],
    'content/testimonials.ts:11:22: has a quote too many or too few in this line',
  ],
  [
    'a text of several words without quotes',
    ['faq', "title: 'Certificates and degrees'", 'title: Certificates and degrees'],
    'content/faq.ts:80:25: has a quote too many or too few in this line',
  ],
  [
    'typographic quotes from a word processor',
    ['glossary', "short: 'ADSE',", 'short: ‘ADSE’,'],
    'content/glossary.ts:6:12: has a quote too many or too few in this line',
  ],
  [
    'a merge marker',
    ['glossary', "    short: 'ADSE',", "<<<<<<< HEAD\n    short: 'ADSE',"],
    'content/glossary.ts:6:1: is a merge marker: keep one of the two versions',
  ],
  [
    'a bracket that is not closed',
    ['search/popular', '\n];', '\n'],
    'content/search/popular.ts:13:1: needs the ] of the bracket that line 4 opens.',
  ],
  [
    'an item that is not closed',
    ['glossary', "semesters.',\n  },", "semesters.',"],
    'content/glossary.ts:9:3: is a { that does not fit: a bracket is missing above, or this one is too many.',
  ],
  [
    'a list that is not closed',
    [english, '    ],\n    make:', '    make:'],
    'content/courses/english.ts:22:9: begins a field where none can be: a bracket or a comma is missing above.',
  ],
  [
    'a comma too many',
    ['glossary', "short: 'ADSE',", "short: 'ADSE',,"],
    'content/glossary.ts:6:19: has a comma too many.',
  ],
  [
    'a semicolon for a comma',
    ['glossary', "short: 'ADSE',", "short: 'ADSE';"],
    'content/glossary.ts:6:18: has ; where a comma belongs.',
  ],
  [
    'a semicolon for a colon',
    ['glossary', "short: 'ADSE',", "short; 'ADSE',"],
    'content/glossary.ts:6:10: has ; where a colon belongs.',
  ],
  [
    'a name of a field in brackets',
    ['glossary', "short: 'ADSE',", "['short']: 'ADSE',"],
    'content/glossary.ts:6:5: is code: content holds texts in quotes',
  ],
  [
    'a colon left out',
    ['glossary', "short: 'ADSE',", "short 'ADSE',"],
    "content/glossary.ts:6:11: cannot be read here: ',' expected.",
  ],
  [
    'an equals sign for a colon',
    ['glossary', "short: 'ADSE',", "short = 'ADSE',"],
    'content/glossary.ts:6:11: has = where a colon belongs.',
  ],
  [
    'a field twice in one item',
    ['glossary', "short: 'ADSE',", "short: 'ADSE',\n    short: 'ADSE',"],
    'content/glossary.ts:7:5: has the field short twice in one item.',
  ],
  [
    'true misspelt',
    ['glossary', 'inferred: true', 'inferred: ture'],
    'content/glossary.ts:19:15: has ture outside quotes. Did you mean true? Texts are in quotes, and yes',
  ],
  [
    'code where data belongs',
    ['glossary', "short: 'ADSE',", "short: 'ADSE'.toLowerCase(),"],
    "content/glossary.ts:6:12: is code: content holds texts in quotes '…', numbers, lists and items only.",
  ],
  [
    'the bracket before a list deleted',
    ['faq', 'answer: [', 'answer: '],
    'content/faq.ts:13:9: is a ] that does not fit: a bracket is missing above, or this one is too many.',
  ],
  [
    'an item pasted below the list',
    ['glossary', '\n];\n', "\n];\n  {\n    short: 'X',\n  },\n"],
    'content/glossary.ts:73:3: is outside the data: move it into the list above, or delete it.',
  ],
  [
    'the line deleted that begins the data',
    ['glossary', 'export const glossary: readonly Term[] = [', ''],
    'content/glossary.ts:5:3: is outside the data: the line above it that begins with export const is missing.',
  ],
  [
    'a note left open',
    ['faq', "        question: 'Who", "        /* to check\n        question: 'Who"],
    'content/faq.ts:10:9: begins a note that nothing ends: write */ at its end.',
  ],
  [
    'a phone number without quotes',
    ['centres', "whatsapp: '0300 0001001'", 'whatsapp: 03000001001'],
    'content/centres.ts:16:15: begins with 0, which no number does: a phone number or a date is a text in quotes',
  ],
  [
    'an Arabic comma',
    ['glossary', "short: 'ADSE',", "short: 'ADSE'،"],
    'content/glossary.ts:6:18: cannot be read here: Invalid character.',
  ],
  [
    'yes for true',
    ['centres', 'inNavigation: true', 'inNavigation: yes'],
    'content/centres.ts:19:19: has yes outside quotes. Texts are in quotes, and yes and no are true and false.',
  ],
  [
    'the first line deleted',
    ['faq', "import type { Faq } from '../lib/shared/schema/policies.ts';\n", ''],
    'content/faq.ts:2:19: names Faq, which no line imports: put back the first lines of the file, from import type on.',
  ],
  [
    'a line that imports code',
    ['faq', 'import type', "import fs from 'fs';\nimport type"],
    'content/faq.ts:1:1: imports code, and content imports types only: write import type, or delete the line.',
  ],
  [
    'a type imported without the word type',
    ['faq', 'import type', 'import'],
    'content/faq.ts:1:1: imports code, and content imports types only: write import type, or delete the line.',
  ],
  [
    'a line that runs code',
    ['faq', 'import type', "import './other.ts';\nimport type"],
    'content/faq.ts:1:1: imports code, and content imports types only: write import type, or delete the line.',
  ],
  [
    'a line that requires code',
    ['faq', 'import type', "import fs = require('fs');\nimport type"],
    'content/faq.ts:1:1: is outside the data',
  ],
  [
    'a line that passes code on',
    ['faq', 'import type', "export * from './other.ts';\nimport type"],
    'content/faq.ts:1:1: is outside the data',
  ],
  [
    'code imported inside the data',
    ['faq', 'export const faq', "export const fs = await import('fs');\nexport const faq"],
    'content/faq.ts:3:19: is code: content holds texts',
  ],
  [
    'a constant that is itself',
    ['faq', 'export const faq', 'const a: string[] = a;\nexport const b: string[] = a;\nexport const faq'],
    'content/faq.ts:3:21: has a outside quotes. Did you mean b?',
  ],
  [
    'a constant that is itself and that nothing names',
    ['faq', 'export const faq', 'const a = a;\nexport const faq'],
    'content/faq.ts:3:11: has a outside quotes.',
  ],
  [
    'five thousand lists inside each other',
    [
      'faq',
      'export const faq',
      `const deep: string[] = ${'['.repeat(5000)}${']'.repeat(5000)};\nexport const faq`,
    ],
    'content/faq.ts:1:1: has too many brackets inside each other.',
  ],
  [
    'the name of the data changed',
    ['faq', 'export const faq:', 'export const faqs:'],
    'content/faq.ts:3: exports faqs, which this file must not have. Did you mean faq? Allowed: faq.',
    'content/faq.ts:1: must export faq: the data begin with export const faq.',
  ],
  // Invalid values of fields.
  [
    'a title left out',
    [smartPro, "    title: 'PHP Laravel MySQL',\n", ''],
    'content/courses/smart-pro.ts:8 › php-laravel-mysql › title: is missing. Allowed: 2–48 characters.',
  ],
  [
    'an empty title',
    [smartPro, "title: 'PHP Laravel MySQL'", "title: ''"],
    'content/courses/smart-pro.ts:11 › php-laravel-mysql › title: is missing. Allowed: 2–48 characters.',
  ],
  [
    'null for a value that must be there',
    [smartPro, "title: 'PHP Laravel MySQL'", 'title: null'],
    'content/courses/smart-pro.ts:11 › php-laravel-mysql › title: must not be null: give it a value. Allowed: 2–48 characters.',
  ],
  [
    'an optional field left empty',
    [smartPro, "time: '158 Hrs'", "time: ''"],
    'content/courses/smart-pro.ts:17 › php-laravel-mysql › time: is empty: fill it in, or leave the field out.',
  ],
  [
    'a fact in a text of the browser',
    ['search/popular', "label: 'Find a centre'", "label: 'Find {centres}'"],
    'content/search/popular.ts:9 › Find {centres} › label: must be 3–40 characters, without facts. Found: "Find {centres}".',
  ],
  [
    'a text too short',
    [english, "forWhom: 'Anyone starting English, or starting again after school.'", "forWhom: 'All.'"],
    'content/courses/english.ts:24 › beginners › forWhom: is shorter than 10 characters. Found: "All.".',
  ],
  [
    'a misspelt field',
    [english, beginners, `${beginners}\n    titel: 'x',`],
    'content/courses/english.ts:8 › beginners › titel: has a field that does not exist: titel. Did you mean title? Allowed: id, slug, title',
  ],
  [
    'a slug with capitals and a space',
    ['courses/career', "slug: 'adse'", "slug: 'A D S E'"],
    'content/courses/career.ts:6 › A D S E › slug: must be lower-case letters, digits and hyphens, such as sana-rafiq. Found: "A D S E".',
  ],
  [
    'a number as a text',
    [smartPro, 'id: 8,', "id: '8',"],
    'content/courses/smart-pro.ts:9 › php-laravel-mysql › id: must be a number without quotes. Found: "8".',
  ],
  [
    'hours without their unit',
    [smartPro, "time: '158 Hrs'", "time: '158'"],
    'content/courses/smart-pro.ts:17 › php-laravel-mysql › time: must be a number and Hrs, such as 158 Hrs. Found: "158".',
  ],
  [
    'a motif that nearly exists',
    [smartPro, "motif: 'database'", "motif: 'databse'"],
    'content/courses/smart-pro.ts:14 › php-laravel-mysql › motif: must be one of code, ai',
  ],
  [
    'an enquiry code that the form does not have',
    [smartPro, "enquire: 'STC'", "enquire: 'SCT'"],
    'content/courses/smart-pro.ts:15 › php-laravel-mysql › enquire: must be one of ACCP-AI, HDSE, STC, ACNS, ENGLISH. Did you mean STC? Found: "SCT".',
  ],
  [
    'a list written as one text',
    ['search/synonyms', "pages: ['/enquire', '/faq']", "pages: '/enquire, /faq'"],
    'content/search/synonyms.ts:10 › [0].pages: must be a list in [ ]. Found: "/enquire, /faq".',
  ],
  [
    'HTML in a text',
    ['career', "title: 'Write to us'", "title: 'Write to <b>us</b>'"],
    'content/career.ts:58 › Write to <b>us</b> › title: contains HTML or other markup; texts are plain.',
  ],
  [
    'an invisible character from a paste',
    ['career', "title: 'Write to us'", "title: 'Write\u200b to us'"],
    'content/career.ts:58 › Write\u200b to us › title: contains an invisible character or a line break',
  ],
  [
    'a hard space from a web page',
    ['career', "title: 'Write to us'", "title: 'Write\u00a0to us'"],
    'content/career.ts:58 › Write\u00a0to us › title: contains an invisible character or a line break',
  ],
  [
    'an emoji',
    ['career', "title: 'Write to us'", "title: 'Write to us 🎉'"],
    'content/career.ts:58 › Write to us 🎉 › title: contains an emoji; texts have letters and punctuation only.',
  ],
  [
    'true as a text',
    ['centres', 'inNavigation: true', "inNavigation: 'true'"],
    'content/centres.ts:19 › bahadurabad › inNavigation: must be true or false without quotes. Found: "true".',
  ],
  [
    'a Cyrillic letter in a Latin word',
    ['pages/faq', 'Not among them?', 'Not \u0430mong them?'],
    'content/pages/faq.ts:4 › notAmongThem: has letters of two alphabets in \u0430mong, such as \u0430: type the word again',
  ],
  [
    'a date of another country',
    ['policies', "updated: '2025-09-01'", "updated: '11/10/2026'"],
    'content/policies.ts:9 › terms.updated: must be a day such as 2025-10-11. Found: "11/10/2026".',
  ],
  [
    'a phone number with the code of the country',
    ['centres', "whatsapp: '0300 0001001'", "whatsapp: '+92 300 0001001'"],
    'content/centres.ts:16 › bahadurabad › whatsapp: must be a Pakistani number such as (021) 3456 7890 or 0300 1234567. Found: "+92 300 0001001".',
  ],
  [
    'a link as in Markdown',
    ['career', "title: 'Write to us'", "title: 'Write [here](https://example.com)'"],
    'content/career.ts:58 › Write [here](https://example.com) › title: contains HTML or other markup; texts are plain.',
  ],
  [
    'a space at the end',
    ['career', "title: 'Write to us'", "title: 'Write to us '"],
    'content/career.ts:58 › Write to us  › title: has a space at its start or end.',
  ],
  [
    'fewer recruiters than the page shows',
    ['placement', "    { name: 'Zarkon Games', tile: 'triangle', style: 'caps', sample: true },\n", ''],
    'content/placement.ts:35 › recruiters: needs at least 13 items, and has 12.',
  ],
  [
    'a question without its mark',
    ['faq', "question: 'Who can join a course?'", "question: 'Who can join a course'"],
    'content/faq.ts:10 › who-can-join › question: must be a sentence that ends with a question mark.',
  ],
  // Days, hours, numbers.
  [
    'the thirty-first of February',
    ['events', "day: '2025-10-11'", "day: '2025-02-31'"],
    'content/events.ts:11 › vision-2025 › day: is a day that does not exist. Found: "2025-02-31"',
  ],
  [
    'an hour that does not exist',
    ['events', "from: '10:00'", "from: '25:00'"],
    'content/events.ts:12 › vision-2025 › from: must be an hour from 00:00 to 23:59 such as 14:30. Found: "25:00"',
  ],
  [
    'an event that ends before it starts',
    ['events', "to: '20:00'", "to: '09:00'"],
    'content/events.ts:13 › vision-2025 › to: ends before it begins. Found: "09:00"',
  ],
  [
    'an email address without its @',
    ['site', "eventsEmail: 'events@example.com'", "eventsEmail: 'events.example.com'"],
    'content/site.ts:13 › Aptech Pakistan › eventsEmail: must be an email address such as office@example.com.',
  ],
  [
    'an address that is not https',
    ['site', "nomination: 'https://", "nomination: 'http://"],
    'content/site.ts:44 › Aptech Pakistan › links.nomination: must be an https address such as https://example.com/page. Found: "http://example.com/nominate"',
  ],
  // Places and names.
  [
    'a centre in India',
    ['centres', 'lon: 67.07 }', 'lon: 77.07 }'],
    'content/centres.ts:17 › bahadurabad › position: is not in Pakistan: latitude 24.88, longitude 77.07.',
  ],
  [
    'latitude and longitude swapped',
    ['centres', 'lat: 24.88, lon: 67.07', 'lat: 67.07, lon: 24.88'],
    'content/centres.ts:17 › bahadurabad › position: is not in Pakistan: latitude 67.07, longitude 24.88. Are they swapped?',
  ],
  [
    'a phone number in an address',
    [
      'centres',
      'position: { lat: 24.88',
      "address: { street: ['Plot 00, call (021) 0000 0001'] },\n    position: { lat: 24.88",
    ],
    'content/centres.ts:17 › bahadurabad › address.street[0]: must be without a phone number. Found: "Plot 00, call (021) 0000 0001',
  ],
  [
    'an address without a street',
    [
      'centres',
      'position: { lat: 24.88',
      "address: { street: [], area: 'Block 3' },\n    position: { lat: 24.88",
    ],
    'content/centres.ts:17 › bahadurabad › address.street:',
  ],
  [
    'a centre far from its city',
    ['centres', "city: 'Karachi'", "city: 'Lahore'"],
    'content/centres.ts:17 › bahadurabad › position: is 1028 km from Lahore; at most 60 km. Is the city right?',
  ],
  [
    'a city misspelt',
    ['centres', "city: 'Karachi'", "city: 'Karchi'"],
    'content/centres.ts:13 › bahadurabad › city: names a city that content/cities.ts does not have. Did you mean Karachi? There: Karachi, Hyderabad',
  ],
  [
    'two centres of one name',
    ['centres', "name: 'Baldia Town'", "name: 'Bahadurabad'"],
    'content/centres.ts:27 › baldia-town › name: is the name of another centre in Karachi (bahadurabad). Found: "Bahadurabad".',
  ],
  [
    'two centres with one id',
    ['centres', 'bccf10c6-4ac5-581d-b47c-29ac13ef3362', '0badd4c9-c422-5f0b-bb99-829e6b8a70fa'],
    'content/centres.ts:25 › baldia-town › id: is the id of bahadurabad as well.',
  ],
  [
    'a phone copied from the centre above',
    ['centres', "phone: '(021) 0000 0002'", "phone: '(021) 0000 0001'"],
    'content/centres.ts:29 › baldia-town › phone: is the phone of bahadurabad as well.',
  ],
  [
    'two courses of one name',
    [english, "title: 'Pre-Intermediate'", "title: 'Beginners'"],
    'content/courses/english.ts:31 › pre-intermediate › title: is the title of beginners as well. Found: "Beginners".',
  ],
  [
    'a slug that another file has',
    ['courses/short-course-cards', "slug: 'power-bi'", "slug: 'tableau'"],
    'content/courses/short-course-cards.ts:20 › tableau › slug: is taken by an item of content/courses/short-courses.ts; slugs are unique over all courses.',
  ],
  [
    'a course that stands in two files',
    ['courses/short-course-cards', "title: 'Power BI'", "title: 'Office-Automation'"],
    'content/courses/short-course-cards.ts:21 › power-bi › title: is a name of office-automation as well: a course has one entry, and its card on /short-courses names it in course.',
  ],
  [
    'a fee on a card of another course',
    ['courses/short-course-cards', "course: 'tableau',", "course: 'tableau', months: 2,"],
    'content/courses/short-course-cards.ts:35 › tableau-dashboards › course: has its length and fee in tableau: leave out months and facts.',
  ],
  [
    'a length that contradicts the hours',
    [english, 'months: 2,', 'months: 6,'],
    'content/courses/english.ts',
  ],
  [
    'a text that its card would cut',
    [english, 'For people who know', 'For many of those people here who know'],
    'content/courses/english.ts',
  ],
  // References that lead nowhere.
  [
    'a following course that nearly exists',
    [smartPro, "next: ['mern-stack', ", "next: ['mern-stak', "],
    'content/courses/smart-pro.ts:30 › php-laravel-mysql › next[0]: names a course that content/courses/ does not have. Did you mean mern-stack?',
  ],
  [
    'a course that follows itself',
    [smartPro, "next: ['mern-stack', ", "next: ['php-laravel-mysql', "],
    'content/courses/smart-pro.ts:30 › php-laravel-mysql › next: names the course itself; name courses that follow it.',
  ],
  [
    'a link to a page that does not exist',
    ['courses/career', "url: '/courses-adse'", "url: '/course-adse'"],
    'content/courses/career.ts:13 › adse › url: leads to /course-adse, which is no page of content/routes.ts. Did you mean /courses-adse?',
  ],
  [
    'a link to a fragment that does not exist',
    ['search/popular', "'/courses-lg'", "'/courses-lg#intermediat'"],
    'content/search/popular.ts:8 › English levels › href: leads to #intermediat, which is not on /courses-lg. Did you mean intermediate? There: beginners',
  ],
  [
    'a link to a centre that does not exist',
    ['faq', "href: '/locations'", "href: '/centre?id=0'"],
    'content/faq.ts:30 › Find a centre › href: leads to a centre that content/centres.ts does not have: the address is /centre?id= and its id.',
  ],
  [
    'a suggestion that does not exist',
    ['search/keywords', "'python-programming', 'web-development'", "'pyhton-programming', 'web-development'"],
    'content/search/keywords.ts:11 › python › suggestions[0]: names a suggestion that content/search/suggestions.ts does not have. Did you mean python-programming?',
  ],
  [
    'a drawing that does not exist',
    ['search/keywords', "background: 'courses/python'", "background: 'courses/never'"],
    'content/search/keywords.ts:10 › python › background: names a drawing that public/art does not have.',
  ],
  [
    'a technology icon that does not exist',
    ['courses/semesters/dism', "icon: 'php'", "icon: 'no-php'"],
    'content/courses/semesters/dism.ts:43 › PHP › icon: is no slug of simple-icons',
  ],
  [
    'a film that does not exist',
    ['home', "file: '/video/home.mp4'", "file: '/video/lost.mp4'"],
    'content/home.ts:75 › What a week at a centre looks like › file: names public/video/lost.mp4, which does not exist.',
  ],
  // Facts that texts name or write out.
  [
    'a fact that does not exist',
    ['home', '{centresInPakistan}', '{centresinPakistan}'],
    'content/home.ts:6 › lead: names a fact that does not exist: {centresinPakistan}. Did you mean centresInPakistan? Facts: continents',
  ],
  [
    'a fact where browsers read the text',
    ['events', 'A day of student projects', 'A day in {eventCity} of student projects'],
    'content/events.ts:22 › vision-2025 › visitor.summary: names the fact {eventCity}, which only texts of other files may',
  ],
  [
    'a fact of the event in the words of a page',
    ['pages/faq', "lead: 'What people", "lead: 'What people in {eventCity}"],
    'content/pages/faq.ts:3 › lead: names a fact that does not exist: {eventCity}. Facts: continents',
  ],
  [
    'a figure written by hand',
    ['faq', '{centresInPakistan} centres', '38 centres'],
    'content/faq.ts:28 › nearest-centre › answer[0]: states 38 centres by hand: write {centresInPakistan}, {centresListed}, {centres} or {centresWorldwide}, so that it changes everywhere at once.',
  ],
  [
    'a figure written in words',
    ['faq', '{centresInPakistan} centres', 'Thirty-four centres'],
    'content/faq.ts:28 › nearest-centre › answer[0]: states Thirty-four centres by hand: write {centresInPakistan},',
  ],
  [
    'the day of the event written by hand',
    ['routes', '{eventDate} in {eventCity}', '11 October 2025 in {eventCity}'],
    'content/routes.ts:205 › Register for the conference › description: writes the day of the event by hand: write {eventDay} or {eventDate}.',
  ],
  [
    'fewer centres in Pakistan than are listed',
    ['site', "centresInPakistan: '36'", "centresInPakistan: '2'"],
    'content/site.ts:33 › Aptech Pakistan › statistics.centresInPakistan: contradicts content/centres.ts, which lists 3 centres. Found: "2".',
  ],
  [
    'registration that opens after the event',
    ['events', "registrationOpens: '2025-09-15'", "registrationOpens: '2025-10-12'"],
    'content/events.ts:14 › vision-2025 › registrationOpens: is after the event, which is on 2025-10-11. Found: "2025-10-12"',
  ],
  [
    'an edition that opens before the one before it is over',
    ['events', '\n];', `${nextEdition('2025-10-01')}\n];`],
    'content/events.ts:70 › vision-2026 › registrationOpens: overlaps vision-2025, which is on 2025-10-11: a page shows one edition at a time, so this one opens on a later day. Found: "2025-10-01"',
  ],
  [
    'two editions on one day',
    [
      'events',
      '\n];',
      `${nextEdition('2026-09-01').replaceAll('2026-', '2025-').replace('2025-10-10', '2025-10-11')}\n];`,
    ],
    'content/events.ts:67 › vision-2026 › day: is the day of vision-2025 as well.',
  ],
  [
    'a session outside the hours of the conference',
    ['events', "to: '13:30'", "to: '17:30'"],
    'content/events.ts:38 › session-1 › from: is outside the hours of the conference.',
  ],
  [
    'judging that ends after the ceremony',
    ['events', "judgingTo: '2025-10-04'", "judgingTo: '2025-10-14'"],
    'content/events.ts:60 › vision-2025 › awards.judgingTo: is after the ceremony, which is on the day of the event, 2025-10-11. Found: "2025-10-14"',
  ],
  [
    'dates of the awards out of order',
    ['events', "closes: '2025-10-01'", "closes: '2025-09-01'"],
    'content/events.ts:58 › vision-2025 › awards.closes: is before opens; the dates follow each other. Found: "2025-09-01"',
  ],
  [
    'a policy changed in the future',
    ['policies', "updated: '2025-09-01'", "updated: '2026-09-01'"],
    'content/policies.ts:9 › terms.updated: is in the future; today is 2025-09-20.',
  ],
  [
    'two answers of /faq with one address',
    ['faq', "slug: 'who-can-join'", "slug: 'classes'"],
    'content/faq.ts:42 › classes › slug: is the slug of “Who can join a course?” as well; slugs are unique on /faq.',
  ],
  [
    'two pages with one title',
    ['routes', "title: 'All courses'", "title: 'About us'"],
    'content/routes.ts:40 › About us › title: is the title of About us as well.',
  ],
];

test.each(mistakes)(
  '%s is reported with file, line, item and field, and causes no other mistake',
  (_, edit, ...expected) => {
    const found = sentences(edited(edit));
    expect(found.map((text, index) => text.slice(0, expected[index]?.length))).toEqual(expected);
  },
);

const withPicture = (image: string): Edit => [english, beginners, `${beginners}\n    image: ${image},`];

test.each([
  [
    "{ file: 'courses/office.jpg' }",
    { 'courses/office.jpg': picture },
    'image.alt: needs alt: say what the picture shows',
  ],
  [
    "{ file: 'courses/office.jpg', alt: 'Two learners at one laptop' }",
    { 'courses/office.jpg': { ...picture, bytes: 3_000_000 } },
    'image.file: is a picture of 2930 KB; at most 400 KB: save it smaller, 1200 pixels wide is enough',
  ],
  [
    "{ file: 'courses/office.jpg', decorative: true }",
    { 'courses/office.jpg': { ...picture, format: 'heif' } },
    'image.file: is a HEIF file under a name of another kind: save it as JPEG, PNG or WebP',
  ],
  [
    "{ file: 'courses/office.jpg', decorative: true }",
    { 'courses/office.jpg': { ...picture, width: 90 } },
    'image.file: is 90 pixels wide. Allowed: 600–2400 pixels',
  ],
  [
    "{ file: 'courses/office.heic', decorative: true }",
    {},
    'image.file: must be a JPEG, PNG or WebP below public/images such as courses/office.jpg',
  ],
  [
    "{ file: 'Courses/Office.JPG', decorative: true }",
    {},
    'image.file: must be a JPEG, PNG or WebP below public/images such as courses/office.jpg, without capitals',
  ],
  [
    "{ file: 'public/images/courses/office.jpg', decorative: true }",
    { 'courses/office.jpg': picture },
    'image.file: is counted from public/images on: leave public/images/ out',
  ],
])('a picture given as %s is reported with its mistake', (image, images, expected) => {
  const found = sentences(edited(withPicture(image)), {
    ...noPictures,
    images: new Map(Object.entries(images)),
  }).filter((text) => !text.includes('is named by no item'));
  expect(found).toEqual([expect.stringContaining(`content/courses/english.ts:8 › beginners › ${expected}`)]);
});

test('a missing picture is reported, and so is one that no item uses', () => {
  const images = new Map([['courses/last.jpg', picture]]);
  const edit = withPicture("{ file: 'courses/lost.jpg', alt: 'A class at work' }");
  const [missing, ...others] = sentences(edited(edit), { ...noPictures, images });
  expect(missing).toContain(
    'names public/images/courses/lost.jpg, which does not exist. Did you mean courses/last.jpg?',
  );
  expect(others).toEqual([]);
  expect(sentences(real, { ...noPictures, images })).toContain(
    'public/images/courses/last.jpg: is named by no item: name it in the item it belongs to, or delete it.',
  );
});

test('a picture that an item uses is valid', () => {
  const images = new Map([['courses/office.jpg', picture]]);
  const edit = withPicture("{ file: 'courses/office.jpg', alt: 'Two learners at one laptop' }");
  expect(sentences(edited(edit), { ...noPictures, images })).toEqual([]);
});

test('reports all mistakes at once, also in other files than an unreadable one', () => {
  const found = sentences(
    edited(
      ['glossary', "short: 'ADSE',", "short: 'ADSE'"],
      ['centres', "city: 'Karachi'", "city: 'Karchi'"],
      [english, "enquire: 'ENGLISH'", "enquire: 'ENG'"],
    ),
  );
  expect(found.map((text) => text.split(':')[0])).toEqual([
    'content/glossary.ts',
    'content/centres.ts',
    'content/courses/english.ts',
  ]);
});

test('reports all syntax mistakes of a file at once, then those of its values', () => {
  const found = sentences(
    edited(
      ['glossary', "short: 'ADSE',", "short: 'ADSE'"],
      ['glossary', 'inferred: true,', 'inferred: true;'],
      ['glossary', "short: 'CPISM'", "short: ''"],
    ),
  );
  expect(found.map((text) => text.replace(/\n[\s\S]*/, ''))).toEqual([
    'content/glossary.ts:6:18: needs a comma at the end of this line.',
    expect.stringMatching(/^content\/glossary\.ts:\d+:19: has ; where a comma belongs\.$/),
    expect.stringMatching(/short: is missing\. Allowed: /),
  ]);
  const words = sentences(
    edited(
      ['centres', 'inNavigation: true', 'inNavigation: yes'],
      ['centres', "slug: 'baldia-town'", 'slug: baldia'],
    ),
  );
  expect(words.map((text) => text.split('.')[1])).toEqual([
    'ts:19:19: has yes outside quotes',
    'ts:26:11: has baldia outside quotes',
  ]);
});

test.each([
  ['line ends of Windows', (text: string) => text.replaceAll('\n', '\r\n')],
  ['a byte order mark', (text: string) => `\ufeff${text}`],
  ['tabs', (text: string) => text.replaceAll('  ', '\t')],
  ['double quotes', (text: string) => text.replaceAll("'Write to us'", '"Write to us"')],
])("%s of an editor's machine are accepted, and line numbers stay correct", (_, change) => {
  const changed = new Map([...texts].map(([file, text]) => [file, change(text)]));
  expect(sentences(changed)).toEqual([]);
  changed.set(
    'content/career.ts',
    change((texts.get('content/career.ts') ?? '').replace("'Write to us',", "'Write',")).replace(
      "'Write',",
      "'Write'",
    ),
  );
  expect(sentences(changed)[0]).toMatch(/^content\/career\.ts:58:/);
});

test('a deleted or renamed file is reported as missing', () => {
  const renamed = new Map(
    [...texts].map(([file, text]) => [file.replace('content/career.ts', 'content/careers.ts'), text]),
  );
  const { contents, unread } = readContent(renamed);
  const absent = Object.keys(registry).filter((file) => !texts.has(file));
  expect(checkContent(contents, noPictures, before, [...unread, ...absent]).map(sentence)).toEqual([
    'content/careers.ts: is no file of the content. Did you mean content/career.ts? Put items into a file that exists; a new file needs a developer (lib/shared/schema/registry.ts).',
    'content/career.ts: is missing, and the site needs it under this name: put it back.',
  ]);
});

test('warns of an event that is over but open, except a sample or one that closes automatically', () => {
  const file = 'content/events.ts';
  const real = (texts.get(file) ?? '').replace(/\n    sample: true,\n  \},\n\];/, '\n  },\n];');
  expect(real).not.toBe(texts.get(file));
  const levels = (text: string) => problemsOf(new Map([...texts, [file, text]]), noPictures, after);
  expect(levels(real).map(({ level }) => level)).toEqual(['warning']);
  expect(levels(real.replaceAll("'open'", "'auto'"))).toEqual([]);
  expect(sentences(texts, noPictures, after)).toEqual([]);
});

test('warns two weeks before the event if no later edition is known', () => {
  const near = new Date('2025-10-01T12:00:00+05:00');
  expect(sentences(texts, noPictures, near)).toEqual([
    'content/events.ts:11 › vision-2025 › day: the event ends on 11 October 2025: is the next one known? Found: "2025-10-11".',
  ]);
  const next = edited(['events', '\n];', `${nextEdition('2026-09-15')}\n];`]);
  expect(sentences(next, noPictures, near)).toEqual([]);
});

test('lists samples and inferred titles with their lines for the launch', () => {
  const { contents, placed } = readContent(texts);
  const all = findPlaceholders(contents).map((one) => sentence(placed(one)));
  expect(all).toContain(
    'content/centres.ts:22 › bahadurabad: is a sample: replace it with the real one, then delete the mark.',
  );
  expect(all.join('\n')).toMatch(/short-course-cards\.ts:\d+ › asp-net: is inferred: have it confirmed/);
});

test('a name shared by two courses and a backend class without a course are mistakes', () => {
  const names = 'content/course-names.ts';
  const mistakes = (...edit: readonly [from: string, to: string]) => {
    const copy = new Map(real).set(names, (real.get(names) ?? '').replace(...edit));
    return sentences(copy).filter((text) => text.startsWith(names));
  };
  expect(mistakes('x', 'x')).toEqual([]);
  expect(mistakes("'Python with AI', ", '')).toEqual([
    expect.stringContaining('has no course for the class “Python with AI”: add the name to its course'),
  ]);
  expect(mistakes("'Django'", "'C# Asp Net'")).toEqual([expect.stringMatching(/ is a name of \S+ as well/)]);
});

test('five hundred centres and a thousand courses are accepted', () => {
  const centres = Array.from({ length: 500 }, (_, index) => {
    const four = String(index).padStart(4, '0');
    return `{ id: '00000000-0000-4000-8000-00000000${four}', slug: 'centre-${index}', name: 'Centre number ${index}', city: 'Karachi',
      phone: '(021) 1000 ${four}', whatsapp: '0300 000${four}', position: { lat: 24.9, lon: 67.05 }, aliases: [],
      inNavigation: true, inDirectory: true, inFindACentre: true, sample: true },`;
  });
  const courses = Array.from(
    { length: 1000 },
    (_, index) =>
      `{ id: ${index + 1}, slug: 'course-${index}', title: 'Course number ${index}', motif: 'code', enquire: 'STC',
      description: 'What one learns in the course of this number, in sentences that say it.',
      facts: { months: 4, needs: 'Nothing before', hoursAWeek: 6, leadsTo: 'A first job' }, next: ['course-${(index + 1) % 1000}'] },`,
  );
  const many = edited(
    ['centres', 'readonly Centre[] = [', `readonly Centre[] = [${centres.join('\n')}`],
    ['courses/short-courses', 'readonly Course[] = [', `readonly Course[] = [${courses.join('\n')}`],
    ['site', "centresInPakistan: '36'", "centresInPakistan: '600'"],
  );
  const started = performance.now();
  expect(sentences(many)).toEqual([]);
  // Takes two seconds on a quiet machine; comparing all pairs of items would take minutes.
  expect(performance.now() - started).toBeLessThan(60_000);
});

test('a workflow annotates a mistake at its line in plain words', () => {
  const [problem] = problemsOf(edited(['centres', "city: 'Karachi'", "city: 'Karchi'"]));
  expect(annotation(problem!)).toMatch(
    /^::error file=content\/centres\.ts,line=13::bahadurabad › city: names a city that content\/cities\.ts does not have\. Did you mean Karachi\?/,
  );
  expect(annotation({ level: 'warning', file: 'a.ts', text: 'ten % of\nit' })).toBe(
    '::warning file=a.ts::ten %25 of%0Ait.',
  );
});

test("a mistake's location cannot end its annotation or add a property", () => {
  expect(annotation({ level: 'error', file: 'content/a,line=1::b\n::error::c.ts', text: 'is bad' })).toBe(
    '::error file=content/a%2Cline=1%3A%3Ab%0A%3A%3Aerror%3A%3Ac.ts::is bad.',
  );
});

test("the pull request workflow is read-only and runs the editors' command", () => {
  const { permissions, jobs } = parse(readFileSync('.github/workflows/content.yml', 'utf8')) as {
    permissions: Record<string, string>;
    jobs: Record<string, { permissions?: unknown; steps: { run?: string }[] }>;
  };
  const all = Object.values(jobs);
  expect(permissions).toEqual({ contents: 'read' });
  expect(all.map((job) => job.permissions)).toEqual([undefined]);
  expect(all.flatMap(({ steps }) => steps.flatMap(({ run }) => run ?? []))).toEqual([
    'npm ci',
    'npm run content',
  ]);
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
  const run = (...args: string[]) =>
    spawnSync('node', ['scripts/content.ts', ...args], { cwd: folder, encoding: 'utf8' });

  /** Lines of an output that GitHub treats as commands: it trims lines, and obeys none while commands are stopped. */
  function commandsIn(output: string): string[] {
    let stopped: string | undefined;
    return output.split(/\r\n|\r|\n/).flatMap((line) => {
      const [, command = '', token] = /^\s*::(\S+?)(?: [^:]*)?::(.*)$/.exec(line) ?? [];
      if (stopped !== undefined) {
        if (command === stopped) stopped = undefined;
        return [];
      }
      if (command === 'stop-commands') stopped = token;
      return /^\s*::|##\[/.test(line) && command !== 'stop-commands' ? [line] : [];
    });
  }

  test('prints no workflow command that content contains, on any line', () => {
    const file = path.join(folder, 'content/faq.ts');
    const before = readFileSync(file, 'utf8');
    const forged = '::error file=a.ts::forged';
    const values = [
      before.replace(/question: '/, `question: '\\n${forged}\\r${forged} ##[error]forged `),
      // An unreadable file is shown verbatim.
      `${before}\n${forged}\n   ${forged} ##[error]forged\r${forged}\n`,
    ];
    for (const text of values) {
      expect(text).not.toBe(before);
      writeFileSync(file, text);
      const { status, stdout } = spawnSync('node', ['scripts/content.ts'], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, GITHUB_ACTIONS: 'true' },
      });
      expect(status).toBe(1);
      expect(stdout).toContain('forged');
      const commands = commandsIn(stdout);
      expect(commands.length).toBeGreaterThan(0);
      expect(commands.filter((line) => !/^::(error|warning) file=content\//.test(line))).toEqual([]);
    }
    writeFileSync(file, before);
  });

  test('adds a blank item, and the check fails until each field is filled in', () => {
    expect(run('new', 'centre')).toMatchObject({ status: 0 });
    const { status, stdout } = run();
    expect(status).toBe(1);
    for (const field of ['id', 'slug', 'name', 'city', 'phone', 'whatsapp'])
      expect(stdout).toMatch(new RegExp(`content/centres\\.ts:\\d+ › \\[\\d+\\]\\.${field}: is missing`));
  });
});
