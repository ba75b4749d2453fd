import { dayOf } from '../../foundation/time.ts';
import { checkReferences, type AssetLookup } from './references.ts';
import { nameOf, show, type Contents, type Problem } from './problem.ts';
import { registry } from './registry.ts';
import { checkShapes } from './shape-check.ts';

export type { AssetLookup } from './references.ts';
export { describe, lineOf, type Contents, type Problem } from './problem.ts';

/**
 * Warns of an event that is over and still open for registration (docs/product/choices.md#c1). It is no error, because the
 * site ships in that state.
 */
function checkDates(contents: Contents, now: Date): Problem[] {
  const events: unknown = contents['content/events.ts']?.events;
  if (typeof events !== 'object' || events === null) return [];
  return Object.entries(events as Record<string, Record<string, unknown>>)
    .filter(([, event]) => event?.registration === 'open' && Date.parse(String(event.ends)) < now.getTime())
    .map(([slug, event]) => ({
      level: 'warning' as const,
      file: 'content/events.ts',
      item: slug,
      field: 'registration',
      text: `the event ended on ${dayOf(new Date(String(event.ends)))} and its form is still open: set it to 'auto' or 'closed'`,
      found: show(event.registration),
    }));
}

/**
 * All problems of the content at once: shapes (lib/content/check/registry.ts), references, dates. Pure: files outside the
 * content are passed in.
 */
export const checkContent = (contents: Contents, assets: AssetLookup, now: Date): readonly Problem[] => [
  ...checkShapes(contents, registry),
  ...checkReferences(contents, assets),
  ...checkDates(contents, now),
];

export type Placeholder = { file: string; item: string; why: 'sample' | 'inferred' };

/** What must be confirmed or replaced before launch: everything marked `sample` or `inferred`. */
export function placeholders(contents: Contents): readonly Placeholder[] {
  const found: Placeholder[] = [];
  const visit = (file: string, value: unknown, above: string) => {
    if (typeof value !== 'object' || value === null) return;
    const name = nameOf(value) ?? above;
    const marks = value as { sample?: unknown; inferred?: unknown };
    if (marks.sample === true) found.push({ file, item: name, why: 'sample' });
    if (marks.inferred === true) found.push({ file, item: name, why: 'inferred' });
    for (const inner of Object.values(value)) visit(file, inner, name);
  };
  for (const [file, exports] of Object.entries(contents))
    for (const [name, root] of Object.entries(exports)) visit(file, root, name);
  return found;
}
