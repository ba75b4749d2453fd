import { randomFrom } from '../art/tiles.ts';
import { getCentres, type Centre } from '../content/centres.ts';
import { previousMonth } from '../foundation/time.ts';
import * as rows from './seed-rows.ts';
import * as samples from './sample-values.ts';

/**
 * Sample data relative to a day (`YYYY-MM-DD`, Karachi): batches around it, students, projects and placements of the months
 * before. Pure: the same day gives the same data. Rows are seeded by their week or month, so that a batch of Monday still
 * exists on Tuesday. Field names are the wire's (docs/product/backend.md).
 */
type SeedRow = {
  resource: SeedResource;
  centre: string;
  month: string;
  body: Record<string, unknown>;
};
export type SeedResource = 'centre' | 'batch' | 'som' | 'pom' | 'placement' | 'event' | 'global';

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
  const row = (resource: SeedResource, body: Record<string, unknown>, seedMonth = '') => ({
    resource,
    centre: centre.id,
    month: seedMonth,
    body,
  });
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

/** Every row of the seed for a day. */
export function* seedRows(today: string): Generator<SeedRow> {
  let index = 0;
  for (const centre of getCentres()) {
    yield* centreRows(centre, index, today);
    index += 1;
  }
  const month = today.slice(0, 7);
  const { globalEvents, centreEvents } = samples;
  const events = eventRows('global', month, globalEvents.length, globalEvents, centreEvents.length);
  for (const body of events.toReversed()) yield { resource: 'global', centre: '', month: '', body };
}

/** The cities of the centres, numbered from 1 in the order of content. */
export function seedCities(): { id: number; name: string }[] {
  const names = [...new Set(getCentres().map((centre) => centre.city))];
  return names.map((name, index) => ({ id: index + 1, name }));
}
