import { centres } from '../../../content/centres.ts';
import { acnPro } from '../../../content/courses/acn-pro.ts';
import { adse } from '../../../content/courses/adse.ts';
import { career } from '../../../content/courses/career.ts';
import { english } from '../../../content/courses/english.ts';
import { shortCourseCards } from '../../../content/courses/short-course-cards.ts';
import { shortCourses } from '../../../content/courses/short-courses.ts';
import { smartPro } from '../../../content/courses/smart-pro.ts';
import { standAloneCourses } from '../../../content/courses/stand-alone.ts';
import { feedback } from '../../../content/feedback.ts';
import type { Edition } from '../../../content/schema/events.ts';
import { site } from '../../../content/site.ts';
import { currentEdition } from '../../shared/content/events.ts';
import { fillAll, type Facts } from '../../shared/util/fill.ts';
import { factsOf } from './derive-facts.ts';

const factSources = {
  site,
  centres,
  feedback,
  adse,
  career,
  acnPro,
  smartPro,
  shortCourses,
  english,
  shortCourseCards,
  standAloneCourses,
};
let factsEdition: Edition | undefined;
let facts: Facts = {};
let filledTexts = new WeakMap<object, object>();

/** The facts of this moment; those of the event change with the current edition. */
export function currentFacts(): Facts {
  const shownEdition = currentEdition();
  if (shownEdition !== factsEdition) {
    factsEdition = shownEdition;
    facts = factsOf({ ...factSources, edition: factsEdition });
    filledTexts = new WeakMap();
  }
  return facts;
}

/** Content with its facts filled in, computed once for each content object and edition. */
export function withFacts<T extends object>(content: T): T {
  // This call must be first, because it empties `filledTexts` for another edition.
  const shownFacts = currentFacts();
  const filledContent = filledTexts.get(content) ?? fillAll(content, shownFacts);
  filledTexts.set(content, filledContent);
  return filledContent as T;
}
