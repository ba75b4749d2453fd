import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getAllCourses } from '../../lib/server/catalogue/catalogue.ts';
import {
  courseOfCard,
  getShortCourseCards,
  getStandAloneCourses,
} from '../../lib/server/catalogue/courses.ts';
import { getInformation, getPeople } from '../../lib/server/catalogue/page-lists.ts';
import { getTechnologyIcons } from '../../lib/server/catalogue/programmes.ts';
import { getRoutes } from '../../lib/server/catalogue/routes.ts';
import { brandPalette, type Palette } from '../../lib/shared/art/tiles.ts';
import { getCentres } from '../../lib/shared/content/centres.ts';
import { colours } from '../../lib/shared/util/colours.ts';
import { initialsSvg, sceneSvg, schemes, type SceneSpec, type Scheme } from './scene.ts';

const onInkScheme = { ground: 'ink2', a: 'paper', b: 'signal' } as const;
const nightScheme = { ground: 'ink', a: 'signal', b: 'coral' } as const;

/**
 * Motif (a drawing of motifs.svg) and colours of each page's header, by its route's `shareArt`; otherwise those of
 * home.
 */
const pageMotifs: Readonly<Record<string, readonly [motif: string, Scheme]>> = {
  home: ['cap', schemes.brand],
  about: ['globe', schemes['summer-camp']],
  feedback: ['chat', schemes.english],
  courses: ['blocks', schemes['short-course']],
  'courses-adse': ['code', schemes.career],
  'courses-hdse': ['cap', schemes.career],
  'courses-sp': ['rocket', schemes['smart-pro']],
  'courses-sc': ['star', schemes['short-course']],
  'courses-lg': ['english', schemes.english],
  'courses-details': ['web', schemes['acn-pro']],
  'short-courses': ['steps', schemes['short-course']],
  'technology-camp': ['camp', schemes['summer-camp']],
  locations: ['pin', schemes['smart-pro']],
  batches: ['calendar', schemes['summer-camp']],
  saved: ['heart', schemes['smart-pro']],
  'centre-page': ['building', onInkScheme],
  events: ['calendar', schemes['smart-pro']],
  vision: ['rocket', nightScheme],
  'vision-vip': ['star', { ...nightScheme, b: 'paper' }],
  'vision-conference': ['people', schemes['summer-camp']],
  'freelancers-award': ['trophy', schemes['short-course']],
  'visionary-awards': ['star', { ...nightScheme, ground: 'ink2' }],
  affiliations: ['seal', { ...onInkScheme, ground: 'ink' }],
  partner: ['handshake', schemes.english],
  alumni: ['cap', schemes['smart-pro']],
  placement: ['briefcase', schemes['short-course']],
  research: ['flask', { ...schemes['summer-camp'], b: 'ink' }],
  certificates: ['check', { ...onInkScheme, b: 'teal' }],
  career: ['people', schemes.english],
  faq: ['question', schemes['short-course']],
  enquire: ['chat', { ...nightScheme, b: 'sky' }],
  policies: ['document', onInkScheme],
  search: ['search', { ...schemes['summer-camp'], b: 'ink' }],
  'not-found': ['question', schemes['smart-pro']],
};

const banners = [
  ['home-1', 'code', { ground: 'ink', a: 'signal', b: 'sky' }],
  ['home-2', 'neural', { ground: 'sky', a: 'ink2', b: 'coral' }],
  ['home-3', 'cap', { ground: 'coral', a: 'paper', b: 'signal' }],
] as const satisfies readonly (readonly [name: string, motif: string, Scheme])[];

/** A strip of tiles that begins with its motif; `.strip` of components/art/Art.module.css shows whole columns. */
const strip = (seed: string, scheme: Scheme, subject: string, palette?: Palette): SceneSpec => ({
  seed,
  cols: 13,
  rows: 3,
  scheme,
  subject,
  isCut: true,
  place: 'left',
  ...(palette && { palette }),
});

/** A page header: a strip above the title on narrow screens, its left end beside the title on wide ones. */
export function pageScene(name: string): SceneSpec {
  const [subject, scheme] = pageMotifs[name] ?? pageMotifs.home!;
  return strip(`page/${name}`, scheme, subject, brandPalette);
}

/** A centre; the first ones have a house next to their landmark instead. */
export const centreScene = (slug: string): SceneSpec => ({
  seed: `centre/${slug}`,
  cols: 7,
  rows: 5,
  scheme: schemes.brand,
  palette: ['ink2', 'signal', 'coral', 'teal', 'sky', 'ink'],
  subject: 'building',
});

/** A technology's icon of simple-icons, in the colour ink. */
function iconSvg(slug: string): string {
  const file = path.join(import.meta.dirname, `../../node_modules/simple-icons/icons/${slug}.svg`);
  return readFileSync(file, 'utf8')
    .replace(/<title>.*?<\/title>/, '')
    .replace('<svg role="img"', `<svg fill="${colours.ink}"`);
}

/**
 * Every picture that an item of content needs, by name in public/art; their sizes are in lib/shared/art/drawings.ts.
 */
export function allPictures(): ReadonlyMap<string, () => string> {
  const pictures = new Map<string, () => string>();
  const scene = (name: string, spec: SceneSpec, unit?: number) =>
    pictures.set(name, () => sceneSvg(spec, unit));
  for (const name of [...getRoutes().map(({ shareArt }) => shareArt), 'search', 'not-found'])
    scene(`pages/${name}`, pageScene(name));
  for (const { slug, family, motif } of getAllCourses())
    scene(`courses/${slug}`, strip(`course/${slug}`, schemes[family], motif));
  const listed = new Set(getShortCourseCards().map(courseOfCard));
  for (const { slug, family, motif } of getAllCourses())
    if (listed.has(slug))
      scene(`motifs/${slug}`, { seed: slug, cols: 3, rows: 3, scheme: schemes[family], subject: motif });
  for (const { slug, motif } of getStandAloneCourses()) {
    const name = `video/course-${slug}`;
    scene(name, { seed: name, cols: 16, rows: 9, scheme: schemes['acn-pro'], subject: motif }, 80);
  }
  for (const [name, subject, scheme] of banners)
    scene(`banners/${name}`, { ...strip(name, scheme, subject, brandPalette), rows: 9, place: 'middle' });
  scene('banners/which-course', strip('which-course', schemes['short-course'], 'question', brandPalette));
  for (const name of ['freelancers-award', 'visionary-awards'])
    for (const layout of ['desktop', 'tablet'])
      scene(`banners/${name}-${layout}`, { ...pageScene(name), seed: `${name}/${layout}` });
  for (const centre of getCentres()) scene(`centres/${centre.slug}`, centreScene(centre.slug));
  for (const { slug } of getPeople()) pictures.set(`people/${slug}`, () => initialsSvg(slug));
  for (const { slug } of getInformation('alumni').ranges.flatMap(({ photos }) => photos))
    scene(`convocation/${slug}`, { seed: slug, cols: 6, rows: 4, scheme: schemes.english, subject: 'cap' });
  for (const slug of getTechnologyIcons()) pictures.set(`tech/${slug}`, () => iconSvg(slug));
  return pictures;
}
