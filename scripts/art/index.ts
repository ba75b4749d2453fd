/**
 * `npm run art` draws every picture of the site from the content, so that a new course, centre or person needs no designer.
 * Deterministic. `npm run art -- --share` draws the share images too, which takes a minute.
 */
import { sceneSvg } from '../../lib/art/scene.ts';
import { getAlumni } from '../../lib/content/alumni.ts';
import { getPeople } from '../../lib/content/people.ts';
import { getTechnologyIcons } from '../../lib/content/programmes.ts';
import { drawBrands } from './brands.ts';
import { writeManifest } from './manifest.ts';
import { writeArt } from './output.ts';
import { drawConvocations, drawPeople } from './people.ts';
import { drawPictures } from './pictures.ts';
import { drawShares } from './share.ts';
import { drawTechnologies } from './tech.ts';
import { videoScenes } from './video-scenes.ts';

const wall = (seed: string) =>
  sceneSvg({
    seed,
    cols: 6,
    rows: 4,
    scheme: { ground: 'sky', a: 'paper', b: 'signal' },
    palette: ['sky', 'paper', 'signal', 'coral'],
  });

drawPictures();
drawPeople(getPeople());
drawConvocations(
  getAlumni().ranges.flatMap((range) => range.photos.map((photo) => photo.slug)),
  wall,
);
for (const [name, spec] of Object.entries(videoScenes))
  writeArt(`video/${name}`, sceneSvg(spec, 80), 1280, 720);
drawTechnologies(getTechnologyIcons());
drawBrands();
await writeManifest();
if (process.argv.includes('--share')) await drawShares();
