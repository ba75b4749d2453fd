import { Parser } from 'htmlparser2';

/** A listed tag, or a script or style element as a whole. */
export type Tag = {
  name: string;
  /** Values as they are written, with entities. */
  attributes: Readonly<Record<string, string>>;
  /** Offsets in the document: of `<`, and behind the last `>`. */
  start: number;
  end: number;
  /** Text of a script or style element, otherwise ''. */
  text: string;
};

export const propertiesUsedBy = (text: string): readonly string[] => text.match(/(?<=var\()--[\w-]+/g) ?? [];

function addNames(names: Set<string>, tag: string, attributes: Tag['attributes']): void {
  names.add(tag);
  for (const [attribute, value] of Object.entries(attributes)) {
    names.add(`[${attribute}`);
    if (value.includes('var(')) for (const property of propertiesUsedBy(value)) names.add(property);
    if (attribute === 'id') names.add(`#${value}`);
    if (attribute === 'class') for (const name of value.split(/\s+/)) names.add(`.${name}`);
  }
}

const textTags = new Set(['script', 'style']);

/** Reads a document once. Lists the tags named in `listedTags`, and all scripts and styles. */
export function scanDocument(html: string, listedTags: ReadonlySet<string> = textTags) {
  // What a selector can match: `p`, `.class`, `#id`, `[attribute`; and custom properties in attributes: `--gap`.
  const names = new Set<string>();
  const tags: Tag[] = [];
  let headEnd = -1; // offset of `</head>`
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        addNames(names, name, attributes);
        if (listedTags.has(name) || textTags.has(name))
          tags.push({ name, attributes, start: parser.startIndex, end: parser.endIndex + 1, text: '' });
      },
      onclosetag(name) {
        if (name === 'head') headEnd = parser.startIndex;
        const tag = tags.at(-1);
        if (!tag || !textTags.has(name)) return;
        tag.text = html.slice(tag.end, parser.startIndex);
        tag.end = parser.endIndex + 1;
      },
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return { tags, names, headEnd };
}
