import { sceneSvg } from '../../lib/art/scene.ts';
import { getAlumni, getPeople } from '../../lib/content/people.ts';
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

/**
 * Draws every picture of the site from the content, so that a new course, centre or person needs no designer, and the share
 * images whose inputs have changed since they were drawn; with `everyShare` all of them. Same content, same bytes.
 */
export async function drawAll(everyShare = false): Promise<void> {
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
  writeManifest();
  await drawShares(everyShare);
}
