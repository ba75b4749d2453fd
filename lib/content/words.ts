import { words as freeLancersAward } from '../../content/pages/FreeLancersAward.ts';
import { words as researchAndDevelopment } from '../../content/pages/Research-and-Development.ts';
import { words as visionaryAwards } from '../../content/pages/VisionaryAwards.ts';
import { words as about } from '../../content/pages/about.ts';
import { words as affiliations } from '../../content/pages/affiliations.ts';
import { words as alumni } from '../../content/pages/alumni.ts';
import { words as aptechTechnologyCamp } from '../../content/pages/aptech-technology-camp.ts';
import { words as batches } from '../../content/pages/batches.ts';
import { words as career } from '../../content/pages/career.ts';
import { words as centrePage } from '../../content/pages/centre-page.ts';
import { words as courses } from '../../content/pages/courses.ts';
import { words as coursesAdse } from '../../content/pages/courses-adse.ts';
import { words as coursesDetails } from '../../content/pages/courses-details.ts';
import { words as coursesHdse } from '../../content/pages/courses-hdse.ts';
import { words as coursesLg } from '../../content/pages/courses-lg.ts';
import { words as coursesSc } from '../../content/pages/courses-sc.ts';
import { words as coursesSp } from '../../content/pages/courses-sp.ts';
import { words as enquire } from '../../content/pages/enquire.ts';
import { words as events } from '../../content/pages/events.ts';
import { words as faq } from '../../content/pages/faq.ts';
import { words as feedback } from '../../content/pages/feedback.ts';
import { words as home } from '../../content/pages/home.ts';
import { words as locations } from '../../content/pages/locations.ts';
import { words as footer } from '../../content/pages/footer.ts';
import { words as noPass } from '../../content/pages/no-pass.ts';
import { words as noSuchCentre } from '../../content/pages/no-such-centre.ts';
import { words as notFound } from '../../content/pages/not-found.ts';
import { words as offline } from '../../content/pages/offline.ts';
import { words as partner } from '../../content/pages/partner.ts';
import { words as pass } from '../../content/pages/pass.ts';
import { words as passPage } from '../../content/pages/pass-page.ts';
import { words as placement } from '../../content/pages/placement.ts';
import { words as privacy } from '../../content/pages/privacy.ts';
import { words as profanityPolicy } from '../../content/pages/profanity-policy.ts';
import { words as registration } from '../../content/pages/registration.ts';
import { words as saved } from '../../content/pages/saved.ts';
import { words as search } from '../../content/pages/search.ts';
import { words as shortCourses } from '../../content/pages/short-courses.ts';
import { words as sitemap } from '../../content/pages/sitemap.ts';
import { words as terms } from '../../content/pages/terms.ts';
import { words as transcriptVarification } from '../../content/pages/transcript-varification.ts';
import { withFacts } from './facts.ts';
import type { PageName, Words } from './schema/pages.ts';

const pages: { readonly [Page in PageName]: Words<Page> } = {
  FreeLancersAward: freeLancersAward,
  'Research-and-Development': researchAndDevelopment,
  VisionaryAwards: visionaryAwards,
  about,
  affiliations,
  alumni,
  'aptech-technology-camp': aptechTechnologyCamp,
  batches,
  career,
  'centre-page': centrePage,
  courses,
  'courses-adse': coursesAdse,
  'courses-details': coursesDetails,
  'courses-hdse': coursesHdse,
  'courses-lg': coursesLg,
  'courses-sc': coursesSc,
  'courses-sp': coursesSp,
  enquire,
  events,
  faq,
  feedback,
  home,
  locations,
  footer,
  'no-pass': noPass,
  'no-such-centre': noSuchCentre,
  'not-found': notFound,
  offline,
  partner,
  pass,
  'pass-page': passPage,
  placement,
  privacy,
  'profanity-policy': profanityPolicy,
  registration,
  saved,
  search,
  'short-courses': shortCourses,
  sitemap,
  terms,
  'transcript-varification': transcriptVarification,
};

/** The words of a page: heading, lead and the rest that stands in content/pages. */
export const getWords = <Page extends PageName>(page: Page): (typeof pages)[Page] => withFacts(pages[page]);
