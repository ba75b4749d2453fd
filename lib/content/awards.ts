import { array, object, string, type InferType } from 'yup';
import { awards } from '../../content/awards.ts';
import { dayOf, formatWeekday } from '../foundation/time.ts';
import { slug, uniqueSlugs, text } from './shapes.ts';

const day = () =>
  string()
    .strict()
    .required('is missing')
    .matches(/^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'must be a day such as 2025-10-11');

const milestone = object({
  slug: slug(),
  title: text(5, 60),
  /** First and last day, in Karachi; the same for a single day. */
  from: day(),
  to: day(),
  text: text(10, 200),
})
  .noUnknown('has a field that does not exist')
  .strict()
  .test('order', 'ends before it begins', ({ from, to }) => from <= to);

const point = object({ title: text(3, 60), text: text(15, 260) })
  .noUnknown('has a field that does not exist')
  .strict();

const award = object({
  slug: slug(),
  name: text(5, 60),
  lead: text(40, 260),
  /** What the award is about, or its purpose. */
  reason: object({ title: text(5, 60), paragraphs: array(text(40, 600)).required('is missing') }),
  /** Why enter: one list, or two titled columns. */
  benefits: array(object({ title: text(3, 60), points: array(point).required('is missing') })).required(
    'is missing',
  ),
  categories: array(point),
  eligibility: array(text(10, 220)).required('is missing'),
  eligibilityNote: text(10, 220),
  prepare: array(point).required('is missing'),
  judging: array(point).required('is missing'),
  timeline: array(milestone)
    .required('is missing')
    .test('unique', 'has two milestones with one slug', uniqueSlugs),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const awardsSchema = object({
  freelancers: award.test('ten', 'needs exactly 10 categories', (value) => value.categories?.length === 10),
  visionary: award,
})
  .noUnknown('has a field that does not exist')
  .strict();

/**
 * One of the two awards (docs/product/pages.md#p25, docs/product/content.md#d11). The nomination form is on another site;
 * its address is in content/site.ts.
 */
export type Award = InferType<typeof award>;
export type Milestone = Award['timeline'][number];
export type MilestoneState = 'past' | 'now' | 'coming';

export const getAward = (which: 'freelancers' | 'visionary'): Award => awards[which];

/** Whether a milestone is past, current or upcoming on the Karachi day of an instant (docs/product/choices.md#c1). */
export function milestoneState({ from, to }: Milestone, at: Date): MilestoneState {
  const today = dayOf(at);
  if (to < today) return 'past';
  return from <= today ? 'now' : 'coming';
}

const noonOf = (text: string): Date => new Date(`${text}T12:00:00+05:00`);

/** `Monday 15 September 2025`; for two days `Friday 3 and Saturday 4 October 2025`. */
export function milestoneDate({ from, to }: Milestone): string {
  const last = formatWeekday(noonOf(to));
  if (from === to) return last;
  const [weekday, number] = formatWeekday(noonOf(from)).split(' ');
  return `${weekday} ${number} and ${last}`;
}

/** The milestone that ends the nominations. */
export const closingOf = (award: Award): Milestone | undefined =>
  award.timeline.find((milestone) => milestone.slug === 'close');
