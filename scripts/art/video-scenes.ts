import { schemes, type SceneSpec } from '../../lib/art/scene.ts';
import { palettes } from '../../lib/art/tiles.ts';
import { getStandAloneCourses } from '../../lib/content/courses.ts';
import type { Motif } from '../../lib/art/motifs.ts';

const wide = (
  seed: string,
  motif: Motif,
  scheme: SceneSpec['scheme'],
  palette: SceneSpec['palette'],
): SceneSpec => ({
  seed: `video/${seed}`,
  cols: 16,
  rows: 9,
  scheme,
  ...(palette && { palette }),
  motif,
  motifAt: { x: 11, y: 3 },
});

const details = schemes['acn-pro'];
const cool = ['ink', 'ink2', 'teal', 'sky', 'paper'] as const;

/** The scene of each course of /courses-details; one without a scene of its own below is drawn with its motif. */
const courseScenes = Object.fromEntries(
  getStandAloneCourses().map(({ slug, motif }) => [
    `course-${slug}`,
    wide(`course-${slug}`, motif, details, cool),
  ]),
);

/** The video loops, by name; each has its first frame as a poster in public/art/video. */
export const videoScenes: Readonly<Record<string, SceneSpec>> = {
  ...courseScenes,
  home: wide('home', 'play', schemes.career, palettes.house),
  events: wide('events', 'calendar', { ground: 'coral', a: 'paper', b: 'ink' }, palettes.house),
  centre: wide('centre', 'building', { ground: 'ink2', a: 'paper', b: 'signal' }, [
    'ink',
    'ink2',
    'signal',
    'sky',
  ]),
  'short-courses': wide('short-courses', 'steps', schemes['short-course'], [
    'signal',
    'coral',
    'ink',
    'paper',
  ]),
  'course-python': wide('course-python', 'python', details, cool),
  'course-website-designing': wide(
    'course-website-designing',
    'web',
    schemes['smart-pro'],
    palettes['smart-pro'],
  ),
  'course-ui-ux-design': wide('course-ui-ux-design', 'cursor', schemes.english, palettes.english),
  'course-website-development': wide('course-website-development', 'code', schemes.career, palettes.career),
  'course-angular': wide('course-angular', 'prism', { ground: 'coral', a: 'paper', b: 'signal' }, [
    'coral',
    'ink',
    'paper',
    'signal',
  ]),
  'course-react': wide('course-react', 'atom', { ground: 'ink', a: 'sky', b: 'signal' }, [
    'ink',
    'ink2',
    'sky',
  ]),
};
