/**
 * `npm run art` redraws every picture of the site from the content, share images included; with `--missing`, only share
 * images whose inputs have changed. Same content, same bytes. Not needed for new items: builds, `npm run dev` and
 * `npm test` draw missing pictures (provide.ts).
 */
import { getAlumni, getPeople } from '../../lib/server/content/information.ts';
import { getTechnologyIcons } from '../../lib/server/content/programmes.ts';
import { drawBrands, drawTechnologies } from './brands.ts';
import { writeManifest, writeScene } from './output.ts';
import { drawConvocations, drawPeople } from './people.ts';
import { drawPictures } from './pictures.ts';
import { drawShares } from './share.ts';
import { videoScenes } from './video-scenes.ts';

drawPictures();
drawPeople(getPeople());
drawConvocations(getAlumni().ranges.flatMap(({ photos }) => photos.map(({ slug }) => slug)));
for (const [name, spec] of Object.entries(videoScenes)) writeScene(`video/${name}`, spec, 80);
drawTechnologies(getTechnologyIcons());
drawBrands();
writeManifest();
await drawShares(!process.argv.includes('--missing'));
