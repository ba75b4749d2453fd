import { centres } from '../../../content/centres.ts';
import { acnPro } from '../../../content/courses/acn-pro.ts';
import { english } from '../../../content/courses/english.ts';
import { shortCourseCards } from '../../../content/courses/short-course-cards.ts';
import { shortCourses } from '../../../content/courses/short-courses.ts';
import { smartPro } from '../../../content/courses/smart-pro.ts';
import { standAloneCourses } from '../../../content/courses/stand-alone.ts';
import { site } from '../../../content/site.ts';
import { currentEdition } from '../../shared/content/events.ts';
import { factsOf } from '../../shared/schema/facts.ts';
import { fillAll } from '../../shared/util/fill.ts';

const counted = {
  site,
  centres,
  acnPro,
  smartPro,
  shortCourses,
  english,
  shortCourseCards,
  standAloneCourses,
};
/** Cached content with facts filled in, by edition, because the facts of the event change on the day after it. */
const filled = new Map<string, WeakMap<object, object>>();

/**
 * Content as visitors read it, with every `{fact}` replaced. Computed on first use, once for each content object and
 * edition.
 */
export function withFacts<T extends object>(content: T): T {
  const edition = currentEdition();
  const made = filled.get(edition.slug) ?? new WeakMap<object, object>();
  filled.set(edition.slug, made);
  const known = made.get(content) ?? fillAll(content, factsOf({ ...counted, edition }));
  made.set(content, known);
  return known as T;
}
