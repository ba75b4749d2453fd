import { pageFragments } from './fragments.ts';
import { locate, show, type Contents, type Problem } from './problem.ts';

/** Lookups of files that content refers to, passed in by the caller. */
export type AssetLookup = {
  /** Size in bytes of a file below public/images; undefined when there is none. */
  imageBytes: (file: string) => number | undefined;
  /** Whether `npm run art` has drawn a picture of this name. */
  hasArt: (name: string) => boolean;
  /** Whether simple-icons draws this slug. */
  hasIcon: (slug: string) => boolean;
};

type Visited = { path: readonly string[]; key: string; value: unknown };

/** Every value below a root with its path, depth first. */
function* walk(value: unknown, path: readonly string[] = []): Generator<Visited> {
  yield { path, key: path.at(-1) ?? '', value };
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) yield* walk(inner, [...path, key]);
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const slugsOf = (value: unknown): string[] =>
  Array.isArray(value)
    ? value
        .filter(isRecord)
        .map((item) => item.slug)
        .filter((slug): slug is string => typeof slug === 'string')
    : [];

const courseFiles = ['career', 'acn-pro', 'smart-pro', 'short-courses', 'english', 'summer-camp'].map(
  (name) => `content/courses/${name}.ts`,
);
const itemFiles = [...courseFiles, 'content/courses/stand-alone.ts', 'content/courses/short-course-cards.ts'];
const firstOf = (contents: Contents, file: string): unknown => Object.values(contents[file] ?? {})[0];

/** Valid fragments of each page, derived from its content. */
function fragmentsByPage(contents: Contents): Map<string, readonly string[]> {
  const slugs = (file: string) => slugsOf(firstOf(contents, `content/courses/${file}.ts`));
  const semesters = (file: string): string[] => {
    const programme = firstOf(contents, `content/courses/${file}.ts`);
    return isRecord(programme) && Array.isArray(programme.semesters) ? programme.semesters.map(String) : [];
  };
  return new Map([
    ...Object.entries(pageFragments),
    [
      '/courses',
      [...slugs('categories'), ...courseFiles.flatMap((file) => slugsOf(firstOf(contents, file)))],
    ],
    ['/courses-sp', slugs('smart-pro')],
    ['/courses-sc', slugs('short-courses')],
    ['/courses-lg', slugs('english')],
    ['/short-courses', slugs('short-course-cards')],
    ['/aptech-technology-camp', slugs('summer-camp')],
    ['/courses-adse', semesters('adse')],
    ['/courses-hdse', semesters('hdse')],
  ]);
}

const linkKeys = new Set(['href', 'url', 'page', 'path', 'link', 'parent', 'to']);
const drawingKeys = new Set(['background', 'img', 'art']);
const iconKeys = new Set(['icon', 'logo']);

/** Valid targets of references within the content. */
type Known = {
  paths: ReadonlySet<string>;
  centreIds: ReadonlySet<string>;
  courseSlugs: ReadonlySet<string>;
  suggestionSlugs: ReadonlySet<string>;
  fragments: ReadonlyMap<string, readonly string[]>;
};

const textsOf = (value: unknown, key: string): string[] =>
  Array.isArray(value) ? value.filter(isRecord).map((item) => String(item[key])) : [];

const knownIn = (contents: Contents): Known => ({
  paths: new Set(textsOf(firstOf(contents, 'content/routes.ts'), 'path')),
  centreIds: new Set(textsOf(firstOf(contents, 'content/centres.ts'), 'id')),
  courseSlugs: new Set(courseFiles.flatMap((file) => slugsOf(firstOf(contents, file)))),
  suggestionSlugs: new Set(slugsOf(firstOf(contents, 'content/search/suggestions.ts'))),
  fragments: fragmentsByPage(contents),
});

/** The problem of an internal link, if any. */
function linkProblem(link: string, known: Known): string | undefined {
  const [address = '', fragment] = link.split('#');
  const [path = '', query = ''] = address.split('?');
  if (!known.paths.has(path)) return `leads to ${path}, which is no page of content/routes.ts`;
  const id = new URLSearchParams(query).get('id');
  if (path === '/centre' && id && !known.centreIds.has(id))
    return 'leads to a centre that content/centres.ts does not have';
  if (path === '/courses-details' && id && !/^[0-5]$/.test(id)) return 'must have an id from 0 to 5';
  const fragments = known.fragments.get(path) ?? [];
  return fragment === undefined || fragments.includes(fragment)
    ? undefined
    : `leads to #${fragment}, which is not on ${path}. There: ${fragments.join(', ') || 'no fragments'}`;
}

