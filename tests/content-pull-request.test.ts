/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { factsIn } from '@/lib/content/check/check';
import type { Problem } from '@/lib/content/check/problem';
import { changesOf } from '../scripts/content/changes';
import { pagesOfChanges } from '../scripts/content/pages';
import { publish, summarize, textsIn } from '../scripts/content/pull-request';
import { readContent } from '../scripts/content/source';
import { summary } from '../scripts/content/summary';
import { fixtureContent } from './support/content';

/** A repository with content of its own, as an editor's branch finds it. */
let root: string;
const git = (...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=E', '-c', 'user.email=e@example.com', ...args], {
    cwd: root,
    stdio: 'ignore',
  });
const write = (file: string, text: string) => {
  mkdirSync(path.join(root, path.dirname(file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
};
const edit = (name: string, from: string, to: string) => {
  const file = `content/${name}.ts`;
  const text = readFileSync(path.join(root, file), 'utf8');
  expect(text).toContain(from);
  write(
    file,
    text.replace(from, () => to),
  );
};

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'pull-request-'));
  for (const [file, text] of fixtureContent()) write(file, text);
  git('init', '-b', 'main');
  git('add', '.');
  git('commit', '-m', 'Begin');
  git('checkout', '-b', 'editor');
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const summaryOf = async (problems: readonly Problem[] = []) => {
  const now = readContent(textsIn(root));
  return (await summarize({ root, base: 'main', now, problems, pictures: undefined })).text;
};

const clifton = `  {
    id: '00000000-0000-4000-8000-000000000001', slug: 'clifton', name: 'Clifton', city: 'Karachi',
    phone: '(021) 1000 0009', whatsapp: '0300 0000009', position: { lat: 24.81, lon: 67.03 }, aliases: [],
    inNavigation: true, inDirectory: true, inFindACentre: true, sample: true,
  },
`;

test('says what changed, item by item, with the page of what is new', async () => {
  edit('centres', "phone: '(021) 0000 0001'", "phone: '(021) 3456 7890'");
  edit('centres', '\n];', `\n${clifton}];`);
  edit('courses/english', "title: 'Pre-Intermediate'", "title: 'Elementary'");
  edit('courses/smart-pro', "next: ['mern-stack', ", 'next: [');
  edit('glossary', "short: 'ADSE',", "short: 'ADSE-AI',");
  expect(await summaryOf()).toContain(`### What changes

- Centre \`Bahadurabad\`: \`phone\` changed from \`(021) 0000 0001\` to \`(021) 3456 7890\`.
- New centre \`Clifton\`: its page is \`/centre?id=00000000-0000-4000-8000-000000000001\`.
- Course \`Elementary\` (\`pre-intermediate\`): \`title\` changed from \`Pre-Intermediate\` to \`Elementary\`.
- Course \`PHP Laravel MySQL\`: \`next\` without \`mern-stack\`.
- Term \`ADSE-AI\`: \`short\` changed from \`ADSE\` to \`ADSE-AI\`.
`);
});

test('says what is gone, what is new below other items, and which texts follow a figure', async () => {
  const file = 'content/courses/english.ts';
  const text = readFileSync(path.join(root, file), 'utf8');
  const second = text.indexOf('  {', text.indexOf("slug: 'beginners'"));
  const third = text.indexOf('\n  {', second + 1);
  write(file, text.slice(0, second) + text.slice(third + 1));
  edit('faq', 'answer: [', "answer: [\n          'Anyone who has finished school, and many who have not.',");
  edit('site', "centresInPakistan: '36'", "centresInPakistan: '38'");
  const said = await summaryOf();
  expect(said).toMatch(/- Course `Pre-Intermediate` removed\./);
  expect(said).toMatch(
    /- Question `Who can join a course\?`: `answer` now with `Anyone who has finished school/,
  );
  expect(said).toMatch(
    /`statistics\.centresInPakistan` changed from `36` to `38`; \d+ texts name it and follow\./,
  );
});

test('names mistakes by file and line, what is worth a look, and what must be confirmed before the launch', async () => {
  edit('centres', '\n];', `\n${clifton}];`);
  write('content/glossary.ts', 'export const glossary = [ {');
  const said = await summaryOf([
    {
      level: 'error',
      file: 'content/centres.ts',
      line: 13,
      item: 'bahadurabad',
      field: 'city',
      text: 'names a city @all that <b>content</b> does not have',
      found: '"Kar`chi"',
      excerpt: "    city: 'Kar`chi'\n    ^",
    },
    { level: 'warning', file: 'content/notices.ts', text: 'ends in 12 days' },
  ]);
  expect(said).toContain('The content has one mistake.');
  expect(said).toContain(
    '### Mistakes\n\n- `content/centres.ts` line 13, `bahadurabad` › `city`: names a city @\u200ball that \\<b\\>content\\</b\\> does not have. Found: `"Kar’chi"`.',
  );
  expect(said).toContain("\n          city: 'Kar`chi'\n");
  expect(said).toContain('### Worth a look\n\n- `content/notices.ts`: ends in 12 days.');
  expect(said).toContain('- `content/glossary.ts` cannot be read, so what changed in it is not listed.');
  expect(said).toMatch(
    /### To confirm before the launch\n\n- `content\/centres\.ts` line \d+, `clifton`: is a sample: replace it .+\.\n\nThe content has \d+ such marks in all\./,
  );
});

