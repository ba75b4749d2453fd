import { enquiryCodes } from '../../../content/schema/courses.ts';
import { courseFiles } from '../../../content/schema/registry.ts';
import type { Reference } from '../../../content/schema/single-values.ts';
import { cityKey } from '../../shared/util/names.ts';
import { didYouMean } from '../../shared/util/spelling.ts';
import { isRecord } from '../../shared/util/values.ts';
import type { Contents } from './problem.ts';

/** Things outside content/ that content may name. */
export type AssetLookup = {
  /** All files below public/images, by path. */
  images: ReadonlyMap<string, { bytes: number; format: string; width: number }>;
  /** The names in scripts/art/motifs.svg. */
  motifs: readonly string[];
  hasArt: (name: string) => boolean;
  hasIcon: (slug: string) => boolean;
  /** True if public/ has this file. */
  hasFile: (address: string) => boolean;
};

/** The records of a list at a path below a file's export; a single record as a list of one, anything else as none. */
export function recordsOf<T = Record<string, unknown>>(
  contents: Contents,
  file: string,
  ...path: readonly string[]
): T[] {
  let value: unknown = Object.values(contents[file] ?? {})[0];
  for (const key of path) value = isRecord(value) ? value[key] : undefined;
  return (Array.isArray(value) ? value : [value]).filter((item): item is T & object => isRecord(item));
}
const textsOf = (records: readonly Record<string, unknown>[], key: string): string[] =>
  records.map((record) => record[key]).filter((value) => typeof value === 'string');

const familyFiles = Object.values(courseFiles);
/** The files of all courses and of cards, of which some show a course of another file (`course`). */
export const itemFiles = [
  ...familyFiles,
  'content/courses/stand-alone.ts',
  'content/courses/short-course-cards.ts',
];

/** The texts in fields of this name, each a text or a list, at any depth. */
const textsBelow = (value: unknown, key: string): string[] =>
  typeof value !== 'object' || value === null
    ? []
    : Object.entries(value).flatMap(([name, inner]) =>
        name === key ? [inner].flat().filter((text) => typeof text === 'string') : textsBelow(inner, key),
      );

/** The files with the fragments (`#…`) of a page, and how to extract these. */
type Fragments = { files: readonly string[]; extract: (contents: Contents) => readonly string[] };
/** Fragments that are the values of a field in files, or in the part at `path`. */
const fragmentsIn = (files: readonly string[], key: string, ...path: readonly string[]): Fragments => ({
  files,
  extract: (contents) => files.flatMap((file) => textsBelow(recordsOf(contents, file, ...path), key)),
});

const fragmentsByPath: Readonly<Record<string, Fragments | readonly string[]>> = {
  '/alumni': ['cxo', 'star-alumni', 'recent-alumni'],
  '/placement': fragmentsIn(['content/placement.ts'], 'id', 'blocks'),
  '/affiliations': ['local-bodies', 'international-university'],
  '/centre': ['batches', 'students', 'projects', 'placements', 'events'],
  '/centre-page': {
    files: ['content/centres.ts'],
    extract: (contents) => textsOf(recordsOf(contents, 'content/centres.ts'), 'city').map(cityKey),
  },
  '/courses': fragmentsIn(['content/courses/categories.ts', ...familyFiles], 'slug'),
  '/courses-sp': fragmentsIn([courseFiles['smart-pro']], 'slug'),
  '/courses-sc': fragmentsIn([courseFiles['short-course']], 'slug'),
  '/courses-lg': fragmentsIn([courseFiles.english], 'slug'),
  '/short-courses': fragmentsIn(['content/courses/short-course-cards.ts'], 'slug'),
  '/aptech-technology-camp': fragmentsIn([courseFiles['summer-camp']], 'slug'),
  '/courses-adse': fragmentsIn(['content/courses/adse.ts'], 'semesters'),
  '/courses-hdse': fragmentsIn(['content/courses/hdse.ts'], 'semesters'),
  '/faq': fragmentsIn(['content/faq.ts'], 'slug'),
  '/career': fragmentsIn(['content/career.ts'], 'id', 'blocks'),
  '/partner': fragmentsIn(['content/partner.ts'], 'id', 'blocks'),
  '/terms': fragmentsIn(['content/policies.ts'], 'slug', 'terms', 'sections'),
  '/privacy': fragmentsIn(['content/policies.ts'], 'slug', 'privacy', 'sections'),
  '/profanity-policy': fragmentsIn(['content/policies.ts'], 'slug', 'profanity', 'sections'),
};

/** Valid fragments of a page; undefined if a file they come from is unreadable. */
function fragmentsOn(path: string, contents: Contents): readonly string[] | undefined {
  const fragments = fragmentsByPath[path] ?? [];
  if (!('files' in fragments)) return fragments;
  return fragments.files.every((file) => file in contents) ? fragments.extract(contents) : undefined;
}

