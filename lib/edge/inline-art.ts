import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = /(?<=<img src=")(\/art\/[\w/-]+\.svg)\?[^"]*(?="[^>]* loading="eager")/g;
const known = new Map<string, string>();

/** A drawing of public/ as a data address for an attribute. */
function dataAddress(file: string): string {
  const svg = readFileSync(path.join(process.cwd(), 'public', file), 'utf8').trim();
  const text = svg
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('&', '&amp;')
    .replaceAll("'", '%27')
    .replaceAll('"', "'");
  return `data:image/svg+xml,${text}`;
}

/** Puts the first drawing of a page into the document, so that it is there with the first paint. */
export function inlineArt(html: string): string {
  return html.replace(source, (_, file: string) => {
    const address = known.get(file) ?? dataAddress(file);
    known.set(file, address);
    return address;
  });
}
