import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Centre } from '../../../content/schema/centres.ts';
import { getCentre, getCentres } from '../../shared/content/centres.ts';
import { dayMs } from '../../shared/util/durations.ts';
import { dayOf } from '../../shared/util/time.ts';
import { sha256 } from '../runtime/crypto.ts';
import { singleton } from '../runtime/process.ts';

/**
 * The sample rows of seed.json with dates relative to today: classes in weeks, the rest in months. Field names are the
 * wire's (docs/product/backend.md). A few centres have rows of their own; the others get those of one of them, with
 * names exchanged between the rows.
 */
type RowBody = Record<string, unknown>;
type Monthly = { monthsAgo: number };
type InBatch = Monthly & { batch: Monthly & { number: number } };
type Person = { studentName: string; image: string | null };
type SeedEvent = Monthly & { day: number; title: string; eventLinks: readonly RowBody[] };
type SeedClass = { week: number; courseName: string; timeSlot: string; days: 'mwf' | 'tts'; status: number };
type CentreSeed = {
  batches: readonly SeedClass[];
  students: readonly (InBatch & Person)[];
  projects: readonly (InBatch & { undated?: true })[];
  placements: readonly (Monthly & Person)[];
  events: readonly SeedEvent[];
};
type Seed = {
  centres: Readonly<Record<string, CentreSeed>>;
  events: readonly SeedEvent[];
  /** Fields of Centres/GetById that content/centres.ts does not have, by slug. */
  pages: Readonly<Record<string, RowBody>>;
};

/** Path from the project folder, because bundles have no files next to them. */
const seedFile = path.join('lib', 'server', 'embedded-backend', 'seed.json');
const seed = (): Seed =>
  singleton('embedded-backend.seed', () => {
    const text = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), seedFile), 'utf8');
    return JSON.parse(text) as Seed;
  });

/** The one centre without data, to show every empty state. */
const sparseCentre = 'timergara';
const emptySeed: CentreSeed = { batches: [], students: [], projects: [], placements: [], events: [] };

/** The rows with the values of `keys` taken from the row that is `by` further on. */
const rotateValues = <Row extends object>(
  rows: readonly Row[],
  keys: readonly (keyof Row)[],
  by: number,
): Row[] =>
  rows.map((row, index) => {
    const source = rows[(index + by) % rows.length] ?? row;
    return { ...row, ...Object.fromEntries(keys.map((key) => [key, source[key]])) };
  });

function seedOf({ slug }: Centre): CentreSeed {
  if (slug === sparseCentre) return emptySeed;
  const own = seed().centres[slug];
  if (own) return own;
  // The number depends on the slug only, so that a new centre does not change the samples of the others.
  const number = [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const full = Object.values(seed().centres).toSorted((a, b) => a.batches.length - b.batches.length);
  // Leaves out the last centre, which has more classes than fit on a page.
  const { batches, students, projects, placements, events } = full[number % (full.length - 1)] ?? emptySeed;
  return {
    batches: rotateValues(batches, ['courseName'], number),
    students: rotateValues(students, ['studentName', 'image'], number),
    projects,
    placements: rotateValues(placements, ['studentName', 'image'], number),
    events,
  };
}

/** A GUID derived from a row and its date, which changes every Monday for classes and every month for other rows. */
const deriveGuid = (...parts: readonly unknown[]): string =>
  sha256(JSON.stringify(parts)).replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-4$3-a$4-$5');

const todayMs = () => Date.parse(dayOf());
/** `YYYY-MM`, `count` months ago. */
const monthBefore = (count: number): string => {
  const day = new Date(todayMs());
  return new Date(Date.UTC(day.getUTCFullYear(), day.getUTCMonth() - count)).toISOString().slice(0, 7);
};
/** Year and quarter in which a batch began, and its number: `25C3`. */
const batchCode = ({ monthsAgo, number }: InBatch['batch']): string => {
  const [year = '', month = ''] = monthBefore(monthsAgo).split('-');
  return `${year.slice(2)}${'ABCD'.charAt(Math.floor((Number(month) - 1) / 3))}${number}`;
};

function batchesOf(centre: Centre): RowBody[] {
  const monday = todayMs() - ((new Date(todayMs()).getUTCDay() + 6) % 7) * dayMs;
  return seedOf(centre).batches.map(({ week, days, timeSlot, ...rest }, index) => {
    const at = monday + (7 * week + (days === 'tts' ? 1 : 0)) * dayMs;
    const date = new Date(at).toISOString().slice(0, 10);
    return {
      id: deriveGuid(centre.id, index, date),
      ...rest,
      startDate: `${date}T00:00:00`,
      timeSlot,
      days,
      date,
    };
  });
}

/** Rows of students, projects or placements, with `month` if the kind has one. */
const monthlyRows = (
  centre: Centre,
  rows: readonly (Monthly & Partial<InBatch>)[],
  isDated: boolean,
): RowBody[] =>
  rows.map(({ monthsAgo, batch, ...rest }, index) => {
    const month = monthBefore(monthsAgo);
    const { undated, ...body } = rest as RowBody;
    return {
      id: deriveGuid(centre.id, index, month, body),
      ...body,
      ...(batch && { batchCode: batchCode(batch) }),
      ...(isDated && !undated && { month }),
    };
  });

const longDay = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });
const eventRow = ({ monthsAgo, day, title, eventLinks }: SeedEvent): RowBody => {
  const month = monthBefore(monthsAgo);
  const date = Date.parse(`${month}-${String(day).padStart(2, '0')}`);
  return { id: deriveGuid(title, month), name: `${title} · ${longDay.format(date)}`, eventLinks };
};

/** The lists of a centre, by path of the call. */
export const rowsByPath: Readonly<Record<string, (centre: Centre, month: string) => RowBody[]>> = {
  'UpcomingBatch/GetByCenterId': batchesOf,
  'SOM/GetByCenterId': (centre) => monthlyRows(centre, seedOf(centre).students, true),
  'POM/GetByCenterId': (centre) => monthlyRows(centre, seedOf(centre).projects, true),
  'Placement/GetMonthWise': (centre, month) => {
    const rows = seedOf(centre).placements.filter(({ monthsAgo }) => monthBefore(monthsAgo) === month);
    return monthlyRows(centre, rows, false);
  },
  'Events/GetByCenterId': (centre) => seedOf(centre).events.map(eventRow),
};

/** Events of the whole institute, newest first. */
export const globalEvents = (): RowBody[] => seed().events.map(eventRow).toReversed();

/** A centre as Centres/GetById returns it; undefined for an unknown id. */
export function centreRow(id: string): RowBody | undefined {
  const centre = getCentre(id);
  if (!centre) return undefined;
  const { image, centreVideo, maapLink, fbLink, ytLink, inLink } = seed().pages[centre.slug] ?? {};
  const { name: centreName, city, phone: phne, whatsapp: phne2, phone3: phne3 = '---' } = centre;
  const links = { fbLink, ytLink, inLink };
  return { id: centre.id, centreName, city, image, centreVideo, maapLink, phne, phne2, phne3, ...links };
}

/** The cities of the centres, numbered from 1 in the order of content. */
export const seedCities = (): { id: number; name: string }[] =>
  [...new Set(getCentres().map(({ city }) => city))].map((name, index) => ({ id: index + 1, name }));
