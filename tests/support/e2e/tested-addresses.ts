import { standAloneHref } from '@/lib/server/catalogue/courses';
import { getRoutes } from '@/lib/server/catalogue/routes';
import { publicAddresses } from '@/lib/server/seo/metadata';
import { centrePath, getCentres } from '@/lib/shared/content/centres';

/** The origin of the build under test; the server listens on another port. */
export const siteUrl = 'http://localhost:3000';

export const allAddresses: readonly string[] = [
  ...new Set([
    ...getRoutes().map((route) => route.path),
    ...publicAddresses().map((address) => address.path),
  ]),
];

const centres = getCentres();
const centreSamples = [centres[0], centres[7], centres.at(-1)].flatMap((centre) =>
  centre ? [centrePath(centre.id)] : [],
);
/** All routes, two stand-alone courses and three centres. */
export const walkedAddresses: readonly string[] = [
  ...getRoutes().map((route) => route.path),
  standAloneHref(0),
  standAloneHref(5),
  ...centreSamples,
];

/** Families of pages: one component renders them with the same controls. Any other page is a family of its own. */
const familyPatterns = [
  /^\/courses-(?:sp|sc|lg)$/,
  /^\/courses-[ah]dse$/,
  /^\/courses-details\?/,
  /^\/centre\?/,
  /^\/(?:privacy|terms|profanity-policy)$/,
  /^\/(?:FreeLancers|Visionary)Award/,
];
export const oneOfEachFamily: readonly string[] = walkedAddresses.filter((path) => {
  const family = familyPatterns.find((addresses) => addresses.test(path));
  return !family || path === walkedAddresses.find((address) => family.test(address));
});

/** Pages rendered from a query, after a post without JavaScript, for one visitor, or missing. */
export const renderedPerRequest: readonly string[] = [
  '/search?q=java',
  '/locations?q=clifton',
  '/batches?course=adse',
  '/saved?courses=adse,hdse',
  '/which-course?done=matric',
  '/enquire?outcome=sent',
  '/feedback?outcome=invalid',
  '/registration/visitor?outcome=invalid',
  '/pass?outcome=sent',
  '/pass/nothing',
  '/centre',
  '/nothing-here',
];
