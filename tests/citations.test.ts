/** @jest-environment node */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Tracked and untracked text files, without build output and lock file. */
const files: ReadonlyMap<string, string> = new Map(
  execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], { encoding: 'utf8' })
    .split('\0')
    .filter((file) => !/^$|^package-lock\.json$|\.(webp|png|ico|avif|mp4|webm|woff2|jpg|svg)$/.test(file))
    .filter((file) => existsSync(file))
    .map((file) => [file, readFileSync(file, 'utf8')] as const)
    .filter(([, text]) => !text.includes('\0')),
);

const withoutCode = (markdown: string) => markdown.replace(/^(```|~~~)[\s\S]*?^\1/gm, '');

/** A heading's anchor as GitHub derives it: letters, digits, hyphens and underscores of its text, spaces as hyphens. */
const slugOf = (heading: string): string =>
  heading
    .replace(/<[^>]*>/g, '')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}_ -]/gu, '')
    .replaceAll(' ', '-');

/** Every anchor of a document: explicit ones unchanged, repeated headings with -1, -2 … */
function anchorsOf(markdown: string): string[] {
  const text = withoutCode(markdown);
  const slugs = new Map<string, number>();
  const headings = [...text.matchAll(/^#{1,6} +(.+?)(?: +#+)?$/gm)].map(([, heading = '']) => {
    const slug = slugOf(heading);
    const before = slugs.get(slug) ?? 0;
    slugs.set(slug, before + 1);
    return before === 0 ? slug : `${slug}-${before}`;
  });
  const explicit = [...text.matchAll(/<a (?:id|name)="([^"]+)"/g)].map(([, id = '']) => id);
  return [...headings, ...explicit];
}

const anchors = new Map(
  [...files].filter(([file]) => file.endsWith('.md')).map(([file, text]) => [file, anchorsOf(text)] as const),
);

type Citation = { cited: string; to: string; anchor: string | undefined };

/**
 * `docs/content.md#add-a-course`, and further anchors of the same file: `docs/content.md#add-a-course, #add-a-centre`. URLs
 * are not matched.
 */
const citation =
  /(?<![\w/.@:%-])((?:\.{1,2}\/)*(?:[\w.@-]+\/)*[\w-][\w.-]*\.md)(?![\w/])((?:#[\w-]+(?:,\s+(?:(?:\*|\/\/) )?(?=#\w))?)*)/g;

function citationsOf(text: string): Citation[] {
  return [...text.matchAll(citation)].flatMap(([, to = '', tail = '']): Citation[] => {
    const named = tail.match(/#[\w-]+/g) ?? [];
    return named.length === 0
      ? [{ cited: to, to, anchor: undefined }]
      : named.map((anchor) => ({ cited: `${to}${anchor}`, to, anchor: anchor.slice(1) }));
  });
}

/** Targets of Markdown links to files: relative ones, and anchors of the document itself. */
function linksOf(markdown: string): Citation[] {
  return [...withoutCode(markdown).matchAll(/\]\((?![a-z][a-z+.-]*:|\/)([^)\s]+)[^)]*\)/gi)].map(
    ([, link = '']) => {
      const [to = '', anchor] = link.split('#');
      return { cited: link, to, anchor };
    },
  );
}

/** Resolves a path from the root or from the citing file's folder; undefined when there is no such file. */
function targetOf(file: string, to: string): string | undefined {
  const beside = path.posix.join(path.posix.dirname(file), to);
  return [to, beside].find((candidate) => files.has(candidate));
}

/** Citations and links of one file that do not resolve. */
function unresolved(file: string, text: string): string[] {
  const isMarkdown = file.endsWith('.md');
  const links = isMarkdown ? linksOf(text) : [];
  const plain = isMarkdown ? text.replace(/\]\([^)]*\)/g, ']') : text;
  const isBroken = ({ to, anchor }: Citation, target: string | undefined) =>
    target === undefined || (anchor !== undefined && !anchors.get(target)?.includes(anchor)) || to === '#';
  const broken = [
    ...citationsOf(plain).filter((found) => isBroken(found, targetOf(file, found.to))),
    ...links.filter((found) => {
      const beside = path.posix.join(path.posix.dirname(file), found.to);
      if (found.to !== '' && found.anchor === undefined) return !existsSync(beside);
      return isBroken(found, found.to === '' ? file : beside);
    }),
  ];
  return broken.map(({ cited }) => `${file}: ${cited}`);
}

