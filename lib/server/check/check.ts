import type { Edition, EventsContent } from '../../../content/schema/events.ts';
import type { OpeningHours } from '../../../content/schema/opening-hours.ts';
import { wordsSchema } from '../../../content/schema/pages.ts';
import { contentSchemas } from '../../../content/schema/registry.ts';
import type { CheckContext } from '../../../content/schema/single-values.ts';
import type { SiteNotice, Site } from '../../../content/schema/site.ts';
import { editionAt, isoInstant } from '../../shared/content/editions.ts';
import { dayMs } from '../../shared/util/durations.ts';
import type { Facts } from '../../shared/util/fill.ts';
import { didYouMean } from '../../shared/util/spelling.ts';
import { dayOf, endOf, formatDay } from '../../shared/util/time.ts';
import { factsOf, isEventFact } from '../catalogue/derive-facts.ts';
import { contradictions } from './contradictions.ts';
import { findings } from './findings.ts';
import { type Contents, itemAndField, type Problem, problemAt } from './problem.ts';
import { type AssetLookup, recordsOf, referenceChecker } from './references.ts';
import { textProblem, plainTextProblem } from './texts.ts';
import { writtenFigureFinder } from './written-figures.ts';

/** Warns of content that has expired or expires within two weeks. Runs on content that matches its schemas. */
function expiryWarnings(contents: Contents, now: Date): Problem[] {
  const problems: Problem[] = [];
  const warn = (file: string, path: (string | number)[], what: string, endMs: number, advice: string) => {
    if (endMs - now.getTime() > 14 * dayMs) return;
    // A whole day ends with its last millisecond, not with the following midnight.
    const day = formatDay(dayOf(new Date(endMs - 1)));
    const sentence = endMs > now.getTime() ? `ends on ${day}` : `is over since ${day}`;
    problems.push(problemAt(contents, file, path, `${what} ${sentence}: ${advice}`, 'warning'));
  };

  for (const [index, { until }] of recordsOf<SiteNotice>(contents, 'content/notices.ts').entries()) {
    const advice = 'delete it, or change the day';
    warn('content/notices.ts', [index, 'until'], 'the notice', endOf(until), advice);
  }
  for (const [index, { other }] of recordsOf<OpeningHours>(contents, 'content/opening-hours.ts').entries())
    for (const [place, { name, until }] of other.entries()) {
      const path = [index, 'other', place, 'until'];
      const advice = 'then the usual hours hold; write the next, or delete it';
      warn('content/opening-hours.ts', path, name, endOf(until), advice);
    }
  const allEditions = recordsOf<Edition>(contents, 'content/events.ts');
  for (const [index, { day, to }] of allEditions.entries()) {
    const endMs = Date.parse(isoInstant(day, to));
    const isLatest = allEditions.every((edition) => edition.day <= day);
    // For an event that is over, only an open form is a problem, reported by contradictions.ts.
    if (isLatest && endMs >= now.getTime())
      warn('content/events.ts', [index, 'day'], 'the event', endMs, 'is the next one known?');
  }
  return problems;
}

/** The exports of content are typed as if they matched their schemas. */
type Exports = Parameters<typeof factsOf>[0] & { events: EventsContent };

/** The facts of the content; undefined if a file with facts is broken, which the schema check reports. */
function factsIn(contents: Contents, now: Date): Facts | undefined {
  const exports = Object.assign({}, ...Object.values(contents)) as Exports;
  try {
    return factsOf({ ...exports, edition: editionAt(exports.events, now) });
  } catch {
    return undefined;
  }
}

/** Checks every export against its schema; a file or export without a schema is a problem too. */
function* shapeProblems(
  contents: Contents,
  unread: readonly string[],
  assets: AssetLookup,
  now: Date,
): Generator<Problem, void> {
  const pages = Object.keys(contents).filter((file) => file.startsWith('content/pages/'));
  const files = {
    ...contentSchemas,
    ...Object.fromEntries(pages.map((file) => [file, { words: wordsSchema(contents[file]?.words ?? {}) }])),
  };
  const allFacts = factsIn(contents, now);
  const checkReference = referenceChecker(contents, assets);
  const findWrittenFigure = writtenFigureFinder(contents, allFacts);
  const error = (file: string, text: string, path?: readonly string[]): Problem => ({
    level: 'error',
    file,
    text,
    path,
  });
  for (const [file, exports] of Object.entries(contents)) {
    const schemas = files[file];
    if (!schemas) {
      yield error(
        file,
        `is no file of the content${didYouMean(file, Object.keys(files)) || '.'} Put items into a file that exists; a new file needs a developer (content/schema/registry.ts)`,
      );
      continue;
    }
    const names = Object.keys(schemas);
    for (const name of Object.keys(exports).filter((exported) => !names.includes(exported)))
      yield error(
        file,
        `exports ${name}, which this file must not have${didYouMean(name, names) || '.'} Allowed: ${names.join(', ')}`,
        [name],
      );
    const facts = factsFor(file, contents, allFacts);
    const context: CheckContext = {
      read: (text, rule) => textProblem(text, rule, facts, findWrittenFigure),
      // If a file with facts is broken, no reference is looked up, because many references lead to such a file.
      refer: (what, value) => plainTextProblem(value) ?? (facts && checkReference(what, value)),
    };
    for (const [name, schema] of Object.entries(schemas)) {
      const root = exports[name];
      if (root === undefined)
        yield error(file, `must export ${name}: the data begin with export const ${name}`, [name]);
      else
        for (const { path, text, found } of findings(root, schema, context))
          yield { level: 'error', file, path: [name, ...path], ...itemAndField(root, path), text, found };
    }
  }
  for (const file of Object.keys(files))
    if (!(file in contents) && !unread.includes(file))
      yield error(file, 'is missing, and the site needs it under this name: put it back');
}

/**
 * Facts that texts of a file may use: content/site.ts only its own figures, content/events.ts and the words of
 * registration none, because browsers load these files. Words of other pages are filled in once, at the start, so they
 * may not use facts of the event, which change while the site runs.
 */
function factsFor(file: string, contents: Contents, facts: Facts | undefined): Facts | undefined {
  if (['content/events.ts', 'content/pages/registration.ts'].includes(file)) return {};
  if (facts && file.startsWith('content/pages/'))
    return Object.fromEntries(Object.entries(facts).filter(([name]) => !isEventFact(name)));
  return facts && file === 'content/site.ts' ? (contents[file]?.site as Site).statistics : facts;
}

/**
 * All problems of the content. `assets` looks up other files; `unread` lists unreadable files, which are not reported
 * as missing. Rules across files skip invalid files.
 */
export function checkContent(
  contents: Contents,
  assets: AssetLookup,
  now: Date,
  unread: readonly string[] = [],
): readonly Problem[] {
  const shapesFound = [...shapeProblems(contents, unread, assets, now)];
  const brokenFiles = new Set(shapesFound.map(({ file }) => file));
  const intact = Object.fromEntries(Object.entries(contents).filter(([file]) => !brokenFiles.has(file)));
  return [...shapesFound, ...contradictions(intact, now), ...expiryWarnings(intact, now)];
}
