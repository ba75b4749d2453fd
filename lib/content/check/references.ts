import { didYouMean } from '../../foundation/did-you-mean.ts';
import { enquiryCodes, familySlugs } from '../schema/courses.ts';
import type { Reference } from '../schema/fields.ts';
import type { Contents } from './problem.ts';

/** What is known of a picture file. */
type Picture = { bytes: number; format: string; width: number };
/** Lookups of files that content refers to, passed in by the caller. */
export type AssetLookup = {
  /** Every file below public/images, by its path there. */
  images: ReadonlyMap<string, Picture>;
  /** Whether there is a drawing of this name. */
  hasArt: (name: string) => boolean;
  /** Whether simple-icons draws this slug. */
  hasIcon: (slug: string) => boolean;
  /** Whether public/ has this file. */
  hasFile: (address: string) => boolean;
};

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The records of a list in the content; none when it is no list, which is a problem of its own. */
export function recordsOf(contents: Contents, file: string, ...path: readonly string[]): Record<string, unknown>[] {
  let value: unknown = Object.values(contents[file] ?? {})[0];
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  return Array.isArray(value) ? value.filter(isRecord) : [];
}
const textsOf = (records: readonly Record<string, unknown>[], key: string): string[] =>
  records.map((record) => record[key]).filter((value): value is string => typeof value === 'string');

const courseFileOf: Readonly<Record<(typeof familySlugs)[number], string>> = {
  career: 'content/courses/career.ts',
  'acn-pro': 'content/courses/acn-pro.ts',
  'smart-pro': 'content/courses/smart-pro.ts',
  'short-course': 'content/courses/short-courses.ts',
  english: 'content/courses/english.ts',
  'summer-camp': 'content/courses/summer-camp.ts',
};
export const courseFiles = Object.values(courseFileOf);

/** Valid fragments of each page, derived from its content. */
function fragmentsByPage(contents: Contents): Map<string, readonly string[]> {
  const slugs = (file: string, ...path: string[]) => textsOf(recordsOf(contents, file, ...path), 'slug');
  const semesters = (file: string): string[] => {
    const programme = Object.values(contents[file] ?? {})[0];
    return isRecord(programme) && Array.isArray(programme.semesters) ? programme.semesters.map(String) : [];
  };
  return new Map([
    ['/alumni', ['cxo', 'star-alumni', 'recent-alumni']],
    ['/affiliations', ['local-bodies', 'international-university']],
    ['/centre', ['batches', 'students', 'projects', 'placements', 'events']],
    ['/centre-page', textsOf(recordsOf(contents, 'content/centres.ts'), 'city').map((city) => city.toLowerCase())],
    ['/courses', [...familySlugs, ...courseFiles.flatMap((file) => slugs(file))]],
    ['/courses-sp', slugs(courseFileOf['smart-pro'])],
    ['/courses-sc', slugs(courseFileOf['short-course'])],
    ['/courses-lg', slugs(courseFileOf.english)],
    ['/short-courses', slugs('content/courses/short-course-cards.ts')],
    ['/aptech-technology-camp', slugs(courseFileOf['summer-camp'])],
    ['/courses-adse', semesters('content/courses/adse.ts')],
    ['/courses-hdse', semesters('content/courses/hdse.ts')],
    [
      '/faq',
      recordsOf(contents, 'content/faq.ts').flatMap((group) =>
        [group.slug, ...(Array.isArray(group.entries) ? group.entries.map((one) => one?.slug) : [])].map(String),
      ),
    ],
    ['/career', slugs('content/career.ts', 'roles')],
    ['/partner', slugs('content/partner.ts', 'chapters')],
    ['/terms', slugs('content/policies.ts', 'terms', 'sections')],
    ['/privacy', slugs('content/policies.ts', 'privacy', 'sections')],
    ['/profanity-policy', slugs('content/policies.ts', 'profanity', 'sections')],
  ]);
}

