import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const publicDir = path.join(import.meta.dirname, '../../public');

/** What the site needs to know of a picture: its size (no layout shift) and a fingerprint (caching for ever). */
export type ArtEntry = { width: number; height: number; version: string; focus?: number };

const entries = new Map<string, ArtEntry>();

/** Writes public/art/<name>.svg and remembers it for the manifest; `focus` as in lib/art/scene.ts. */
export function writeArt(name: string, svg: string, width: number, height: number, focus?: number): void {
  const file = path.join(publicDir, 'art', `${name}.svg`);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, svg);
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  entries.set(name, { width, height, version, ...(focus !== undefined && { focus }) });
}

/** Writes the manifest the Art component reads. */
export function writeManifest(): void {
  const file = path.join(import.meta.dirname, '../../lib/art/manifest.json');
  const sorted = Object.fromEntries([...entries].sort(([one], [two]) => one.localeCompare(two, 'en')));
  const lines = Object.entries(sorted).map(
    ([name, entry]) => `  ${JSON.stringify(name)}: ${JSON.stringify(entry)}`,
  );
  const text = `{\n${lines.join(',\n')}\n}\n`
    .replace(/":(\S)/g, '": $1')
    .replace(/,"/g, ', "')
    .replace(/\{"/g, '{ "')
    .replace(/"\}/g, '" }');
  let before = '';
  try {
    before = readFileSync(file, 'utf8');
  } catch {
    // First run: there is no manifest yet.
  }
  if (before !== text) writeFileSync(file, text);
}
