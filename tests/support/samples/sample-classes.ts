import type { Centre } from '@/content/schema/centres';
import { findBatches, type FoundBatch } from '@/lib/server/classes/find-batches';
import { toUpcomingBatches } from '@/lib/server/classes/upcoming-batches';
import type { Batch } from '@/lib/shared/classes/batch';
import { readFilters } from '@/lib/shared/classes/filters';
import { getCentres } from '@/lib/shared/content/centres';

export const sampleBatch = (changes: Partial<Batch> = {}): Batch => ({
  key: '1',
  course: 'CPISM',
  days: 'mwf',
  date: '2026-12-01',
  startDate: '1 Dec 2026',
  timeSlot: '9 to 11',
  status: 'open',
  ...changes,
});

export const noon = Date.parse('2026-11-20T12:00:00+05:00');

export const centreBySlug = (slug: string): Centre => {
  const foundCentre = getCentres().find((candidate) => candidate.slug === slug);
  if (!foundCentre) throw new Error(slug);
  return foundCentre;
};

export const classesAt = (slug: string, ...batches: Batch[]) =>
  toUpcomingBatches(centreBySlug(slug), batches, new Date(noon));

export const findAmong = (rows: ReturnType<typeof classesAt>, query = '') =>
  findBatches(rows, readFilters(new URLSearchParams(query)));
export const listedAmong = (...input: Parameters<typeof findAmong>) => findAmong(...input).groups.flat();

export const foundBatch = (n: number, changes: Partial<FoundBatch> = {}): FoundBatch => ({
  ...sampleBatch(),
  id: `clifton_${n}`,
  name: `Course ${n}`,
  courses: [],
  courseValues: [`course-${n}`],
  centre: {
    id: '9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393',
    slug: 'clifton',
    name: 'Clifton',
    city: 'Karachi',
    whatsapp: '0300 0001004',
    href: '/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393',
    cityKey: 'karachi',
  },
  level: 'beginner',
  part: 'morning',
  audience: 'For beginners',
  fees: [{ fee: { from: 8000, to: 11_000, registration: 2000, instalments: 6 }, months: 6 }],
  asOf: '2026-11-20T07:00:00.000Z',
  hasStarted: false,
  isOld: false,
  ...changes,
});
