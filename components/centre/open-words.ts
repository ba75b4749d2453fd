import type { OpenTime } from '@/lib/server/content/opening-hours';
import { clockOf, type OpenWords } from '@/lib/shared/util/hours';
import { formatDayAndMonth } from '@/lib/shared/util/time';

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * Texts during and before each interval of being open, for a page rendered at an instant. They name weekdays and clock
 * times only, so they stay correct in an old page; a day over a week after the last closing has its date.
 */
export function openWords(times: readonly OpenTime[], at: Date): readonly OpenWords[] {
  return times.map(({ opens, closes }, index) => {
    const { weekday, day } = formatDayAndMonth(new Date(opens));
    const closedSince = times[index - 1]?.closes ?? at.getTime();
    const opensOn = opens - closedSince < week - 24 * 60 * 60 * 1000 ? weekday : `${weekday} ${day}`;
    return [
      opens / 60_000,
      closes / 60_000,
      `Open now, until ${clockOf(closes)}`,
      `Closed now. Opens ${opensOn} at ${clockOf(opens)}`,
    ];
  });
}
