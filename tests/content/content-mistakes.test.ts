/* Over 250 lines because it is one table: mistakes an editor may make, and the messages they must cause. */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { cpSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { motifs } from '../../scripts/art/scene';
import { readContent, readTexts, findTypeProblems } from '../../scripts/content/problems';
import { currentFacts } from '@/lib/server/catalogue/facts';
import { checkContent } from '@/lib/server/check/check';
import { annotation, describeProblem as sentence, type Problem } from '@/lib/server/check/problem';
import type { AssetLookup } from '@/lib/server/check/references';
import { fill } from '@/lib/shared/util/fill';
import { temporaryFolder } from '@/tests/support/temporary-folder';

const texts = readTexts();
const { contents, withLine } = readContent(texts);
const photo = { bytes: 90_000, format: 'jpeg', width: 1200 };
const assets: AssetLookup = {
  images: new Map([
    ['courses/office.jpg', photo],
    ['courses/large.jpg', { ...photo, bytes: 3_000_000 }],
    ['courses/heic.jpg', { ...photo, format: 'heif' }],
    ['courses/small.jpg', { ...photo, width: 90 }],
  ]),
  motifs: [...motifs.keys()],
  hasArt: (name) => !/never|amazon-fba$/.test(name),
  hasIcon: (slug) => !slug.startsWith('no-'),
  hasFile: (address) => address !== '/video/lost.mp4',
};
/** A time at which no date of the content is near, so that none causes a warning. */
const dayWithoutWarnings = new Date('2025-09-16T12:00:00+05:00');
const sentencesOf = (now: Date) => new Set(checkContent(contents, assets, now).map(sentence));
const knownSentences = sentencesOf(dayWithoutWarnings);

type Change = readonly [place: string, value: unknown];
/** The problems that some changes cause. A place is the name of a file and, if any, the path below its export. */
function problemsWith(changes: readonly Change[], now = dayWithoutWarnings) {
  const changedContents: Record<string, Readonly<Record<string, unknown>>> = { ...contents };
  for (const [place, value] of changes) {
    const [name = '', below] = place.split(' ');
    const file = `content/${name}.ts`;
    const changedFile = structuredClone(contents[file]) as Record<string, unknown>;
    const pathSteps = [Object.keys(changedFile)[0] ?? '', ...(below?.split('.') ?? [])];
    const lastStep = pathSteps.pop() ?? '';
    let parent = changedFile;
    for (const step of pathSteps) parent = parent[step] as Record<string, unknown>;
    if (value === undefined) delete parent[lastStep];
    else parent[lastStep] = value;
    changedContents[file] = changedFile;
  }
  const sentencesBefore = now === dayWithoutWarnings ? knownSentences : sentencesOf(now);
  return checkContent(changedContents, assets, now).filter(
    (problem) => !sentencesBefore.has(sentence(problem)),
  );
}

const itemsOf = (name: string): Record<string, unknown>[] =>
  Object.values(contents[`content/${name}.ts`] ?? {})[0] as Record<string, unknown>[];
const firstItem = (name: string) => itemsOf(name)[0] ?? {};

const nextCamp = `courses/summer-camp ${itemsOf('courses/summer-camp').length}`;
const robotsCourse = { ...firstItem('courses/summer-camp'), slug: 'robots', title: 'Robots' };
const [edition] = itemsOf('events');
const [hours] = itemsOf('opening-hours');
const week = hours?.week as Record<string, string>;
const notice = { slug: 'strike', text: 'All centres are closed.', from: '2026-12-01', until: '2026-12-03' };
const hoursWith = (changedFields: object) => [{ ...hours, other: [], ...changedFields }];
const withTuesday = (tuesday: string, wednesday = '09:00-18:00') =>
  hoursWith({ week: { ...week, tuesday, wednesday } });
const specialHours = (name: string, from: string, until: string) => ({ name, from, until, week });

const mistakes: readonly (readonly [place: string, value: unknown, expected: string])[] = [
  ['courses/smart-pro 0.title', undefined, 'title: is missing'],
  ['centres 0.landmark', '', 'is empty: fill it in, or leave'],
  ['centres 0.nam', 'x', 'has a field that does not exist: nam. Did you mean name?'],
  ['glossary 0.text', 'All.', 'is shorter than'],
  ['pages/faq heading', 'x'.repeat(90), 'is longer than 80 characters'],
  ['courses/career 0.slug', 'A D', 'must be lower-case letters, digits'],
  ['courses/smart-pro 0.id', '8', 'must be a number without quotes. Found: "8"'],
  ['courses/smart-pro 0.time', '158', 'must be a number and Hrs, such as 158 Hrs'],
  ['courses/smart-pro 0.motif', 'databse', 'Did you mean database?'],
  ['courses/smart-pro 0.enquire', 'SCT', 'ENGLISH. Did you mean STC? Found: "SCT"'],
  ['centres 0.aliases', 'Clifton', 'must be a list in [ ]'],
  ['pages/faq heading', 'The <b>questions</b>', 'contains HTML or other markup'],
  ['pages/faq heading', 'Ques\u200btions', 'contains an invisible character'],
  ['pages/faq heading', 'Questions 🎉', 'contains an emoji'],
  ['pages/faq heading', 'Questi\u043ens', 'has letters of two alphabets in'],
  ['pages/faq heading', 'Questions ', 'has a space at its start or end'],
  ['centres 0.inNavigation', 'true', 'must be true or false without quotes'],
  ['policies terms.updated', '11/10/2026', 'must be a day such as 2025-10-11'],
  ['centres 0.whatsapp', '+92 300 0001001', 'must be a Pakistani number such as'],
  ['site eventsEmail', 'events.example.com', 'must be an email address such as'],
  ['site links.nomination', 'http://example.com', 'must be an https address such as'],
  ['faq 0.entries.0.question', 'Who can join', 'ends with a question mark'],
  ['faq', undefined, 'must export faq: the data begin with export const faq'],

  ['centres 0.position.lon', 80.07, 'is not in Pakistan: latitude'],
  ['centres 0.position', { lat: 67.07, lon: 24.88 }, 'Are they swapped?'],
  ['centres 0.position', { lat: 31.5, lon: 74.3 }, 'at most 60 km. Is the city right?'],
  ['centres 0.landmark', 'Call (021) 0000 0001', 'must be without a phone'],
  ['centres 0.address', { street: [] }, 'street: needs at least 1 item, and has 0'],
  ['centres 1.name', firstItem('centres').name, 'is the name of another centre'],
  ['centres 1.id', firstItem('centres').id, 'is the id of bahadurabad as well'],
  ['routes 1.title', firstItem('routes').title, 'as well'],
  ['courses/short-course-cards 1.title', 'ADSE', 'is a name of adse'],
  ['faq 0.entries.0.slug', 'admission', 'slugs are unique on /faq'],
  ['courses/english 0.slug', 'mern-stack', 'slugs are unique over all courses'],
  ['courses/english 0.slug', 'smart-pro', 'is taken by an item of content/courses/categories.ts'],
  ['faq 0.entries.0.slug', 'main', 'is the id of a part of every page'],
  ['course-names 4.names.0', 'ADSE', 'is a name of adse'],
  ['courses/english 0.facts.months', 9, 'contradicts time: 60 Hrs'],
  ['courses/english 0.description', 'word '.repeat(35).trim(), 'is cut on its card'],
  ['courses/english 0.facts.fee.to', 10, 'is less than from'],

  ['courses/smart-pro 0.next.0', 'mern-stak', 'Did you mean mern-stack?'],
  ['courses/smart-pro 0.next.0', 'php-laravel-mysql', 'names the course itself'],
  ['search/popular 3.href', '/courses-lg#beginer', 'Did you mean beginners? There: '],
  ['search/popular 3.href', '/courses-lgg', 'is no page of content/routes.ts. Did you mean /courses-lg?'],
  ['search/popular 3.href', '/?enquire=SCT', 'opens the enquiry for SCT. Allowed: ACCP-AI'],
  ['faq 0.entries.0.link.href', '/centre?id=0', 'leads to a centre that content/centres.ts'],
  ['home picture.art', 'courses/never', 'names a drawing that public/art does not have'],
  // The slug of a card that shows a course of another file.
  ['home picture.art', 'courses/amazon-fba', 'names a drawing that public/art does not have'],
  ['home video.file', '/video/lost.mp4', 'names public/video/lost.mp4, which does not exist'],
  ['courses/semesters/dism technologies.0.icon', 'no-php', 'is no slug of simple-icons'],
  ['courses/english 0.image', { file: 'courses/ofice.jpg', decorative: true }, 'office.jpg?'],
  ['courses/english 0.image', { file: 'courses/office.jpg' }, 'needs alt: say'],
  ...(
    [
      ['courses/large.jpg', 'is a picture of 2930 KB; at most 400 KB'],
      ['courses/heic.jpg', 'is a HEIF file under a name of another kind'],
      ['courses/small.jpg', 'is 90 pixels wide. Allowed: 600–2400 pixels'],
      ['Courses/Office.JPG', 'must be a JPEG, PNG or WebP below public/images'],
    ] as const
  ).map(([file, text]) => ['courses/english 0.image', { file, decorative: true }, text] as const),

  ['home lead', `${'word '.repeat(9)}{centrs}`, '{centrs}. Did you mean centres?'],
  ['pages/faq heading', 'Questions {', 'has a stray { or }'],
  ['pages/faq callLink', 'In {eventCity}', 'names a fact that does not exist'],
  ['pages/registration nextTitle', 'Call {helpline}', 'only texts of other files'],
  ['pages/faq heading', 'In our 38 centres', 'states 38 centres by hand'],
  ['pages/faq heading', 'In 40 countries', 'write {countries}'],
  [
    'pages/faq heading',
    fill('Our {feedbackQuestions} short questions', currentFacts()),
    'write {feedbackQuestions}',
  ],
  ['pages/faq heading', 'Or 39 or 40 hours', 'states 39 hours, which no course'],
  ['events 0.visitor.summary', 'A day for students of all {centres} centres.', 'only texts of other files'],
  [
    'pages/faq heading',
    `Call ${(contents['content/site.ts']?.site as { helpline: string }).helpline}`,
    'write {helpline}',
  ],
  ['site statistics.centresInPakistan', '2', 'contradicts content/centres.ts'],
  ['which-course courses.0.done', ['school', 'matric'], 'contradicts what technology-camp needs'],
  [nextCamp, robotsCourse, 'in tracks of'],
  [nextCamp, robotsCourse, 'is missing in content/which-course.ts: who is it for?'],

  ['events 0.day', '2025-02-31', 'is a day that does not exist'],
  ['events 0.from', '25:00', 'must be an hour from 00:00 to 23:59'],
  ['events 0.to', '09:00', 'ends before it begins'],
  ['events 1', { ...edition, slug: 'x', day: '2025-10-12' }, 'overlaps vision-2025'],
  ['events 1', { ...edition, slug: 'x', day: '2026-10-10', registrationOpens: edition?.day }, 'overlaps'],
  ['events 0.conference.sessions.0.to', '17:30', 'is outside the hours of the conf'],
  ['events 0.awards.closes', '2025-09-01', 'is before opens; the dates follow each'],
  ['events 0.from', '11:00', 'is outside the hours of the event'],
  ['events 0.registrationOpens', '2025-10-12', 'is after the event, which is on 2025-10-11'],
  ['events 0.awards.judgingTo', '2025-10-12', 'is after the ceremony'],
  ['notices', [{ ...notice, until: '2026-11-30' }], 'ends before it begins'],
  ['notices', [{ ...notice, from: '2026-12-01T25:00:00+05:00' }], 'or a time in Pakistan'],
  ['opening-hours', withTuesday('09:00-24:30'), 'a time that does not exist: 24:30'],
  ['opening-hours', withTuesday('21:00-09:00'), 'closes before it opens'],
  ['opening-hours', withTuesday('09:00-13:00, 12:00-21:00'), 'hours that overlap'],
  ['opening-hours', withTuesday('09:00-04:00', '03:00-09:00'), 'ends after the next'],
  [
    'opening-hours',
    hoursWith({
      other: [
        specialHours('First', '2027-02-08', '2027-03-09'),
        specialHours('Second', '2027-03-09', '2027-03-12'),
      ],
    }),
    'is not after the time above it',
  ],
  [
    'opening-hours',
    hoursWith({ other: [specialHours('First', '2027-03-09', '2027-02-08')] }),
    'ends before it',
  ],
  ['opening-hours', [...hoursWith({}), { ...hours, slug: 'second', other: [] }], 'has its opening hours in'],
];

const fileOf = ([place]: Change) => `content/${place.split(' ')[0]}.ts`;
/** The first mistakes of all files, then the second ones, and so on: checking a round takes as long as one mistake. */
const changesByRound: Change[][] = [];
const roundOf = mistakes.map(([place, value], index) => {
  const file = fileOf([place, value]);
  const round = mistakes
    .slice(0, index)
    .filter(([earlierPlace]) => fileOf([earlierPlace, '']) === file).length;
  (changesByRound[round] ??= []).push([place, value]);
  return round;
});
let problemsByRound: Problem[][] = [];
beforeAll(() => void (problemsByRound = changesByRound.map((round) => problemsWith(round))));

test.each(mistakes.map((mistake, index) => [...mistake, index] as const))(
  '%s: %j is reported with a line',
  (place, value, expected, index) => {
    const file = fileOf([place, value]);
    const isExpected = (problem: Problem) => problem.file === file && sentence(problem).includes(expected);
    const problemInRound = problemsByRound[roundOf[index] ?? 0]?.find(isExpected);
    // Checked alone if other mistakes of its round kept the check from comparing files.
    const problemsAlone = problemInRound ? [] : problemsWith([[place, value]]);
    const problem = problemInRound ?? problemsAlone.find(isExpected);
    if (!problem) expect(problemsAlone.map(sentence)).toEqual([expected]);
    expect(problem && withLine(problem).line).toBeGreaterThan(0);
  },
);

const identifyingFields = ['slug', 'path', 'key', 'short'];
test('an item that is there twice in its list is reported by each field that identifies it', () => {
  const listsWithKeys = Object.keys(contents)
    .map((file) => file.slice('content/'.length, -'.ts'.length))
    .filter((name) => identifyingFields.some((field) => Object.keys(firstItem(name)).includes(field)));
  expect(listsWithKeys.length).toBeGreaterThan(15);
  const problems = problemsWith(listsWithKeys.map((name) => [name, [...itemsOf(name), firstItem(name)]]));
  const unreportedFields = listsWithKeys.flatMap((name) =>
    identifyingFields
      .filter((field) => field in firstItem(name))
      .filter(
        (field) =>
          !problems.some(
            (problem) =>
              problem.file === fileOf([name, '']) && sentence(problem).includes(` › ${field}: is `),
          ),
      )
      .map((field) => `${name} ${field}`),
  );
  expect(unreportedFields).toEqual([]);
});

test('the line is that of the field, or of its item if the field is missing', () => {
  const lines = (texts.get('content/centres.ts') ?? '').split('\n');
  const lineNumberOf = (text: string) => lines.findIndex((line) => line.includes(text)) + 1;
  const lineOf = (place: string, value: unknown) =>
    problemsWith([[place, value]]).map((problem) => withLine(problem).line);
  expect(lineOf('centres 0.city', 'Karchi')).toEqual([lineNumberOf("city: '")]);
  const itemLine = lineNumberOf(`id: '${String(itemsOf('centres')[1]?.id)}'`) - 1;
  expect(lineOf('centres 1.nam', 'x')).toEqual([itemLine]);
});

test('content that ends within two weeks, or is over, causes a warning that names the day', () => {
  const warningsAt = (now: string) =>
    problemsWith([['notices', [notice]]], new Date(`${now}:00+05:00`)).map(sentence);
  expect(warningsAt('2026-11-19T23:59')).toEqual([]);
  expect(warningsAt('2026-11-20T00:00')).toEqual([
    'Warning: content/notices.ts › strike › until: the notice ends on 3 December 2026: delete it, or change the day. Found: "2026-12-03".',
  ]);
  expect(warningsAt('2026-12-04T00:00')).toEqual([expect.stringContaining('is over since 3 December 2026')]);
  const withRepairs = hoursWith({ other: [specialHours('Repairs', '2027-02-08', '2027-03-09')] });
  const afterRepairs = new Date('2027-03-11T12:00:00+05:00');
  expect(problemsWith([['opening-hours', withRepairs]], afterRepairs).map(sentence)).toEqual([
    expect.stringContaining('Repairs is over since 9 March 2027'),
  ]);
  const { sample: _, ...realEdition } = edition ?? {};
  expect(problemsWith([['events', [realEdition]]], afterRepairs).map(({ level }) => level)).toEqual([
    'warning',
  ]);
  const nearEvent = new Date('2025-10-01T12:00:00+05:00');
  expect(problemsWith([['events', [{ ...edition, slug: 'vision' }]]], nearEvent).map(sentence)).toEqual([
    expect.stringContaining('is the next one known?'),
  ]);
});

/**
 * Mistakes of syntax or type, each in its own copy of a file: the edit, then its line, column and TypeScript's message.
 */
const fileMistakes: readonly (readonly [string, from: string, to: string, expected: string])[] = [
  ['no mistake', "'ADSE'", "'HDSE'", 'undefined'],
  ['a forgotten comma', "'ADSE',", "'ADSE'", "5:18: ',' expected."],
  ['an open quote', "'ADSE',", "'ADSE,", '5:18: Unterminated string literal.'],
  ['an apostrophe', "'Three years.'", "'Adam's book.'", "7:17: ',' expected."],
  ['a merge marker', '    short', '<<<<<<< HEAD\n    short', '5:1: Merge conflict marker encountered.'],
  ['yes for true', 'true', 'yes', "8:15: Cannot find name 'yes'."],
  [
    'imported code',
    'import type',
    "import fs from 'node:fs';\nfs.rmSync('x');\nimport type",
    "Cannot find name 'node:fs'",
  ],
];
const glossary = `import type { GlossaryTerm } from './schema/search.ts';

export const glossary: readonly GlossaryTerm[] = [
  {
    short: 'ADSE',
    full: 'Advanced Diploma in Software Engineering',
    text: 'Three years.',
    inferred: true,
  },
];
`;

describe('a mistake in how a file is written', () => {
  const fileName = (index: number) => `content/mistake-${index}.ts`;
  let sentences: string[];
  beforeAll(() => {
    const sourceTexts = new Map(
      fileMistakes.map(([, from, to], index) => [fileName(index), glossary.replace(from, () => to)]),
    );
    sentences = [...readContent(sourceTexts).problems, ...findTypeProblems(sourceTexts)].map(sentence);
  });
  test.each(fileMistakes.map(([what, , , expected], index) => [what, expected, index] as const))(
    '%s gets %s',
    (_, expected, index) => {
      const [foundSentence = 'undefined'] = sentences.filter((text) => text.startsWith(fileName(index)));
      expect(foundSentence).toContain(expected);
    },
  );
});

test("a workflow annotates a mistake at its line; a mistake's text cannot end the annotation", () => {
  const [problem] = problemsWith([['centres 0.city', 'Karchi']]).map(withLine);
  expect(problem && annotation(problem)).toMatch(
    /^::error file=content\/centres\.ts,line=\d+::bahadurabad › city: names a city .* Did you mean Karachi\?/,
  );
  expect(annotation({ level: 'warning', file: 'a,line=1::b\n::error::c.ts', text: 'ten % of\nit' })).toBe(
    '::warning file=a%2Cline=1%3A%3Ab%0A%3A%3Aerror%3A%3Ac.ts::ten %25 of%0Ait.',
  );
});

describe('the command', () => {
  const importingFile = 'content/glossary.ts';
  const folder = temporaryFolder();
  beforeAll(() => {
    for (const name of ['content', 'lib', 'scripts', 'package.json', 'tsconfig.json'])
      cpSync(name, path.join(folder, name), { recursive: true });
    for (const name of ['node_modules', 'public']) symlinkSync(path.resolve(name), path.join(folder, name));
  });
  const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
  const runCommand = () =>
    spawnSync('node', ['scripts/content.ts'], {
      cwd: folder,
      encoding: 'utf8',
      env: { ...process.env, GITHUB_ACTIONS: '' },
    });

  test('a warning alone does not fail', () => {
    const englishFile = 'content/courses/english.ts';
    write(englishFile, String(texts.get(englishFile)).replace(/description:\s+'/, `$&${'word '.repeat(30)}`));
    const { status, stdout } = runCommand();
    // The content may have more warnings.
    const expectedOutput = /^Warning: .* is cut on its card[^]* 0 mistakes, \d+ warnings?\.$/m;
    expect([status, stdout]).toEqual([0, expect.stringMatching(expectedOutput)]);
  });

  test('a comma forgotten in nearly every content file, and an import of a value, are reported with their lines', () => {
    const commaPlaces: string[] = [];
    for (const [file, text] of texts) {
      const commaMatch = /['\]}\w],(?=\n\s*['\w[{])/.exec(text);
      if (!commaMatch || file === importingFile) continue;
      const offset = commaMatch.index + commaMatch[0].length - 1;
      commaPlaces.push(`${file}:${text.slice(0, offset).split('\n').length}:`);
      write(file, text.slice(0, offset) + text.slice(offset + 1));
    }
    write(
      importingFile,
      `import { site } from './site.ts';\nexport const name = site.name;\n${texts.get(importingFile)}`,
    );
    const { status, stdout, stderr } = runCommand();
    expect([status, stderr]).toEqual([1, '']);
    expect(commaPlaces.length).toBeGreaterThan(texts.size * 0.9);
    for (const place of commaPlaces) expect(stdout).toContain(place);
    expect(stdout).toContain(`${importingFile}:1: cannot be read: content has texts`);
  });
});
