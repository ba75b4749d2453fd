import { readFileSync } from 'node:fs';
import path from 'node:path';

/** Maximum bytes of a drawing that is put into a document; compressed they are a fifth. */
const maxBytes = 8_000;
const preload =
  /<link rel="preload" as="image" href="((\/art\/pages\/[\w-]+\.svg)\?[\w=&;]*)" fetchPriority="high"\/>/g;
const known = new Map<string, string | undefined>();

/** A drawing of public/ as a data address for an attribute; undefined when it is too large. */
function dataAddress(file: string): string | undefined {
  if (known.has(file)) return known.get(file);
  const svg = readFileSync(path.join(process.cwd(), 'public', file), 'utf8').trim();
  const isSmall = svg.length <= maxBytes && !svg.includes("'");
  const text = svg
    .replaceAll('"', "'")
    .replaceAll('%', '%25')
    .replaceAll('#', '%23')
    .replaceAll('&', '&amp;');
  const address = isSmall ? `data:image/svg+xml,${text}` : undefined;
  known.set(file, address);
  return address;
}

/** Puts the art of a page's header into the document, so that it needs no request before the largest paint. */
export function inlineArt(html: string): string {
  return [...html.matchAll(preload)].reduce((page, [tag, address = '', file = '']) => {
    const data = dataAddress(file);
    return data ? page.replace(tag, '').replaceAll(`src="${address}"`, () => `src="${data}"`) : page;
  }, html);
}
