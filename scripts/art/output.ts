import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { sceneSvg, type SceneSpec } from './scene.ts';

export const publicDir = path.join(import.meta.dirname, '../../public');

/** Writes a file unless it already has these bytes, so that an unchanged drawing touches no file. */
export function writeChanged(file: string, bytes: string | Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(bytes))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Pictures drawn in this run, by name: size (prevents layout shifts) and digest (unlimited caching). */
const entries = new Map<string, { width: number; height: number; version: string; focus?: number }>();

/** Writes public/art/<name>.svg and adds it to the manifest; `focus` as in scripts/art/scene.ts. */
export function writeArt(name: string, svg: string, width: number, height: number, focus?: number): void {
  writeChanged(path.join(publicDir, 'art', `${name}.svg`), svg);
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  entries.set(name, { width, height, version, ...(focus !== undefined && { focus }) });
}

/** Writes a scene as public/art/<name>.svg; a tile is `unit` pixels wide. */
export const writeScene = (name: string, spec: SceneSpec, unit = 100, focus?: number): void =>
  writeArt(name, sceneSvg(spec, unit), spec.cols * unit, spec.rows * unit, focus);

/** Writes the manifest of all pictures drawn in this run, which the Art component reads. */
export function writeManifest(): void {
  const file = path.join(import.meta.dirname, '../../lib/shared/art/manifest.json');
  const sorted = [...entries].sort(([one], [two]) => one.localeCompare(two, 'en'));
  writeChanged(file, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
}
