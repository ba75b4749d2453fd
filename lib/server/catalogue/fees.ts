import type { Fee } from '../../../content/schema/course-facts.ts';

/** Rupees, the lowest and the highest: fees differ between centres. */
export type Amount = readonly [least: number, most: number];

/** `rupees`: `PKR 8,000–11,000`. `figures`: `8,000–11,000`. `thousands`: `8–11k`, for narrow rows. */
type AmountForm = 'rupees' | 'figures' | 'thousands';

/** An amount, as a range if its ends differ. */
export function formatAmount([least, most]: Amount, form: AmountForm = 'rupees'): string {
  const write = (rupees: number) =>
    form === 'thousands' ? String(rupees / 1000) : rupees.toLocaleString('en-PK');
  const range = most > least ? `${write(least)}–${write(most)}` : write(least);
  return { rupees: `PKR ${range}`, figures: range, thousands: `${range}k` }[form];
}

/** The amount paid after `count` instalments, all by default, including the registration fee. */
export const paidAfterInstalments = (
  { from, to, registration, instalments }: Fee,
  count = instalments,
): Amount => [count * from + registration, count * to + registration];

/** The parts of a course on which the texts about its fee depend; an undefined fee is unknown. */
export type Priced = { fee?: Fee; months?: number };
/** A monthly or a total fee. */
export type FeePart = { amount: Amount; unit: 'a month' | 'in all' };

/** True for a course of at most four months, whose total fee is shown before the monthly one. */
export const isShortCourse = ({ months = 0 }: Priced): boolean => months <= 4;

/**
 * The fee of courses, as a range over all: per month, then the total with registration. Short courses have the total
 * first; single payments have only a total. Empty if a fee is unknown.
 */
export function feeParts(courses: readonly Priced[]): readonly FeePart[] {
  const fees = courses.flatMap(({ fee }) => fee ?? []);
  if (fees.length === 0 || fees.length < courses.length) return [];
  const over = (amounts: readonly Amount[]): Amount => [
    Math.min(...amounts.map(([least]) => least)),
    Math.max(...amounts.map(([, most]) => most)),
  ];
  const total: FeePart = { amount: over(fees.map((fee) => paidAfterInstalments(fee))), unit: 'in all' };
  if (fees.every(({ instalments }) => instalments === 1)) return [total];
  const monthly: FeePart = { amount: over(fees.map(({ from, to }) => [from, to])), unit: 'a month' };
  return courses.every(isShortCourse) ? [total, monthly] : [monthly, total];
}

/** The texts of a fee; only the first names the currency: `PKR 8,000–11,000 a month`, `293,000–401,000 in all`. */
export const feeTexts = (courses: readonly Priced[], form: AmountForm = 'rupees'): readonly string[] =>
  feeParts(courses).map(({ amount, unit }, index) => {
    const ofPart = form === 'rupees' && index > 0 ? 'figures' : form;
    return `${formatAmount(amount, ofPart)} ${unit}`;
  });

/** The fee of a seat in one line: a short course's total, otherwise both parts. */
export const seatFee = (course: Priced, form?: AmountForm): string =>
  feeTexts([course], form)
    .slice(0, isShortCourse(course) ? 1 : 2)
    .join(', ');

/** The fee in one line: `PKR 8,000–11,000 a month, 293,000–401,000 in all`. */
export const feeLine = (course: Priced): string | undefined => feeTexts([course]).join(', ') || undefined;