test('a branch that git does not know is said in a sentence, and nothing changed is said too', async () => {
  const now = readContent(textsIn(root));
  await expect(summarize({ root, base: 'mian', now, problems: [], pictures: undefined })).rejects.toThrow(
    'git does not know mian here: fetch it, or name another branch or commit with --base.',
  );
  expect(await summaryOf()).toBe('## Content\n\nThe content has no mistakes.\n');
});

test('pictures and files that came or went are named; what main got meanwhile is not', async () => {
  write('public/images/courses/office.jpg', 'a picture');
  rmSync(path.join(root, 'content/career.ts'));
  git('add', '.');
  git('commit', '-m', 'Edit');
  git('checkout', 'main');
  edit('centres', "phone: '(021) 0000 0002'", "phone: '(021) 9999 9999'");
  git('commit', '-am', 'Meanwhile');
  git('checkout', 'editor');
  const said = await summaryOf();
  expect(said).toContain('- `content/career.ts` is gone.');
  expect(said).toContain('- Picture `public/images/courses/office.jpg` added or changed.');
  expect(said).not.toContain('9999');
});

const page = (address: string, main: string, head = '', foot = '') => ({
  address,
  html: `<html><head><title>${head}</title></head><body><header>Menu</header><main id="main">${main}<script>Baldia Town</script></main><footer>${foot}</footer></body></html>`,
});
const id = '0badd4c9-c422-5f0b-bb99-829e6b8a70fa';
const documents = [
  page('/', '<p><b>38</b> centres across Pakistan</p>', '', '(021) 111 333 444'),
  page('/about', '<h1>About &amp; more</h1><p>In 1938</p>'),
  page('/locations', '<p>Bahadurabad, <!-- -->(021) 3456 7890</p>'),
  page(`/centre?id=${id}`, '<p>(021) 3456 7890</p>'),
];
function pagesAfter(...edits: readonly [string, string, string][]) {
  const old = readContent(textsIn(root)).contents;
  for (const one of edits) edit(...one);
  const now = readContent(textsIn(root)).contents;
  return pagesOfChanges(changesOf(old, now), documents, now, factsIn(now, new Date()) ?? {});
}

test('finds the pages that show a change, the item’s own first', () => {
  const { addresses, notes } = pagesAfter([
    'centres',
    "phone: '(021) 0000 0001'",
    "phone: '(021) 3456 7890'",
  ]);
  expect(addresses).toEqual([`/centre?id=${id}`, '/locations']);
  expect(notes).toEqual([]);
});

