/**
 * `npm run art`: draws the pictures that content needs and public/art lacks, and those of public/share that are missing
 * or have old words or drawings; builds and `npm run dev` do the same. Delete a drawing to have it drawn again. A new
 * page gets a cap, which a drawing of your own in public/art/pages may replace.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { neededPictures } from './needed-pictures.ts';
import { drawSharePictures } from './share-pictures.ts';

for (const [name, draw] of neededPictures()) {
  const file = path.join(import.meta.dirname, '../../public/art', `${name}.svg`);
  if (existsSync(file)) continue;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, draw());
}
await drawSharePictures();
