import { getAllCourses } from '../../lib/server/content/catalogue.ts';
import { getCentres } from '../../lib/shared/content/centres.ts';
import type { Motif } from '../../lib/shared/art/motif-names.ts';
import { focusOf, schemes, type SceneSpec, type Scheme } from './scene.ts';
import { palettes } from '../../lib/shared/art/tiles.ts';
import { writeScene } from './output.ts';

/** Motif of each page's header; the key is also the `shareArt` of its share image. */
const pageMotifs: Readonly<Record<string, { motif: Motif; scheme: Scheme }>> = {
  home: { motif: 'cap', scheme: schemes.house },
  about: { motif: 'globe', scheme: { ground: 'teal', a: 'paper', b: 'signal' } },
  feedback: { motif: 'chat', scheme: { ground: 'sky', a: 'ink2', b: 'coral' } },
  courses: { motif: 'blocks', scheme: { ground: 'signal', a: 'ink', b: 'coral' } },
  'courses-adse': { motif: 'code', scheme: schemes.career },
  'courses-hdse': { motif: 'cap', scheme: schemes.career },
  'courses-sp': { motif: 'rocket', scheme: schemes['smart-pro'] },
  'courses-sc': { motif: 'star', scheme: schemes['short-course'] },
  'courses-lg': { motif: 'english', scheme: schemes.english },
  'courses-details': { motif: 'web', scheme: schemes['acn-pro'] },
  'short-courses': { motif: 'steps', scheme: schemes['short-course'] },
  'technology-camp': { motif: 'camp', scheme: schemes['summer-camp'] },
  locations: { motif: 'pin', scheme: { ground: 'coral', a: 'paper', b: 'ink' } },
  batches: { motif: 'calendar', scheme: { ground: 'teal', a: 'paper', b: 'signal' } },
  saved: { motif: 'heart', scheme: { ground: 'coral', a: 'paper', b: 'ink' } },
  'centre-page': { motif: 'building', scheme: { ground: 'ink2', a: 'paper', b: 'signal' } },
  events: { motif: 'calendar', scheme: { ground: 'coral', a: 'paper', b: 'ink' } },
  vision: { motif: 'rocket', scheme: { ground: 'ink', a: 'signal', b: 'coral' } },
  'vision-vip': { motif: 'star', scheme: { ground: 'ink', a: 'signal', b: 'paper' } },
  'vision-conference': { motif: 'people', scheme: { ground: 'teal', a: 'paper', b: 'signal' } },
  'freelancers-award': { motif: 'trophy', scheme: { ground: 'signal', a: 'ink', b: 'coral' } },
  'visionary-awards': { motif: 'star', scheme: { ground: 'ink2', a: 'signal', b: 'coral' } },
  affiliations: { motif: 'seal', scheme: { ground: 'ink', a: 'paper', b: 'signal' } },
  partner: { motif: 'handshake', scheme: { ground: 'sky', a: 'ink2', b: 'coral' } },
  alumni: { motif: 'cap', scheme: { ground: 'coral', a: 'paper', b: 'ink' } },
  placement: { motif: 'briefcase', scheme: { ground: 'signal', a: 'ink', b: 'coral' } },
  research: { motif: 'flask', scheme: { ground: 'teal', a: 'paper', b: 'ink' } },
  certificates: { motif: 'check', scheme: { ground: 'ink2', a: 'paper', b: 'teal' } },
  career: { motif: 'people', scheme: { ground: 'sky', a: 'ink2', b: 'coral' } },
  faq: { motif: 'question', scheme: { ground: 'signal', a: 'ink', b: 'coral' } },
  enquire: { motif: 'chat', scheme: { ground: 'ink', a: 'signal', b: 'sky' } },
  policies: { motif: 'document', scheme: { ground: 'ink2', a: 'paper', b: 'signal' } },
  search: { motif: 'search', scheme: { ground: 'teal', a: 'paper', b: 'ink' } },
  'not-found': { motif: 'question', scheme: { ground: 'coral', a: 'paper', b: 'ink' } },
};

/**
 * Scene of a page header, 13×3 tiles around the motif: a strip above the title on narrow screens, its middle beside the
 * title on wide ones.
 */
