import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { format, resolveConfig } from 'prettier';
import { entries } from './output.ts';

/** Writes the manifest that the Art component reads, formatted by Prettier. */
export async function writeManifest(): Promise<void> {
  const file = path.join(import.meta.dirname, '../../lib/art/manifest.json');
  const sorted = Object.fromEntries([...entries].sort(([one], [two]) => one.localeCompare(two, 'en')));
  const options = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(sorted), { ...options, filepath: file }));
}
