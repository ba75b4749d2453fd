import type { UpcomingBatch } from '../../shared/classes/batch.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { findCourse, type CatalogueCourse } from '../catalogue/catalogue.ts';
import { lastsFourMonthsAtMost } from '../catalogue/fees.ts';
import { programmeSlugs } from '../catalogue/programmes.ts';
import { getWhichCourse, type WhichCourseAnswers } from '../catalogue/which-course.ts';
import { countListed, findUpcoming } from './find-batches.ts';

/** An answer of /which-course that a suitable course may fail to meet. */
export type Wish = 'length' | 'city' | 'when';

export type SuitableCourse = ReturnType<typeof suitabilityOf>;
export type SuitableCourses = ReturnType<typeof findSuitableCourses>;

const maxClasses = 2;
const maxCourses = 2;

function suitabilityOf(
  course: CatalogueCourse,
  { city, when, length }: WhichCourseAnswers,
  allBatches: readonly UpcomingBatch[],
) {
  const inCity = findUpcoming(allBatches, { course: course.slug, city });
  const atTime = findUpcoming(allBatches, { course: course.slug, city, when });
  const meets: Record<Wish, boolean> = {
    length: !length || lastsFourMonthsAtMost(course.facts) === (length === 'short'),
    city: !city || inCity.length > 0,
    when: !when || atTime.length > 0,
  };
  const metQuery = { city: meets.city ? city : undefined, when: meets.when ? when : undefined };
  return {
    course,
    /** The course's next classes in the wanted city, at the wanted time if there are any then. */
    classes: (atTime.length > 0 ? atTime : inCity).slice(0, maxClasses),
    /** The wanted city and time, if they are met, and the number of classes that /batches then counts. */
    ...metQuery,
    total: countListed(allBatches, { course: course.slug, ...metQuery }),
    unmet: (['length', 'city', 'when'] as const).filter((wish) => !meets[wish]),
  };
}

/** The best course has the lowest score. A course without counted classes gets one more. */
const unmetScore = ({ unmet, total }: SuitableCourse): number => {
  const weights: Record<Wish, number> = { length: 8, city: 4, when: 2 };
  return unmet.reduce((sum, wish) => sum + weights[wish], total > 0 ? 0 : 1);
};

/**
 * The best two courses. For a known education, one is a diploma that fits it: if there is none among the best, for lack
 * of a class in the wanted city or at the wanted time, it comes second.
 */
function bestCourses(
  rankedCourses: readonly SuitableCourse[],
  { done }: WhichCourseAnswers,
): SuitableCourse[] {
  const best = rankedCourses.slice(0, maxCourses);
  const diploma = done && rankedCourses.find(({ course }) => programmeSlugs.includes(course.slug));
  return !diploma || best.includes(diploma) ? best : [...best.slice(0, -1), diploma];
}

/**
 * The courses that suit the answers best, at most two; education and interests must match. `suitable` has courses of
 * another length only if none has the wanted one. A course only for school students is found only with that answer.
 */
export function findSuitableCourses(
  { city, when, ...others }: WhichCourseAnswers,
  allBatches: readonly UpcomingBatch[],
) {
  // While no class of any centre is known, nothing can be said about places and times.
  const hasClasses = allBatches.length > 0;
  const answers = hasClasses ? { ...others, ...withoutUndefined({ city, when }) } : others;
  const { done, likes } = answers;
  const rankedCourses = getWhichCourse()
    .courses.filter(
      (offer) =>
        (done ? offer.done.includes(done) : offer.done.some((key) => key !== 'school')) &&
        (!likes || offer.likes.includes(likes)),
    )
    .flatMap(({ course: slug }) => findCourse(slug) ?? [])
    .map((course) => suitabilityOf(course, answers, allBatches))
    .toSorted((a, b) => unmetScore(a) - unmetScore(b));
  const coursesOfLength = rankedCourses.filter(({ unmet }) => !unmet.includes('length'));
  if (coursesOfLength.length === 0) return { suitable: bestCourses(rankedCourses, answers) };
  /** The best course of another length. */
  const otherLength = rankedCourses.find(({ unmet }) => unmet.includes('length'));
  return { suitable: bestCourses(coursesOfLength, answers), otherLength };
}
