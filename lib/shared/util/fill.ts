/** Facts by the name that texts give in braces: `{centresInPakistan}`. */
export type Facts = Readonly<Record<string, string>>;

export const placeholdersOf = (text: string): string[] =>
  [...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);

/** The text with its facts; a name that no fact has stays as it is, and `npm run content` refuses it. */
export const fill = (text: string, facts: Facts): string =>
  text.replaceAll(
    /\{(\w+)\}/g,
    (whole, name: string) => (Object.hasOwn(facts, name) ? facts[name] : undefined) ?? whole,
  );

/** A copy of content in which every text has its facts. */
export function fillAll<T>(content: T, facts: Facts): T {
  if (typeof content === 'string') return fill(content, facts) as T;
  if (Array.isArray(content)) return content.map((item: unknown) => fillAll(item, facts)) as T;
  if (typeof content !== 'object' || content === null) return content;
  return Object.fromEntries(
    Object.entries(content).map(([key, value]) => [key, fillAll<unknown>(value, facts)]),
  ) as T;
}