/** Paths of files and folders of the sources, from the root: `lib/server/pass/qr.ts`, `lib/server/pass`, `app/centre/[id]`. */
const sourcePath =
  /(?<![\w/.@<>{}*$-])(?:app|components|lib|content|scripts|tests|e2e|bench|deploy)(?:\/(?:[\w.@-]|\[[\w.]+\]|\(\w+\))+)+/g;
const allPaths = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((known) => existsSync(known));

/** Source paths of a text that do not exist; one without an extension may be the beginning of a file's name. */
const missingPaths = (file: string, text: string): string[] =>
  [...text.replace(/\]\([^)]*\)/g, '] ').matchAll(sourcePath)]
    .map(([named]) => named.replace(/\.+$/, ''))
    .filter((named) => !allPaths.some((known) => known.startsWith(named)))
    .map((named) => `${file}: ${named}`);

const records = [...files.keys()].filter((file) => /^docs\/decisions\/\d{3}-/.test(file));

/** Decision records are cited by three digits; any other number names a paper outside this repository. */
function unknownDecisions(file: string, text: string): string[] {
  const numbers = [...text.matchAll(/\b(?:decisions?\s+|docs\/decisions\/)(\d+)(?![\w.])/gi)].map(
    ([, number = '']) => number,
  );
  return numbers
    .filter((number) => !records.some((record) => record.startsWith(`docs/decisions/${number}-`)))
    .map((number) => `${file}: decision ${number}`);
}

test('every document that a comment or a document cites is in the repository, with the anchor', () => {
  const all = [...files].flatMap(([file, text]) => unresolved(file, text));
  expect(all).toEqual([]);
});

test('every source file and folder that a comment or a document names is in the repository', () => {
  // This test and that of editors' mistakes name files that do not exist.
  const invented = /^tests\/(citations|content-mistakes)\.test\.ts$/;
  const all = [...files].filter(([file]) => !invented.test(file));
  expect(all.flatMap(([file, text]) => missingPaths(file, text))).toEqual([]);
});

test('every decision that is cited by its number has a record', () => {
  const all = [...files].flatMap(([file, text]) => unknownDecisions(file, text));
  expect(all).toEqual([]);
});

test('an anchor stands for one thing', () => {
  const twice = [...anchors].flatMap(([file, all]) =>
    all.filter((anchor, index) => all.indexOf(anchor) !== index).map((anchor) => `${file}#${anchor}`),
  );
  expect(twice).toEqual([]);
});

describe('the reader of citations', () => {
  // Split, so that this file does not contain the citations.
  const md = '.md';

  test('finds what is not there', () => {
    const broken = [`nowhere${md}`, `docs/content${md}#nowhere`, `docs/content${md}#add-a-course, #nothing`];
    for (const cited of broken)
      expect(unresolved('lib/server/runtime/log.ts', `/** As ${cited} says. */`)).toHaveLength(1);
    expect(unresolved('docs/content.md', '[a](nowhere.txt) [b](#nowhere) [c](../lib)')).toHaveLength(2);
    expect(unknownDecisions('lib/server/runtime/log.ts', `// ${'decision'} 17, ${'decision'} 001`)).toEqual([
      `lib/server/runtime/log.ts: ${'decision'} 17`,
    ]);
  });

  test('finds a source file that has moved, and follows one in brackets', () => {
    expect(
      missingPaths('README.md', '`lib/nowhere.ts`, [`lib/nowhere`](docs), lib/server/pass/nothing'),
    ).toHaveLength(3);
    expect(
      missingPaths(
        'README.md',
        'app/centre/[id]/page.tsx, [lib/server/pass](lib/server/pass), jest tests/pass/qr',
      ),
    ).toEqual([]);
  });

  test('follows a citation over the end of a line, from the root and from the folder', () => {
    const wrapped = ` * (docs/content${md}#add-a-course,\n * #add-a-centre). Also README${md}.`;
    expect(citationsOf(wrapped)).toHaveLength(3);
    expect(unresolved('lib/server/pass/draw.ts', wrapped)).toEqual([]);
  });

  test('makes anchors as GitHub does', () => {
    expect(anchorsOf('# A & B: `c`\n\n## Same\n\n## Same\n\n<a id="p1"></a>\n')).toEqual([
      'a--b-c',
      'same',
      'same-1',
      'p1',
    ]);
  });
});
