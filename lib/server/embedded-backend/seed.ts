import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Centre } from '../../../content/schema/centres.ts';
import { getCentre, getCentres } from '../../shared/content/centres.ts';
import { dayMs } from '../../shared/util/durations.ts';
import { currentMonth, dayOf, formatDay, monthAfter } from '../../shared/util/time.ts';
import { singleton } from '../runtime/process.ts';

/** The rows of seed.json have dates relative to today: classes in weeks, the rest in months. Fields are wire names. */
type RowBody = Record<string, unknown>;
type MonthlyRow = RowBody & { monthsAgo?: number };
type SeedEvent = { monthsAgo: number; day: number; title: string; eventLinks: readonly RowBody[] };
type SeedBatch = { week: number; courseName: string; timeSlot: string; days: 'mwf' | 'tts'; status: number };
type CentreSeed = {
  batches: readonly SeedBatch[];
  students: readonly MonthlyRow[];
  projects: readonly MonthlyRow[];
  placements: readonly MonthlyRow[];
  events: readonly SeedEvent[];
};
type Seed = {
  centres: Readonly<Record<string, CentreSeed>>;
  events: readonly SeedEvent[];
  /** Fields of Centres/GetById that content/centres.ts does not have, by slug. */
  pages: Readonly<Record<string, RowBody>>;
};

/** Path from the project root, because Next bundles this file elsewhere. */
const seedFile = path.join('lib', 'server', 'embedded-backend', 'seed.json');
const seed = (): Seed =>
  singleton('embedded-backend.seed', () => {
    const text = readFileSync(path.join(/* turbopackIgnore: true */ process.cwd(), seedFile), 'utf8');
    return JSON.parse(text) as Seed;
  });

/** The one centre without data, to show every empty state. */
const sparseCentre = 'timergara';
const emptySeed: CentreSeed = { batches: [], students: [], projects: [], placements: [], events: [] };

function seedOf({ slug }: Centre): CentreSeed {
  if (slug === sparseCentre) return emptySeed;
  const ownSeed = seed().centres[slug];
  if (ownSeed) return ownSeed;
  // The number depends on the slug only, so that a new centre does not change the samples of the others.
  const slugNumber = [...slug].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0);
  const fullSeeds = Object.values(seed().centres).toSorted((a, b) => a.batches.length - b.batches.length);
  // Leaves out the last centre, which has the most classes.
  const borrowedSeed = fullSeeds[slugNumber % (fullSeeds.length - 1)] ?? emptySeed;
  // Exchanges the courses, so that centres differ.
  const courses = borrowedSeed.batches.map(({ courseName }) => courseName);
  const batches = borrowedSeed.batches.map((row, index) => ({
    ...row,
    courseName: courses[(index + slugNumber) % courses.length] ?? row.courseName,
  }));
  return { ...borrowedSeed, batches };
}

const monthBefore = (count: number): string => monthAfter(currentMonth(), -count);

function batchesOf(centre: Centre): RowBody[] {
  const today = Date.parse(dayOf());
  const monday = today - ((new Date(today).getUTCDay() + 6) % 7) * dayMs;
  return seedOf(centre).batches.map(({ week, days, ...row }) => {
    const startMs = monday + (7 * week + (days === 'tts' ? 1 : 0)) * dayMs;
    const date = new Date(startMs).toISOString().slice(0, 10);
    return { ...row, startDate: `${date}T00:00:00`, days, date };
  });
}

const withMonth = ({ monthsAgo, ...row }: MonthlyRow): RowBody => ({
  ...row,
  ...(monthsAgo !== undefined && { month: monthBefore(monthsAgo) }),
});

const eventRow = ({ monthsAgo, day, title, eventLinks }: SeedEvent): RowBody => {
  const date = `${monthBefore(monthsAgo)}-${String(day).padStart(2, '0')}`;
  return { name: `${title} · ${formatDay(date)}`, eventLinks };
};

/** The lists of a centre by path of the call. */
export const rowsByPath: Readonly<Record<string, (centre: Centre, month: string) => RowBody[]>> = {
  'UpcomingBatch/GetByCenterId': batchesOf,
  'SOM/GetByCenterId': (centre) => seedOf(centre).students.map(withMonth),
  'POM/GetByCenterId': (centre) => seedOf(centre).projects.map(withMonth),
  'Placement/GetMonthWise': (centre, month) =>
    seedOf(centre)
      .placements.map(withMonth)
      .filter((row) => row.month === month),
  'Events/GetByCenterId': (centre) => seedOf(centre).events.map(eventRow),
};

/** The events of the whole institute, newest first. */
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
