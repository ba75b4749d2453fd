import { LRUCache } from 'lru-cache';
import { randomFrom } from '../../shared/art/tiles.ts';
import { getCentres, type Centre } from '../../shared/content/centres.ts';
import { dayOf, previousMonth } from '../../shared/util/time.ts';
import * as rows from './seed-rows.ts';
import * as samples from './sample-values.ts';

/**
 * Sample data relative to a day (`YYYY-MM-DD`, Karachi): batches around it, students, projects and placements of the months
 * before. Pure: the same day gives the same data. Rows are seeded by their week or month, so that a batch of Monday still
 * exists on Tuesday. Field names are the wire's (docs/product/backend.md).
 */
type SeedRow = { resource: SeedResource; month: string; body: Record<string, unknown> };
export type SeedResource = 'centre' | 'batch' | 'som' | 'pom' | 'placement' | 'event' | 'global';

const row = (resource: SeedResource, body: SeedRow['body'], month = ''): SeedRow => ({
  resource,
  month,
  body,
});

/** The one centre with nothing to report yet, so that every empty state can be seen. */
export const sparseCentre = 'timergara';

/** `count` months before the given one, oldest first. */
function monthsBefore(month: string, count: number): string[] {
  const months: string[] = [];
  for (let at = previousMonth(month); months.length < count; at = previousMonth(at)) months.unshift(at);
  return months;
}

function* centreRows(centre: Centre, index: number, today: string): Generator<SeedRow> {
  const month = today.slice(0, 7);
  yield row('centre', rows.centreRow(centre, index));
  if (centre.slug === sparseCentre) return;
  const busy = centre.slug === 'gulshan-e-iqbal' || centre.slug === 'shahrah-e-faisal';
  for (const body of rows.batchRows(centre, today, busy)) yield row('batch', body);
  for (const seedMonth of monthsBefore(month, 6)) {
    const random = randomFrom(`som:${centre.id}:${seedMonth}`);
    const count = rows.between(random, 1, 2);
    for (let n = 0; n < count; n += 1) {
      const body = rows.studentRow(random, centre.id, 2 * rows.monthNumber(seedMonth) + n, seedMonth);
      yield row('som', body, seedMonth);
    }
  }
  // Every third centre publishes without a month, and then the projects of one month only.
  const dated = index % 3 !== 0;
  for (const seedMonth of monthsBefore(month, dated ? 3 : 1)) {
    const random = randomFrom(`pom:${centre.id}:${seedMonth}`);
    const count = rows.between(random, 1, 2);
    for (let n = 0; n < count; n += 1) {
      const project = 2 * rows.monthNumber(seedMonth) + n;
      yield row('pom', rows.projectRow(random, centre.id, project, seedMonth, dated), seedMonth);
    }
  }
  for (const seedMonth of [...monthsBefore(month, 14), month]) {
    const list = `placement:${centre.id}:${seedMonth}`;
    const random = randomFrom(list);
    const count = seedMonth === month ? rows.between(random, 0, 2) : rows.between(random, 2, 9);
    for (let n = 0; n < count; n += 1) yield row('placement', rows.placementRow(random, list, n), seedMonth);
  }
  yield* eventRows(centre.id, month, 5, samples.centreEvents, 0).map((body) => row('event', body));
}

/** Events of `count` months, one a month, oldest first; `art` numbers the pictures of the first title. */
function eventRows(seed: string, month: string, count: number, titles: readonly string[], art: number) {
  return monthsBefore(month, count).map((eventMonth) => {
    const random = randomFrom(`event:${seed}:${eventMonth}`);
    const at = rows.nth([...titles.keys()], `events:${seed}`, rows.monthNumber(eventMonth));
    const name = rows.eventName(titles[at] as string, eventMonth, rows.between(random, 3, 27));
    return rows.eventRow(random, name, art + at, 1, 3);
  });
}

/** The seed of a centre for a day, or of the whole institute for ''; nothing for an id that is no centre. */
export function seedRows(centreId: string, today: string): readonly SeedRow[] {
  const index = getCentres().findIndex(({ id }) => id === centreId);
  const centre = getCentres()[index];
  if (centre) return [...centreRows(centre, index, today)];
  if (centreId !== '') return [];
  const { globalEvents, centreEvents } = samples;
  const events = eventRows(
    'global',
    today.slice(0, 7),
    globalEvents.length,
    globalEvents,
    centreEvents.length,
  );
  return events.toReversed().map((body) => row('global', body));
}

/** The seeded rows by centre and day, made when they are first asked for. */
const seeds = new LRUCache<string, readonly SeedRow[]>({
  max: 100,
  memoMethod: (key) => seedRows(...(key.split('|') as [string, string])),
});

/**
 * The rows that a call about a centre (about the institute: '') gets today, in order; only those of a month if `month` is
 * given.
 */
export const seeded = (resource: SeedResource, centreId = '', month?: string): SeedRow['body'][] =>
  seeds
    .memo(`${centreId}|${dayOf()}`)
    .filter((one) => one.resource === resource && (month === undefined || one.month === month))
    .map(({ body }) => body);

/** The cities of the centres, numbered from 1 in the order of content. */
export const seedCities = (): { id: number; name: string }[] =>
  [...new Set(getCentres().map(({ city }) => city))].map((name, index) => ({ id: index + 1, name }));
