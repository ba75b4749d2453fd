import type { BatchTime } from '../../shared/batches/labels.ts';

/** A time such as `9`, `5:30pm` or `08.30`. */
const clock = /(\d{1,2})(?:[:.]\d\d)?\s*([ap])?/gi;
/** First and last hour at which a class starts. */
const [earliest, latest] = [7, 20];

/** Hours of the day that a time can mean: two without am or pm. */
const hoursOf = (hour: number, half: string | undefined): readonly number[] =>
  hour > 12
    ? [hour]
    : [0, 12].filter((add) => !half || (half === 'p') === add > 0).map((add) => (hour % 12) + add);

/**
 * Times of day at which a class with a slot such as `11 to 1`, `9 to 11 pm` or `17:00` can start: morning before 12,
 * afternoon before 17, then evening. Both for a start that can be am and pm; none for a slot without a time.
 */
export function timesOfDay(slot: string): readonly BatchTime[] {
  const [from, to] = [...slot.slice(0, 60).toLowerCase().matchAll(clock)];
  if (!from || Number(from[1]) > 24) return [];
  const starts = hoursOf(Number(from[1]), from[2]);
  const [ends, ...others] = to ? hoursOf(Number(to[1]), to[2]) : [];
  const usual = starts.filter((hour) => hour >= earliest && hour <= latest);
  // The end may say which half of the day is meant: `9 to 11 pm`.
  const before = others.length === 0 && ends ? starts.filter((hour) => hour < ends).slice(-1) : usual;
  const possible = starts.length === 1 ? starts : before;
  return [...new Set(possible.map((hour) => (hour < 12 ? 'morning' : hour < 17 ? 'afternoon' : 'evening')))];
}
