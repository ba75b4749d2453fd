import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getAllCourses } from '../../lib/server/content/catalogue.ts';
import { getStandAloneCourses } from '../../lib/server/content/courses.ts';
import { getInformation, getPeople } from '../../lib/server/content/information.ts';
import { getTechnologyIcons } from '../../lib/server/content/programmes.ts';
import { getRoutes } from '../../lib/server/content/routes.ts';
import { brandPalette } from '../../lib/shared/art/tiles.ts';
import { getCentres } from '../../lib/shared/content/centres.ts';
import { colours } from '../../lib/shared/util/colours.ts';
import { initialsSvg, sceneSvg, schemes, type SceneSpec, type Scheme } from './scene.ts';

const onSignal = { ground: 'signal', a: 'ink', b: 'coral' } as const;
const onCoral = { ground: 'coral', a: 'paper', b: 'ink' } as const;
const onTeal = { ground: 'teal', a: 'paper', b: 'signal' } as const;
const onSky = { ground: 'sky', a: 'ink2', b: 'coral' } as const;
const onInk = { ground: 'ink2', a: 'paper', b: 'signal' } as const;
const night = { ground: 'ink', a: 'signal', b: 'coral' } as const;

/** Motif of each page's header; the key is the `shareArt` of its route. A page that is not listed has that of home. */
const pageMotifs: Readonly<Record<string, readonly [motif: string, Scheme]>> = {
  home: ['cap', schemes.house],
  about: ['globe', onTeal],
  feedback: ['chat', onSky],
  courses: ['blocks', onSignal],
  'courses-adse': ['code', schemes.career],
  'courses-hdse': ['cap', schemes.career],
  'courses-sp': ['rocket', schemes['smart-pro']],
  'courses-sc': ['star', schemes['short-course']],
  'courses-lg': ['english', schemes.english],
  'courses-details': ['web', schemes['acn-pro']],
  'short-courses': ['steps', schemes['short-course']],
  'technology-camp': ['camp', schemes['summer-camp']],
  locations: ['pin', onCoral],
  batches: ['calendar', onTeal],
  saved: ['heart', onCoral],
  'centre-page': ['building', onInk],
  events: ['calendar', onCoral],
  vision: ['rocket', night],
  'vision-vip': ['star', { ...night, b: 'paper' }],
  'vision-conference': ['people', onTeal],
  'freelancers-award': ['trophy', onSignal],
  'visionary-awards': ['star', { ...night, ground: 'ink2' }],
  affiliations: ['seal', { ...onInk, ground: 'ink' }],
  partner: ['handshake', onSky],
  alumni: ['cap', onCoral],
  placement: ['briefcase', onSignal],
  research: ['flask', { ...onTeal, b: 'ink' }],
  certificates: ['check', { ...onInk, b: 'teal' }],
  career: ['people', onSky],
  faq: ['question', onSignal],
  enquire: ['chat', { ...night, b: 'sky' }],
  policies: ['document', onInk],
  search: ['search', { ...onTeal, b: 'ink' }],
  'not-found': ['question', onCoral],
};

/** A page header: a strip above the title on narrow screens, its middle beside the title on wide ones. */
export function pageScene(name: string): SceneSpec {
  const [subject, scheme] = pageMotifs[name] ?? pageMotifs.home!;
  return { seed: `page/${name}`, cols: 13, rows: 3, scheme, palette: brandPalette, subject };
}

/** A centre: its house next to the landmark of its address. */
export const centreScene = (subject: { slug: string; landmark?: string | undefined }): SceneSpec => ({
  seed: `centre/${subject.slug}`,
  cols: 7,
  rows: 5,
  scheme: schemes.house,
  palette: ['ink2', 'signal', 'coral', 'teal', 'sky', 'ink'],
  subject,
});

const strip = (seed: string, scheme: Scheme, subject: string): SceneSpec => ({
  seed,
  cols: 7,
  rows: 3,
  scheme,
  subject,
});

/** A technology's icon of simple-icons, in the colour ink. */
function iconSvg(slug: string): string {
  const file = path.join(import.meta.dirname, `../../node_modules/simple-icons/icons/${slug}.svg`);
  return readFileSync(file, 'utf8')
    .replace(/<title>.*?<\/title>/, '')
    .replace('<svg role="img"', `<svg fill="${colours.ink}"`);
}

/** Every picture that an item of content needs, by name in public/art; their sizes are in lib/shared/art/catalogue.ts. */
export function allPictures(): ReadonlyMap<string, () => string> {
  const routes = [...new Set(getRoutes().map(({ shareArt }) => shareArt)), 'not-found'];
  const photos = getInformation('alumni').ranges.flatMap((range) => range.photos);
  return new Map([
    ...routes.map((name) => [`pages/${name}`, () => sceneSvg(pageScene(name))] as const),
    ...getAllCourses().map(
      ({ slug, family, motif }) =>
        [`courses/${slug}`, () => sceneSvg(strip(`course/${slug}`, schemes[family], motif))] as const,
    ),
    ...getStandAloneCourses().map(
      ({ slug, motif }) =>
        [
          `video/course-${slug}`,
          () =>
            sceneSvg({ ...strip(`video/course-${slug}`, schemes['acn-pro'], motif), cols: 16, rows: 9 }, 80),
        ] as const,
    ),
    ...getCentres().map((centre) => [`centres/${centre.slug}`, () => sceneSvg(centreScene(centre))] as const),
    ...getPeople().map(({ slug }) => [`people/${slug}`, () => initialsSvg(slug)] as const),
    ...photos.map(
      ({ slug }) =>
        [
          `convocation/${slug}`,
          () => sceneSvg({ ...strip(slug, schemes.english, 'cap'), cols: 6, rows: 4 }),
        ] as const,
    ),
    ...getTechnologyIcons().map((slug) => [`tech/${slug}`, () => iconSvg(slug)] as const),
  ]);
}
