import { centres } from '../../content/centres.ts';
import { acnPro } from '../../content/courses/acn-pro.ts';
import { english } from '../../content/courses/english.ts';
import { shortCourseCards } from '../../content/courses/short-course-cards.ts';
import { shortCourses } from '../../content/courses/short-courses.ts';
import { smartPro } from '../../content/courses/smart-pro.ts';
import { standAloneCourses } from '../../content/courses/stand-alone.ts';
import { events } from '../../content/events.ts';
import { site } from '../../content/site.ts';
import { factsOf } from './fact-names.ts';
import { fillAll } from './fill.ts';

const facts = factsOf({
  site,
  events,
  centres,
  acnPro,
  smartPro,
  shortCourses,
  english,
  shortCourseCards,
  standAloneCourses,
});
const filled = new WeakMap<object, object>();

/**
 * Content as visitors read it: every `{fact}` of its texts replaced by the fact. Made once for each content object, on its
 * first use.
 */
export function withFacts<T extends object>(content: T): T {
  const known = filled.get(content);
  if (known) return known as T;
  const made = fillAll(content, facts);
  filled.set(content, made);
  return made;
}
