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

/** Centres that lack some resources, so that every empty state can be seen. */
export const sparse: Readonly<Record<string, readonly SeedResource[]>> = {
  timergara: ['batch', 'som', 'pom', 'placement', 'event'],
  lyari: ['som', 'pom', 'placement', 'event'],
  'surjani-town': ['pom', 'event'],
  sukkur: ['som', 'placement'],
  landhi: ['batch'],
};

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
  const gaps = sparse[centre.slug] ?? [];
  const has = (resource: SeedResource) => !gaps.includes(resource);
  yield row('centre', rows.centreRow(centre, index));
  // One centre has pictures that fail to load; elsewhere they would fill visitors' consoles with errors.
  const broken = centre.slug === 'malir';
  const busy = centre.slug === 'gulshan-e-iqbal' || centre.slug === 'shahrah-e-faisal';
  if (has('batch')) for (const body of rows.batchRows(centre, today, busy)) yield row('batch', body);
  for (const seedMonth of monthsBefore(month, 6)) {
    const random = randomFrom(`som:${centre.id}:${seedMonth}`);
    const count = rows.between(random, 1, 2);
    if (has('som'))
      for (let n = 0; n < count; n += 1)
        yield row('som', rows.studentRow(random, seedMonth, broken), seedMonth);
  }
  for (const seedMonth of monthsBefore(month, 3)) {
    const random = randomFrom(`pom:${centre.id}:${seedMonth}`);
    const count = rows.between(random, 1, 2);
    const dated = index % 3 === 0 ? undefined : seedMonth;
    if (has('pom'))
      for (let n = 0; n < count; n += 1) yield row('pom', rows.projectRow(random, dated), seedMonth);
  }
  for (const seedMonth of [...monthsBefore(month, 14), month]) {
    const random = randomFrom(`placement:${centre.id}:${seedMonth}`);
    const count = seedMonth === month ? rows.between(random, 0, 2) : rows.between(random, 2, 9);
    if (has('placement'))
      for (let n = 0; n < count; n += 1) yield row('placement', rows.placementRow(random, broken), seedMonth);
  }
  const random = randomFrom(`event:${centre.id}`);
  const first = rows.between(random, 0, 9);
  const count = rows.between(random, 2, 5);
  for (let n = 0; n < count && has('event'); n += 1) {
    const at = (first + n) % samples.centreEvents.length;
    yield row('event', rows.eventRow(random, samples.centreEvents[at] as string, at, 1, 3));
  }
}

/** Every row of the seed for a day. */
export function* seedRows(today: string): Generator<SeedRow> {
  let index = 0;
  for (const centre of getCentres()) {
    yield* centreRows(centre, index, today);
    index += 1;
  }
  for (const [at, name] of samples.globalEvents.entries()) {
    const random = randomFrom(`global:${name}`);
    const body = rows.eventRow(random, name, samples.centreEvents.length + at, 2, 3);
    yield { resource: 'global', centre: '', month: '', body };
  }
}

/** The cities of the centres, numbered from 1 in the order of content. */
export function seedCities(): { id: number; name: string }[] {
  const names = [...new Set(getCentres().map((centre) => centre.city))];
  return names.map((name, index) => ({ id: index + 1, name }));
}
