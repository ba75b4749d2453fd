import type { CourseInstance } from 'schema-dts';
import { CityClasses } from '@/components/batches/CityClasses';
import { NextBatches, SmallNextBatches } from '@/components/batches/NextBatches';
import { NextClassLine } from '@/components/batches/NextClassLine';
import { getUpcomingBatches } from '@/lib/server/batches/collect';
import { noFilters } from '@/lib/shared/batches/filters';
import { findBatches, nextOf } from '@/lib/server/batches/find';
import { courseInstances } from '@/lib/server/seo/json-ld-courses';
import { cityChoices } from '@/lib/server/batches/classes';
import { findCourse } from '@/lib/server/content/catalogue';
import { getCentres } from '@/lib/shared/content/centres';
import { cityValue } from '@/lib/shared/util/names';

/**
 * The next classes of a course for its page, or for its card with `small`; with `isNamed` below a heading that names them.
 * Nothing when none is announced.
 */
export function nextClasses(slug: string, { small = false, isNamed = false } = {}): React.ReactNode {
  const next = nextOf(getUpcomingBatches(), { course: slug });
  const Next = small ? SmallNextBatches : NextBatches;
  return next.batches.length > 0 ? <Next course={slug} isNamed={isNamed} {...next} /> : undefined;
}

/** The next classes of a diploma for beginners, by city; nothing when no class of it is announced anywhere. */
export function classesByCity(slug: 'adse' | 'hdse'): React.ReactNode {
  const all = getUpcomingBatches();
  const course = findCourse(slug);
  const { laterTotal, total } = findBatches(all, { ...noFilters, course: [slug] });
  if (!course || total + laterTotal === 0) return undefined;
  const cities = cityChoices()
    .map(({ key, label }) => ({
      value: key,
      label,
      centre: getCentres().find(({ city }) => cityValue(city) === key),
      ...nextOf(all, { course: slug, city: key }),
    }))
    .toSorted((a, b) => b.total - a.total);
  const everywhere = { value: '', label: 'All cities', ...nextOf(all, { course: slug }) };
  return <CityClasses course={course} cities={[everywhere, ...cities]} laterTotal={laterTotal} />;
}

/** The next class of a course in one line; nothing when none is announced. */
export function nextClassLine(slug: string): React.ReactNode {
  const [batch] = nextOf(getUpcomingBatches(), { course: slug }).batches;
  return batch && <NextClassLine course={slug} batch={batch} />;
}

/** The same classes as structured data. */
export const nextInstances = (slug: string): readonly CourseInstance[] =>
  courseInstances(nextOf(getUpcomingBatches(), { course: slug }).batches);
