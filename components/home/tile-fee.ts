import { courseFactsOf, feeTexts, monthlyFee } from '@/lib/server/content/catalogue';
import { getCourse, getCoursesOf, type FamilySlug } from '@/lib/server/content/courses';

/** The family behind a link that leads to several courses. */
const families: Readonly<Record<string, FamilySlug>> = {
  '/courses-sp': 'smart-pro',
  '/courses-sc': 'short-course',
  '/courses-lg': 'english',
  '/?enquire=ACCP-AI&topic=acn-pro': 'acn-pro',
};

/** What the courses behind a tile cost: a month, and for a diploma the sum. */
export function tileFee(href: string): readonly string[] {
  const family = families[href];
  if (family) return [monthlyFee(getCoursesOf(family).map(courseFactsOf))].flatMap((fee) => fee ?? []);
  const diploma = getCourse(href.replace('/courses-', ''));
  const facts = diploma && courseFactsOf(diploma);
  return facts?.fee ? feeTexts({ ...facts, fee: facts.fee }).flatMap((text) => text ?? []) : [];
}
