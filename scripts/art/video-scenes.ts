import type { Motif } from '../../lib/shared/art/motif-names.ts';
import { schemes, type SceneSpec, type Scheme } from './scene.ts';
import { palettes, type Palette } from '../../lib/shared/art/tiles.ts';
import { getStandAloneCourses } from '../../lib/server/content/courses.ts';

type Look = { motif: Motif; scheme: Scheme; palette: Palette };

/** Default look of a course of /courses-details. */
const course = { scheme: schemes['acn-pro'], palette: ['ink', 'ink2', 'teal', 'sky', 'paper'] } as const;

const looks: Readonly<Record<string, Look>> = {
  ...Object.fromEntries(
    getStandAloneCourses().map(({ slug, motif }) => [`course-${slug}`, { ...course, motif }]),
  ),
  home: { motif: 'play', scheme: schemes.career, palette: palettes.house },
  events: {
    motif: 'calendar',
    scheme: { ground: 'coral', a: 'paper', b: 'ink' },
    palette: palettes.house,
  },
  centre: {
    motif: 'building',
    scheme: { ground: 'ink2', a: 'paper', b: 'signal' },
    palette: ['ink', 'ink2', 'signal', 'sky'],
  },
  'short-courses': {
    motif: 'steps',
    scheme: schemes['short-course'],
    palette: ['signal', 'coral', 'ink', 'paper'],
  },
  'course-website-designing': {
    motif: 'web',
    scheme: schemes['smart-pro'],
    palette: palettes['smart-pro'],
  },
  'course-ui-ux-design': { motif: 'cursor', scheme: schemes.english, palette: palettes.english },
  'course-website-development': { motif: 'code', scheme: schemes.career, palette: palettes.career },
  'course-angular': {
    motif: 'prism',
    scheme: { ground: 'coral', a: 'paper', b: 'signal' },
    palette: ['coral', 'ink', 'paper', 'signal'],
  },
  'course-react': {
    motif: 'atom',
    scheme: { ground: 'ink', a: 'sky', b: 'signal' },
    palette: ['ink', 'ink2', 'sky'],
  },
};

/** The scenes of the looping videos, by name; each has its first frame as a poster in public/art/video. */
export const videoScenes: Readonly<Record<string, SceneSpec>> = Object.fromEntries(
  Object.entries(looks).map(([name, look]) => [
    name,
    { ...look, seed: `video/${name}`, cols: 16, rows: 9, motifAt: { x: 11, y: 3 } },
  ]),
);
