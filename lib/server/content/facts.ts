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
import { fill, fillAll, type Facts } from '../../shared/util/fill.ts';

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
/** The facts, by edition, because those of the event change on the day after it. */
const facts = new Map<string, Facts>();
const currentFacts = (): Facts => {
  const edition = currentEdition();
  const known = facts.get(edition.slug) ?? factsOf({ ...counted, edition });
  facts.set(edition.slug, known);
  return known;
};

/** A text with every `{fact}` replaced. */
export const fillFacts = (text: string): string => fill(text, currentFacts());

/** Filled content by the facts in it. */
const filled = new WeakMap<Facts, WeakMap<object, object>>();

/** Content as visitors read it, with every `{fact}` replaced. Computed once for each content object and edition. */
export function withFacts<T extends object>(content: T): T {
  const known = currentFacts();
  const made = filled.get(known) ?? new WeakMap<object, object>();
  filled.set(known, made);
  const result = made.get(content) ?? fillAll(content, known);
  made.set(content, result);
  return result as T;
}
