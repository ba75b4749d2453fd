/** Parses server HTML, which React writes in one form: attributes in double quotes, entities escaped. */
const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};
const decode = (text: string) =>
  text.replace(/&(amp|lt|gt|quot|#x27);/g, (entity) => entities[entity] ?? entity);

const matchesOf = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map((match) => decode(match[1] ?? ''));

export const hrefsOf = (html: string): string[] => matchesOf(html, /<a\b[^>]*?\shref="([^"]*)"/g);
/** The links of a page with their words or names, without those for browsers without scripts. */
export const linksOf = (html: string): { href: string; words: string }[] =>
  [...html.replaceAll(/<noscript>.*?<\/noscript>/gs, '').matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].map(
    ([link, attributes = '', content = '']) => {
      const [, name = content] = /\saria-label="([^"]*)"/.exec(attributes) ?? [];
      return { href: hrefsOf(link)[0] ?? '', words: decode(name.replaceAll(/(?:<[^>]*>|\s)+/g, ' ').trim()) };
    },
  );
export const idsOf = (html: string): string[] => matchesOf(html, /\sid="([^"]*)"/g);
export const imagesOf = (html: string): string[] => matchesOf(html, /<img\b[^>]*?\ssrc="([^"]*)"/g);
export const titleOf = (html: string): string => matchesOf(html, /<title>([^<]*)<\/title>/g)[0] ?? '';
export const metaOf = (html: string, name: string): string =>
  matchesOf(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`, 'g'))[0] ?? '';
export const canonicalsOf = (html: string): string[] =>
  matchesOf(html, /<link rel="canonical" href="([^"]*)"/g);
export const headingsOf = (html: string): string[] => matchesOf(html, /<h1\b[^>]*>([\s\S]*?)<\/h1>/g);

const preparedStyle = /<style>([\s\S]*?)<\/style>/;
const preparedLoader = /<script data-loader="">([\s\S]*?)<\/script>/;
/** The style element that lib/server/web/prepare-document.ts inlines; '' in an unprepared document. */
export const styleOf = (html: string): string => preparedStyle.exec(html)?.[1] ?? '';
export const loaderOf = (html: string): string => preparedLoader.exec(html)?.[1] ?? '';

type Node = Readonly<Record<string, unknown>>;

export function markupOf(html: string): Node[] {
  const blocks = [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)];
  return blocks.flatMap(([, text]) => {
    const block: { '@context': string; '@graph': Node[] } = JSON.parse(text ?? '');
    if (block['@context'] !== 'https://schema.org') throw new Error(`Not schema.org: ${block['@context']}`);
    return block['@graph'];
  });
}
