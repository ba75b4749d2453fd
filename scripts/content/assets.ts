import { existsSync, globSync, statSync } from 'node:fs';
import path from 'node:path';
import type { AssetLookup } from '../../lib/server/check/references.ts';
import { motifs } from '../art/scene.ts';

/** Looks up what content may refer to outside content/. Loads sharp only if public/images has files. */
export async function lookUpAssets(): Promise<AssetLookup> {
  const folder = 'public/images';
  const files = globSync('**/*.*', { cwd: folder }).map((file) => file.replaceAll(path.sep, '/'));
  const readImage = async (file: string) => {
    const { default: sharp } = await import('sharp');
    const fullPath = path.join(folder, file);
    // A file that is not a picture has no format; the check reports it.
    const { format = '', width = 0 } = await sharp(fullPath)
      .metadata()
      .catch(() => ({ format: '', width: 0 }));
    return [file, { bytes: statSync(fullPath).size, format, width }] as const;
  };
  return {
    images: new Map(await Promise.all(files.map(readImage))),
    motifs: [...motifs.keys()],
    hasArt: (name) => existsSync(`public/art/${name}.svg`),
    hasIcon: (slug) => /^[a-z0-9]+$/.test(slug) && existsSync(`node_modules/simple-icons/icons/${slug}.svg`),
    hasFile: (address) => existsSync(path.join('public', address)),
  };
}