test('finds the texts that follow a figure, and what every page shows in its footer', () => {
  expect(pagesAfter(['site', "centresInPakistan: '36'", "centresInPakistan: '38'"]).addresses).toEqual(['/']);
  const { addresses, notes } = pagesAfter([
    'site',
    /helpline: '[^']+'/.exec(readFileSync(path.join(root, 'content/site.ts'), 'utf8'))?.[0] ?? '',
    "helpline: '(021) 111 333 444'",
  ]);
  expect(addresses).toEqual(['/']);
  expect(notes).toEqual(['site.ts helpline: in the header or the footer of every page']);
});

test('the first page of each change comes before the second of any, and at most twelve are photographed', () => {
  const changed = Array.from({ length: 12 }, (_, index) => ({
    kind: 'changed' as const,
    file: 'content/faq.ts',
    path: ['faq', String(index)],
    field: 'answer',
    before: 'old',
    after: `Answer number ${index}.`,
  }));
  const many = Array.from({ length: 40 }, (_, index) =>
    page(`/page-${index}`, `<p>Answer number ${index % 12}.</p><p>40</p>`),
  );
  const { addresses, notes } = pagesOfChanges(changed, many, {}, {});
  expect(addresses).toEqual(Array.from({ length: 12 }, (_, index) => `/page-${index}`));
  expect(notes[0]).toBe('faq.ts 0: also on 3 other pages');
  const [first] = changed;
  const short = pagesOfChanges(
    [{ ...first!, after: '40' }],
    [page('/a', '<b>40</b>'), page('/b', '<b>1940</b>')],
    {},
    {},
  );
  expect(short.addresses).toEqual(['/a']);
});

test('says when no page shows a change', () => {
  const { addresses, notes } = pagesAfter(['glossary', "short: 'ADSE',", "short: 'ADSE-AI',"]);
  expect(addresses).toEqual([]);
  expect(notes[0]).toContain('on no page that a visitor finds');
});

test('the summary goes into a file for the comment and onto the page of the run', () => {
  const page = path.join(root, 'step.txt');
  process.env.GITHUB_STEP_SUMMARY = page;
  try {
    publish('## Content\n', path.join(root, 'out'));
  } finally {
    delete process.env.GITHUB_STEP_SUMMARY;
  }
  expect(readFileSync(page, 'utf8')).toBe('## Content\n');
  expect(readFileSync(path.join(root, 'out/summary.txt'), 'utf8')).toBe('## Content\n');
});

test('a long summary is cut where GitHub would refuse it', () => {
  const problems = Array.from({ length: 500 }, (_, line) => ({
    level: 'error' as const,
    file: 'content/centres.ts',
    line,
    text: 'is missing. '.repeat(12),
  }));
  const text = summary({ changes: [], problems, contents: {} });
  expect(text).toContain('… and 400 more');
  expect(text.length).toBeLessThan(60_000);
});

type Job = { permissions?: Record<string, string>; if?: string; steps: { run?: string; uses?: string }[] };
const workflow = parse(readFileSync('.github/workflows/content.yml', 'utf8')) as {
  permissions: Record<string, string>;
  jobs: Record<string, Job>;
};

test('the job that runs the pull request may only read, and the one that comments runs nothing of it', () => {
  const { check, comment } = workflow.jobs;
  expect(workflow.permissions).toEqual({ contents: 'read' });
  expect(check?.permissions).toBeUndefined();
  expect(comment?.permissions).toEqual({ 'pull-requests': 'write' });
  expect(comment?.if).toContain('head.repo.full_name == github.repository');
  const uses = comment?.steps.map((step) => step.uses ?? '').join();
  expect(uses).not.toContain('checkout');
  expect(comment?.steps.map(({ run = '' }) => run).join()).not.toMatch(/npm|node|\$\{\{/);
});

test('the job runs one command of the project, which an editor can run too', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> };
  const commands = workflow.jobs.check?.steps.flatMap(({ run }) => run ?? []);
  expect(commands).toEqual(['npm ci', 'npm run content -- pr --base HEAD^ --pictures']);
  expect(scripts.content).toBe('node scripts/content.ts');
});
