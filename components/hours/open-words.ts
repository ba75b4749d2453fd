import type { OpenTime } from '@/lib/server/content/opening-hours';
import { clockOf, type OpenWords } from '@/lib/shared/util/hours';
import { formatDayAndMonth } from '@/lib/shared/util/time';

const week = 7 * 24 * 60 * 60 * 1000;

/**
 * What to say during and before each time of being open, for a page made at an instant. The words name weekdays and clock
 * times only, so they stay true however old the page is; a day that is over a week after the last closing has its date.
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
