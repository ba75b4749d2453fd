import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export const publicDir = path.join(import.meta.dirname, '../../public');

/** Writes a file unless it has these bytes already, so that a build that draws nothing new touches nothing. */
export function writeChanged(file: string, bytes: string | Buffer): void {
  if (existsSync(file) && readFileSync(file).equals(Buffer.from(bytes))) return;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, bytes);
}

/** Manifest entry of a picture: its size, which prevents layout shift, and a digest for unlimited caching. */
export type ArtEntry = { width: number; height: number; version: string; focus?: number };

/** All pictures drawn in this run, by name. */
export const entries = new Map<string, ArtEntry>();

/** Writes public/art/<name>.svg and adds it to the manifest; `focus` as in lib/art/scene.ts. */
export function writeArt(name: string, svg: string, width: number, height: number, focus?: number): void {
  const file = path.join(publicDir, 'art', `${name}.svg`);
  writeChanged(file, svg);
  const version = createHash('sha256').update(svg).digest('hex').slice(0, 8);
  entries.set(name, { width, height, version, ...(focus !== undefined && { focus }) });
}
