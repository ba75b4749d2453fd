import type { Fee } from '../../../content/schema/course-facts.ts';

/** A range in rupees, because fees differ between centres. */
export type Amount = readonly [least: number, most: number];

const figureFormat = new Intl.NumberFormat('en-PK');

/** `PKR 8,000–11,000`, or as figures `8,000–11,000`. After the dash a word joiner keeps the range on one line. */
export function formatAmount([least, most]: Amount, form: 'rupees' | 'figures' = 'rupees'): string {
  const [low, high] = [least, most].map((rupees) => figureFormat.format(rupees));
  return (form === 'rupees' ? 'PKR ' : '') + (most > least ? `${low}–\u2060${high}` : low);
}

/** The amount paid after `count` instalments, including the registration fee. */
export const paidAfterInstalments = (
  { from, to, registration, instalments }: Fee,
  count = instalments,
): Amount => [count * from + registration, count * to + registration];

/** How a fee is paid, in words. */
export function paymentsText({ registration, instalments }: Fee): string {
  const registrationFee = registration > 0 ? formatAmount([registration, registration]) : '';
  return instalments === 1
    ? `One payment${registrationFee && `, with ${registrationFee} for registration`}`
    : `${instalments} monthly payments${registrationFee && `, and ${registrationFee} once for registration`}`;
}

/** An undefined fee is unknown; without `months` a course takes weeks. */
export type FeeFacts = { fee?: Fee | undefined; months?: number | undefined };
export type FeePart = { amount: Amount; unit: 'a\u00a0month' | 'in\u00a0all' };

/** True for courses whose total fee is shown before the monthly one. */
export const lastsFourMonthsAtMost = ({ months }: FeeFacts): boolean => months === undefined || months <= 4;

/**
 * The fee of courses, as a range over all: per month, then the total with registration. Courses of four months at most
 * have the total first; single payments have only a total. The list is empty if the fee of any course is unknown.
 */
export function feeParts(courses: readonly FeeFacts[]): readonly FeePart[] {
  const fees = courses.flatMap(({ fee }) => fee ?? []);
  if (fees.length === 0 || fees.length < courses.length) return [];
  const span = (amounts: readonly Amount[]): Amount => [
    Math.min(...amounts.map(([least]) => least)),
    Math.max(...amounts.map(([, most]) => most)),
  ];
  const total: FeePart = { amount: span(fees.map((fee) => paidAfterInstalments(fee))), unit: 'in\u00a0all' };
  if (fees.every(({ instalments }) => instalments === 1)) return [total];
  const monthly: FeePart = { amount: span(fees.map(({ from, to }) => [from, to])), unit: 'a\u00a0month' };
  return courses.every(lastsFourMonthsAtMost) ? [total, monthly] : [monthly, total];
}

/** The texts of a fee; only the first names the currency: `PKR 8,000–11,000 a month`, `293,000–401,000 in all`. */
export const feeTexts = (courses: readonly FeeFacts[]): readonly string[] =>
  feeParts(courses).map(
    ({ amount, unit }, index) => `${formatAmount(amount, index > 0 ? 'figures' : 'rupees')} ${unit}`,
  );

/** The texts of a seat's fee; of a course of four months at most only the total. */
export const seatFeeTexts = (course: FeeFacts): readonly string[] =>
  feeTexts([course]).slice(0, lastsFourMonthsAtMost(course) ? 1 : 2);

/** The fee in one line: `PKR 8,000–11,000 a month, 293,000–401,000 in all`. Undefined if the fee is unknown. */
export const feeLine = (course: FeeFacts): string | undefined => feeTexts([course]).join(', ') || undefined;
