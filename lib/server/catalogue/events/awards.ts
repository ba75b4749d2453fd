import { awards } from '../../../../content/awards.ts';
import type { Edition } from '../../../../content/schema/events.ts';
import { currentEdition } from '../../../shared/content/events.ts';
import { dayOf, formatWeekday } from '../../../shared/util/time.ts';
import { withFacts } from '../facts.ts';

export type Award = ReturnType<typeof getAward>;
/** A milestone lasts from one day to another, which may be the same (`YYYY-MM-DD`). */
export type Milestone = Award['timeline'][number];
export type AwardSlug = 'freelancers' | 'visionary';

const milestoneDays = ({ awards: { opens, closes, judgingFrom, judgingTo }, day }: Edition) => ({
  open: { from: opens, to: opens },
  close: { from: closes, to: closes },
  judging: { from: judgingFrom, to: judgingTo },
  ceremony: { from: day, to: day },
});

/** An award with the dates of the current edition. */
export function getAward(slug: AwardSlug) {
  const award = withFacts(awards)[slug];
  const days = milestoneDays(currentEdition());
  return {
    ...award,
    timeline: award.timeline.map((milestone) => ({ ...milestone, ...days[milestone.slug] })),
  };
}

/** The state of a milestone on the day in Karachi of an instant (docs/product/choices.md#c1). */
export function milestoneState({ from, to }: Pick<Milestone, 'from' | 'to'>, at: Date) {
  const today = dayOf(at);
  if (to < today) return 'past';
  return from <= today ? 'now' : 'coming';
}

/** `Monday 15 September 2025`; for two days `Friday 3 and Saturday 4 October 2025`. */
export function milestoneDate({ from, to }: Pick<Milestone, 'from' | 'to'>): string {
  const lastDay = formatWeekday(to);
  if (from === to) return lastDay;
  const [weekday, number] = formatWeekday(from).split(' ');
  return `${weekday} ${number} and ${lastDay}`;
}

/** The milestone of the last nomination day if it is over; otherwise undefined. */
export function closedNominations(award: Award, at: Date): Milestone | undefined {
  const closingMilestone = award.timeline.find(({ slug }) => slug === 'close');
  return closingMilestone && milestoneState(closingMilestone, at) === 'past' ? closingMilestone : undefined;
}