export const pageScene = (name: string): SceneSpec => {
  const { motif, scheme } = pageMotifs[name] ?? pageMotifs.home!;
  return {
    seed: `page/${name}`,
    cols: 13,
    rows: 3,
    scheme,
    palette: palettes.house,
    motif,
    motifAt: { x: 5, y: 0 },
  };
};

/** Scene of a centre: its house next to the landmark of its address, with tiles seeded by its slug. */
export const centreScene = (centre: { slug: string; landmark?: string | undefined }): SceneSpec => ({
  seed: `centre/${centre.slug}`,
  cols: 7,
  rows: 5,
  scheme: schemes.house,
  palette: ['ink2', 'signal', 'coral', 'teal', 'sky', 'ink'],
  house: { slug: centre.slug, landmark: centre.landmark },
});

/** The pictures of the home page's carousel. */
const banners = [
  { scheme: schemes.career, motif: 'code' },
  { scheme: schemes.english, motif: 'ai' },
  { scheme: schemes['smart-pro'], motif: 'cap' },
] as const;
const wide = { cols: 16, rows: 9, palette: palettes.house, motifAt: { x: 10, y: 3 } };

/** Layouts of the banners of the award pages (docs/product/pages.md#p25): from 1025 px, from 748 px, and below. */
const bannerLayouts = {
  desktop: { cols: 16, rows: 7, motifAt: { x: 11, y: 2 } },
  tablet: { cols: 12, rows: 5, motifAt: { x: 7, y: 1 } },
  mobile: { cols: 6, rows: 4, motifAt: { x: 2, y: 1 } },
};

const emptyStates: Readonly<Record<string, Motif>> = {
  'no-events': 'calendar',
  'no-students': 'people',
  'no-projects': 'shapes',
  'no-placements': 'briefcase',
  'no-batches': 'cap',
  'no-results': 'search',
};

/** Draws pages, banners, courses, centres and the empty states. */
export function drawPictures(): void {
  for (const name of Object.keys(pageMotifs)) writeScene(`pages/${name}`, pageScene(name));
  for (const [index, look] of banners.entries())
    writeScene(`banners/home-${index + 1}`, { ...wide, ...look, seed: `banner/${index + 1}` }, 120);
  for (const name of ['freelancers-award', 'visionary-awards'])
    for (const [layout, place] of Object.entries(bannerLayouts))
      writeScene(`banners/${name}-${layout}`, {
        ...pageScene(name),
        ...place,
        seed: `banner/${name}/${layout}`,
      });
  writeScene('banners/hero', {
    seed: 'hero',
    cols: 8,
    rows: 8,
    scheme: schemes.house,
    palette: palettes.house,
    motif: 'cap',
    motifAt: { x: 3, y: 2 },
  });
  // Upright, so that the narrow card shows the whole mark.
  writeScene('banners/which-course', {
    ...pageScene('faq'),
    seed: 'banner/which-course',
    cols: 5,
    rows: 9,
    motifAt: { x: 1, y: 3 },
  });
  for (const { slug, family, motif } of getAllCourses()) {
    // Categories with two courses show pictures 300 px high (docs/product/pages.md#p6); a squarer scene avoids
    // cropping.
    const cols = ['career', 'summer-camp'].includes(family) ? 5 : 6;
    const scene = { seed: `course/${slug}`, cols, rows: 3, scheme: schemes[family], motif };
    writeScene(`courses/${slug}`, scene, 100, focusOf(scene));
  }
  for (const centre of getCentres()) writeScene(`centres/${centre.slug}`, centreScene(centre));
  writeScene('centres/default', {
    seed: 'centre/default',
    cols: 7,
    rows: 5,
    scheme: schemes.house,
    palette: ['ink2', 'sky', 'paper'],
    motif: 'building',
  });
  for (const [name, motif] of Object.entries(emptyStates))
    writeScene(`empty/${name}`, {
      seed: `empty/${name}`,
      cols: 3,
      rows: 3,
      scheme: { ground: 'sky', a: 'ink2', b: 'signal' },
      motif,
      motifAt: { x: 0, y: 0 },
    });
}