/** What an address of this site leads to, when that does not exist. */
function pageProblem(contents: Contents): (link: string) => string | undefined {
  const paths = new Set(textsOf(recordsOf(contents, 'content/routes.ts'), 'path'));
  const centreIds = new Set(textsOf(recordsOf(contents, 'content/centres.ts'), 'id'));
  const fragments = fragmentsByPage(contents);
  return (link) => {
    const [address = '', fragment] = link.split('#');
    const [path = '', query = ''] = address.split('?');
    if (paths.size > 0 && !paths.has(path))
      return `leads to ${path}, which is no page of content/routes.ts${didYouMean(path, paths)}`;
    const values = new URLSearchParams(query);
    const id = values.get('id');
    if (path === '/centre' && id && !centreIds.has(id))
      return 'leads to a centre that content/centres.ts does not have';
    if (path === '/courses-details' && id && !/^[0-5]$/.test(id)) return 'must have an id from 0 to 5';
    const code = values.get('enquire');
    if (code && !(enquiryCodes as readonly string[]).includes(code))
      return `opens the enquiry for ${code}. Allowed: ${enquiryCodes.join(', ')}`;
    const known = fragments.get(path) ?? [];
    return fragment === undefined || known.includes(fragment)
      ? undefined
      : `leads to #${fragment}, which is not on ${path}${didYouMean(fragment, known) || '.'} There: ${known.join(', ') || 'no fragments'}`;
  };
}

const formats: Readonly<Record<string, string>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png', webp: 'webp' };
const mostBytes = 400 * 1024;

/** What is wrong with an editor's picture. */
function photoProblem(file: string, { images }: AssetLookup): string | undefined {
  const picture = images.get(file);
  if (!picture)
    return `names public/images/${file}, which does not exist${didYouMean(file, images.keys())}`;
  if (picture.format !== formats[file.split('.').at(-1)?.toLowerCase() ?? ''])
    return `is ${picture.format === '' ? 'no picture' : `a ${picture.format.toUpperCase()} file`} under a name of another kind: save it as JPEG, PNG or WebP`;
  if (picture.bytes > mostBytes)
    return `is a picture of ${Math.round(picture.bytes / 1024)} KB; at most 400 KB: save it smaller, 1200 pixels wide is enough`;
  return picture.width < 600 || picture.width > 2400
    ? `is ${picture.width} pixels wide. Allowed: 600–2400 pixels`
    : undefined;
}

/** A lookup of every reference: what is wrong with it, if anything. */
export function referenceLookup(
  contents: Contents,
  assets: AssetLookup,
): (what: Reference, value: string) => string | undefined {
  const oneOf = (what: string, where: string, known: readonly string[]) => {
    const set = new Set(known);
    return (value: string) =>
      set.size === 0 || set.has(value)
        ? undefined
        : `names a ${what} that ${where} does not have${didYouMean(value, set) || '.'} There: ${[...set].slice(0, 60).join(', ')}`;
  };
  const semesters = Object.keys(contents)
    .filter((file) => file.startsWith('content/courses/semesters/'))
    .flatMap((file) => textsOf(Object.values(contents[file] ?? {}).filter(isRecord), 'slug'));
  const lookups: Readonly<Record<Reference, (value: string) => string | undefined>> = {
    page: pageProblem(contents),
    course: oneOf(
      'course',
      'content/courses/',
      courseFiles.flatMap((file) => textsOf(recordsOf(contents, file), 'slug')),
    ),
    city: oneOf('city', 'content/cities.ts', textsOf(recordsOf(contents, 'content/cities.ts'), 'name')),
    semester: oneOf('semester', 'content/courses/semesters/', semesters),
    suggestion: oneOf(
      'suggestion',
      'content/search/suggestions.ts',
      textsOf(recordsOf(contents, 'content/search/suggestions.ts'), 'slug'),
    ),
    art: (name) => (assets.hasArt(name) ? undefined : 'names a drawing that public/art does not have'),
    icon: (slug) =>
      assets.hasIcon(slug)
        ? undefined
        : 'is no slug of simple-icons (see simpleicons.org); leave it out to show letters',
    photo: (file) => photoProblem(file, assets),
    video: (address) => (assets.hasFile(address) ? undefined : `names public${address}, which does not exist`),
  };
  return (what, value) => lookups[what](value);
}

