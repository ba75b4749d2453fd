import path from 'node:path';
import { entries, writeChanged } from './output.ts';

/** Writes the manifest that the Art component reads. */
export function writeManifest(): void {
  const file = path.join(import.meta.dirname, '../../lib/art/manifest.json');
  const sorted = [...entries].sort(([one], [two]) => one.localeCompare(two, 'en'));
  writeChanged(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