/** Returns a function that says what is missing behind an internal link, or undefined. */
function pageProblem(contents: Contents): (link: string) => string | undefined {
  const paths = new Set(textsOf(recordsOf(contents, 'content/routes.ts'), 'path'));
  const centreIds = new Set(textsOf(recordsOf(contents, 'content/centres.ts'), 'id'));
  return (link) => {
    const [address = '', fragment] = link.split('#');
    const [path = '', query = ''] = address.split('?');
    if (paths.size > 0 && !paths.has(path) && path !== '/centre')
      return `leads to ${path}, which is no page of content/routes.ts${didYouMean(path, paths)}`;
    const parameters = new URLSearchParams(query);
    const id = parameters.get('id');
    if (path === '/centre' && centreIds.size > 0 && !centreIds.has(id ?? ''))
      return 'leads to a centre that content/centres.ts does not have: the address is /centre?id= and its id';
    const code = parameters.get('enquire');
    if (code && !(enquiryCodes as readonly string[]).includes(code))
      return `opens the enquiry for ${code}. Allowed: ${enquiryCodes.join(', ')}`;
    const known = fragment === undefined ? undefined : fragmentsOn(path, contents);
    return fragment === undefined || !known || known.includes(fragment)
      ? undefined
      : `leads to #${fragment}, which is not on ${path}${didYouMean(fragment, known) || '.'} There: ${known.join(', ') || 'no fragments'}`;
  };
}

const formatByExtension: Readonly<Record<string, string>> = {
  jpg: 'jpeg',
  jpeg: 'jpeg',
  png: 'png',
  webp: 'webp',
};
const maxPictureBytes = 400 * 1024;

function photoProblem(file: string, { images }: AssetLookup): string | undefined {
  const picture = images.get(file);
  if (!picture) return `names public/images/${file}, which does not exist${didYouMean(file, images.keys())}`;
  if (picture.format !== formatByExtension[file.split('.').at(-1)?.toLowerCase() ?? ''])
    return `is ${picture.format === '' ? 'no picture' : `a ${picture.format.toUpperCase()} file`} under a name of another kind: save it as JPEG, PNG or WebP`;
  if (picture.bytes > maxPictureBytes)
    return `is a picture of ${Math.round(picture.bytes / 1024)} KB; at most 400 KB: save it smaller, 1200 pixels wide is enough`;
  return picture.width < 600 || picture.width > 2400
    ? `is ${picture.width} pixels wide. Allowed: 600–2400 pixels`
    : undefined;
}

/** Drawings that the next build will make; none for a card that shows a course of another file. */
const drawnNames = (contents: Contents): string[] => [
  ...itemFiles.flatMap((file) => {
    const ownItems = recordsOf<{ course: unknown }>(contents, file).filter(({ course }) => !course);
    return textsOf(ownItems, 'slug').map((slug) => `courses/${slug}`);
  }),
  ...textsOf(recordsOf(contents, 'content/centres.ts'), 'slug').map((slug) => `centres/${slug}`),
];

/**
 * Returns a function that says what is wrong with a reference, or undefined. References into an unreadable file are not
 * reported, because the file itself is.
 */
export function referenceChecker(
  contents: Contents,
  assets: AssetLookup,
): (what: Reference, value: string) => string | undefined {
  const amongNames = (what: string, where: string, known: Iterable<string>) => {
    const knownNames = new Set(known);
    return (name: string) =>
      knownNames.has(name)
        ? undefined
        : `names a ${what} that ${where} does not have${didYouMean(name, knownNames) || '.'} There: ${[...knownNames].slice(0, 60).join(', ')}`;
  };
  const oneOf = (what: string, where: string, files: readonly string[], key = 'slug') =>
    files.every((file) => file in contents)
      ? amongNames(
          what,
          where,
          files.flatMap((file) => textsOf(recordsOf(contents, file), key)),
        )
      : () => undefined;
  const drawnArt = new Set(drawnNames(contents));
  const routePath = oneOf('page', 'content/routes.ts', ['content/routes.ts'], 'path');
  const lookups: Readonly<Record<Reference, (value: string) => string | undefined>> = {
    page: pageProblem(contents),
    course: oneOf('course', 'content/courses/', familyFiles),
    'any-course': oneOf('course', 'content/courses/', itemFiles),
    // All centre pages share one path, which content/routes.ts does not list.
    route: (path) => (path === '/centre' ? undefined : routePath(path)),
    centre: oneOf('centre', 'content/centres.ts', ['content/centres.ts']),
    city: oneOf('city', 'content/cities.ts', ['content/cities.ts'], 'name'),
    suggestion: oneOf('suggestion', 'content/search/suggestions.ts', ['content/search/suggestions.ts']),
    motif: amongNames('motif', 'scripts/art/motifs.svg', assets.motifs),
    art: (name) =>
      assets.hasArt(name) || drawnArt.has(name) ? undefined : 'names a drawing that public/art does not have',
    icon: (slug) =>
      assets.hasIcon(slug)
        ? undefined
        : 'is no slug of simple-icons (see simpleicons.org); leave it out to show letters',
    photo: (file) => photoProblem(file, assets),
    video: (address) =>
      assets.hasFile(address) ? undefined : `names public${address}, which does not exist`,
  };
  return (what, value) => lookups[what](value);
}
