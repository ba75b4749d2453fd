import { describe, expect, test } from '@jest/globals';
import { getAward, milestoneDate, milestoneState, type Milestone } from './awards.ts';

const judgingMilestone: Milestone = {
  slug: 'judging',
  title: 'Judging',
  from: '2025-10-03',
  to: '2025-10-04',
  text: 'The panel votes.',
};

describe('dates of the awards', () => {
  test.each([
    ['2025-10-02T23:59:59+05:00', 'coming'],
    ['2025-10-03T00:00:00+05:00', 'now'],
    ['2025-10-04T23:59:59+05:00', 'now'],
    ['2025-10-05T00:00:00+05:00', 'past'],
  ])('at %s the two judging days are %s, by the day in Karachi', (at, state) => {
    expect(milestoneState(judgingMilestone, new Date(at))).toBe(state);
  });

  // The dates are those of docs/product/content.md#d11.
  test.each(['freelancers', 'visionary'] as const)('%s: the four dates read as specified', (which) => {
    expect(getAward(which).timeline.map(milestoneDate)).toEqual([
      'Monday 15 September 2025',
      'Wednesday 1 October 2025',
      'Friday 3 and Saturday 4 October 2025',
      'Saturday 11 October 2025',
    ]);
  });
});
