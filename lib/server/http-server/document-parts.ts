import { Parser } from 'htmlparser2';
import { propertiesUsedBy } from './used-css.ts';

/** An element of a document. Positions are offsets in its text; `end` is after the closing tag. */
export type Part = {
  name: string;
  attributes: Readonly<Record<string, string>>;
  start: number;
  /** End of the opening tag. */
  opened: number;
  end: number;
};

/** What the server needs of a document, found in one pass. */
export type DocumentParts = {
  text: string;
  /** `<script>`, `<style>`, `<link>` and `<img>`, in document order. */
  parts: readonly Part[];
  /** Where `</head>` begins. */
  headEnd: number | undefined;
  /** Names that a selector can match: `p`, `.class`, `#id`, `[attribute`; and custom properties in attributes: `--gap`. */
  names: ReadonlySet<string>;
};

const read = new Set(['script', 'style', 'link', 'img']);
const spaces = /\s+/;

/** Parses a document. Attributes keep their character references; names are in lower case. */
export function parseDocument(text: string): DocumentParts {
  const parts: Part[] = [];
  const names = new Set<string>();
  let headEnd: number | undefined;
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        const opened = parser.endIndex + 1;
        if (read.has(name)) parts.push({ name, attributes, start: parser.startIndex, opened, end: opened });
        names.add(name);
        for (const [attribute, value] of Object.entries(attributes)) {
          names.add(`[${attribute}`);
          if (value.includes('var(')) for (const one of propertiesUsedBy(value)) names.add(one);
          if (attribute === 'id') names.add(`#${value}`);
          if (attribute === 'class') for (const one of value.split(spaces)) names.add(`.${one}`);
        }
      },
      onclosetag(name) {
        const last = parts.at(-1);
        if (name === 'head') headEnd = parser.startIndex;
        // Scripts and styles contain only text, so the last one is the one that ends.
        else if ((name === 'script' || name === 'style') && last?.name === name)
          last.end = parser.endIndex + 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(text);
  return { text, parts, headEnd, names };
}

/** The text between the tags of a script or style. */
export const textOf = (text: string, { opened, end, name }: Part): string =>
  text.slice(opened, Math.max(opened, end - `</${name}>`.length));

/** True if a part has exactly these attributes. */
export const hasAttributes = (
  { attributes }: Part,
  expected: Readonly<Record<string, string | RegExp>>,
): boolean => {
  const names = Object.keys(expected);
  return (
    Object.keys(attributes).length === names.length &&
    names.every((name) => {
      const value = attributes[name];
      const wanted = expected[name];
      return value !== undefined && (wanted instanceof RegExp ? wanted.test(value) : value === wanted);
    })
  );
};

/** A replacement of the text between two offsets. */
export type Edit = readonly [start: number, end: number, replacement: string];

/** Applies replacements, which must not overlap. Insertions at the same offset keep their order. */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  let result = '';
  let at = 0;
  for (const [start, end, replacement] of edits.toSorted(([a], [b]) => a - b)) {
    result += text.slice(at, start) + replacement;
    at = end;
  }
  return result + text.slice(at);
}
