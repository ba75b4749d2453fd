import { courseFactsOf, feeTexts, monthlyFee } from '@/lib/server/content/catalogue';
import { getCourse, getCoursesOf, type FamilySlug } from '@/lib/server/content/courses';

/** Family of a link that leads to several courses. */
const families: Readonly<Record<string, FamilySlug>> = {
  '/courses-sp': 'smart-pro',
  '/courses-sc': 'short-course',
  '/courses-lg': 'english',
  '/?enquire=ACCP-AI&topic=acn-pro': 'acn-pro',
};

/** Fees of the courses behind a tile: per month, and for a diploma the total. */
export function tileFee(href: string): readonly string[] {
  const family = families[href];
  if (family) return [monthlyFee(getCoursesOf(family).map(courseFactsOf))].flatMap((fee) => fee ?? []);
  const diploma = getCourse(href.replace('/courses-', ''));
  return diploma ? feeTexts(courseFactsOf(diploma)) : [];
}
