import { readFileSync } from 'node:fs';
import path from 'node:path';
import { getAllCourses } from '../../lib/server/catalogue/catalogue.ts';
import {
  courseOfCard,
  getShortCourseCards,
  getStandAloneCourses,
} from '../../lib/server/catalogue/courses.ts';
import { getInformation, getPeople } from '../../lib/server/catalogue/page-content.ts';
import { getAllIconSlugs } from '../../lib/server/catalogue/programmes.ts';
import { getRoutes } from '../../lib/server/catalogue/routes.ts';
import { brandPalette, type Palette } from '../../lib/shared/art/tiles.ts';
import { getCentres } from '../../lib/shared/content/centres.ts';
import { colours } from '../../lib/shared/util/colours.ts';
import { initialsSvg, sceneSvg, schemes, type SceneSpec, type Scheme } from './scene.ts';

/** A strip of tiles that begins with its motif; `.strip` of components/art/Art.module.css shows whole columns. */
const stripSpec = (seed: string, scheme: Scheme, subject: string, palette?: Palette): SceneSpec => ({
  seed,
  cols: 13,
  rows: 3,
  scheme,
  subject,
  isStrip: true,
  ...(palette && { palette }),
});

// The palette leaves out `paper`, the colour of the pages on which these drawings are.
const pagePalette = brandPalette.filter((name) => name !== 'paper');
const gownSchemes = [schemes.english, schemes['short-course'], schemes['summer-camp']];
const centrePalette: Palette = ['ink2', 'signal', 'coral', 'teal', 'sky', 'ink'];

/** A technology's icon of simple-icons, in the colour ink. */
function iconSvg(slug: string): string {
  const file = path.join(import.meta.dirname, `../../node_modules/simple-icons/icons/${slug}.svg`);
  return readFileSync(file, 'utf8')
    .replace(/<title>.*?<\/title>/, '')
    .replace('<svg role="img"', `<svg fill="${colours.ink}"`);
}

/** The pictures that are drawn for items of content, by name in public/art. */
export function neededPictures(): ReadonlyMap<string, () => string> {
  const pictures = new Map<string, () => string>();
  const addScene = (name: string, spec: SceneSpec, tilePx?: number) =>
    pictures.set(name, () => sceneSvg(spec, tilePx));
  for (const { shareArt } of getRoutes())
    addScene(`pages/${shareArt}`, stripSpec(`page/${shareArt}`, schemes.brand, 'cap', pagePalette));
  for (const { slug, family, motif } of getAllCourses())
    addScene(`courses/${slug}`, stripSpec(`course/${slug}`, schemes[family], motif));
  const slugsOnCards = new Set(getShortCourseCards().map(courseOfCard));
  for (const { slug, family, motif } of getAllCourses())
    if (slugsOnCards.has(slug))
      addScene(`motifs/${slug}`, { seed: slug, cols: 3, rows: 3, scheme: schemes[family], subject: motif });
  for (const { slug, motif } of getStandAloneCourses()) {
    const name = `video/course-${slug}`;
    addScene(name, { seed: name, cols: 16, rows: 9, scheme: schemes['acn-pro'], subject: motif }, 80);
  }
  for (const { slug } of getCentres()) {
    const sceneLook = { scheme: schemes.brand, palette: centrePalette, subject: 'building' };
    addScene(`centres/${slug}`, { seed: `centre/${slug}`, cols: 7, rows: 5, ...sceneLook });
  }
  for (const { slug } of getPeople()) pictures.set(`people/${slug}`, () => initialsSvg(slug));
  const convocations = getInformation('alumni').ranges.flatMap(({ photos }) => photos);
  for (const [index, { slug, motif: badge = 'cap' }] of convocations.entries())
    addScene(`convocation/${slug}`, {
      seed: slug,
      cols: 6,
      rows: 4,
      scheme: gownSchemes[index % 3]!,
      subject: `graduates${Math.floor(index / 3) % 3}`,
      subjectCols: 6,
      badge,
    });
  for (const slug of getAllIconSlugs()) pictures.set(`tech/${slug}`, () => iconSvg(slug));
  return pictures;
}
