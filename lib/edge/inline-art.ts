import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = /(?<=<img src=")(\/art\/[\w/-]+\.svg)\?[^"]*(?="[^>]* loading="eager")/g;
const known = new Map<string, string>();

/** Between two numbers of an attribute a comma does what a space does, and needs no escape. */
const spaceInNumbers = /(?<=='[^']*\d) (?=[-\d.])/g;
/** What may not stand in an address as it is (https://url.spec.whatwg.org/#url-code-points), or not in an attribute. */
const escaped = /[#&<>{}|\\^`\s]/g;

/** The text of an SVG file in public/ as a `data:` address that is a valid URL. */
function dataAddress(file: string): string {
  const svg = readFileSync(path.join(process.cwd(), 'public', file), 'utf8').trim();
  const text = svg
    .replaceAll('%', '%25')
    .replaceAll("'", '%27')
    .replaceAll('"', "'")
    .replaceAll(spaceInNumbers, ',')
    .replaceAll(escaped, encodeURIComponent);
  return `data:image/svg+xml,${text}`;
}

/**
 * Replaces the address of a drawing that a page loads eagerly (those of its first view) by the drawing itself, so that it is
 * there with the first paint.
 */
export function inlineArt(html: string): string {
  return html.replace(source, (_, file: string) => {
    const address = known.get(file) ?? dataAddress(file);
    known.set(file, address);
    return address;
  });
}
