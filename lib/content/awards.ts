import { awards } from '../../content/awards.ts';
import { dayOf, formatWeekday } from '../foundation/time.ts';
import { withFacts } from './facts.ts';
import type { Award, Milestone } from './schema/events.ts';

export type { Award, Milestone } from './schema/events.ts';
export type MilestoneState = 'past' | 'now' | 'coming';

/** An award; the address of its nomination form is in content/site.ts. */
export const getAward = (which: 'freelancers' | 'visionary'): Award => withFacts(awards)[which];

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