/** The problem of an editor's picture, if any. */
function imageProblem(file: string, assets: AssetLookup): string | undefined {
  const bytes = assets.imageBytes(file);
  if (bytes === undefined) return `names public/images/${file}, which does not exist`;
  return bytes > 400 * 1024
    ? `names a picture of ${Math.round(bytes / 1024)} KB; at most 400 KB: save it smaller, 1200 pixels wide is enough`
    : undefined;
}

/** The problem of any text, if any. */
function textProblem(text: string): string | undefined {
  if (/[\u0000-\u0008\u000b-\u001f\u007f\u200b\ufeff\ufffd]/u.test(text))
    return 'contains an invisible character: type the text anew instead of pasting it';
  if (/lorem ipsum/i.test(text)) return 'is filler text';
  if (/<[a-z/][^>]*>/i.test(text)) return 'contains HTML; texts are plain';
  return /\S {2,}\S/.test(text) ? 'has two spaces in a row' : undefined;
}

/** The problem of a text that refers to a page, course, suggestion, drawing or icon, if any. */
function namedProblem(
  { key, path }: Visited,
  text: string,
  known: Known,
  assets: AssetLookup,
): string | undefined {
  const list = path.at(-2);
  if (text.startsWith('/') && (linkKeys.has(key) || list === 'pages')) return linkProblem(text, known);
  if (list === 'next' && !known.courseSlugs.has(text))
    return `names a course that does not exist. Courses: ${[...known.courseSlugs].join(', ')}`;
  if (list === 'suggestions' && !known.suggestionSlugs.has(text))
    return `names a suggestion that content/search/suggestions.ts does not have. There: ${[...known.suggestionSlugs].join(', ')}`;
  if (drawingKeys.has(key) && text !== '' && !assets.hasArt(text))
    return 'names a drawing that public/art does not have (npm run art)';
  return iconKeys.has(key) && !assets.hasIcon(text)
    ? 'is no slug of simple-icons (see simpleicons.org); leave it out to show letters'
    : undefined;
}

function valueProblem(visit: Visited, known: Known, assets: AssetLookup): string | undefined {
  const { key, value } = visit;
  if (key === 'image' && isRecord(value) && typeof value.file === 'string')
    return imageProblem(value.file, assets);
  return typeof value === 'string'
    ? (namedProblem(visit, value, known, assets) ?? textProblem(value))
    : undefined;
}

/** Checks that referenced pages, fragments, courses, pictures and icons exist, and that slugs are unique. */
export function checkReferences(contents: Contents, assets: AssetLookup): Problem[] {
  const known = knownIn(contents);
  const problems: Problem[] = [];
  for (const [file, exports] of Object.entries(contents)) {
    for (const root of Object.values(exports)) {
      for (const visit of walk(root)) {
        const text = valueProblem(visit, known, assets);
        if (!text) continue;
        const { item, field } = locate(root, visit.path);
        const found = typeof visit.value === 'string' ? show(visit.value) : undefined;
        problems.push({ level: 'error', file, item, field, text, found });
      }
    }
  }
  return [...problems, ...checkUnique(contents)];
}

/**
 * Course slugs are unique over all files, because they name the art and the topic of an enquiry; centre ids are unique too.
 */
function checkUnique(contents: Contents): Problem[] {
  const problems: Problem[] = [];
  const seen = new Map<string, string>();
  for (const file of itemFiles) {
    for (const slug of slugsOf(firstOf(contents, file))) {
      const other = seen.get(slug);
      if (other !== undefined && other !== file)
        problems.push({
          level: 'error',
          file,
          item: slug,
          field: 'slug',
          text: `is taken by an item of ${other}; slugs are unique over all courses`,
        });
      seen.set(slug, file);
    }
  }
  const centres = firstOf(contents, 'content/centres.ts');
  const ids = new Set<unknown>();
  for (const centre of Array.isArray(centres) ? centres.filter(isRecord) : []) {
    if (ids.has(centre.id))
      problems.push({
        level: 'error',
        file: 'content/centres.ts',
        item: String(centre.slug),
        field: 'id',
        text: 'is the id of another centre as well',
        found: show(centre.id),
      });
    ids.add(centre.id);
  }
  return problems;
}
