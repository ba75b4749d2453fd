import { words as aptechTechnologyCamp } from '../../../content/pages/aptech-technology-camp.ts';
import { words as batches } from '../../../content/pages/batches.ts';
import { words as centrePage } from '../../../content/pages/centre-page.ts';
import { words as coursesAdse } from '../../../content/pages/courses-adse.ts';
import { words as coursesDetails } from '../../../content/pages/courses-details.ts';
import { words as coursesHdse } from '../../../content/pages/courses-hdse.ts';
import { words as coursesLg } from '../../../content/pages/courses-lg.ts';
import { words as coursesSc } from '../../../content/pages/courses-sc.ts';
import { words as coursesSp } from '../../../content/pages/courses-sp.ts';
import { words as courses } from '../../../content/pages/courses.ts';
import { words as enquire } from '../../../content/pages/enquire.ts';
import { words as events } from '../../../content/pages/events.ts';
import { words as faq } from '../../../content/pages/faq.ts';
import { words as feedback } from '../../../content/pages/feedback.ts';
import { words as footer } from '../../../content/pages/footer.ts';
import { words as home } from '../../../content/pages/home.ts';
import { words as locations } from '../../../content/pages/locations.ts';
import { words as noPass } from '../../../content/pages/no-pass.ts';
import { words as noSuchCentre } from '../../../content/pages/no-such-centre.ts';
import { words as notFound } from '../../../content/pages/not-found.ts';
import { words as pass } from '../../../content/pages/pass.ts';
import { words as privacy } from '../../../content/pages/privacy.ts';
import { words as profanityPolicy } from '../../../content/pages/profanity-policy.ts';
import { words as saved } from '../../../content/pages/saved.ts';
import { words as search } from '../../../content/pages/search.ts';
import { words as sendMyPass } from '../../../content/pages/send-my-pass.ts';
import { words as shortCourses } from '../../../content/pages/short-courses.ts';
import { words as sitemap } from '../../../content/pages/sitemap.ts';
import { words as terms } from '../../../content/pages/terms.ts';
import { words as whichCourse } from '../../../content/pages/which-course.ts';
import { withFacts } from './facts.ts';

/** The words of pages. Facts are filled in once: only facts of the event change later, and these words have none. */
export const words = withFacts({
  aptechTechnologyCamp,
  batches,
  centrePage,
  courses,
  coursesAdse,
  coursesDetails,
  coursesHdse,
  coursesLg,
  coursesSc,
  coursesSp,
  enquire,
  events,
  faq,
  feedback,
  footer,
  home,
  locations,
  noPass,
  noSuchCentre,
  notFound,
  pass,
  privacy,
  profanityPolicy,
  saved,
  search,
  sendMyPass,
  shortCourses,
  sitemap,
  terms,
  whichCourse,
});
