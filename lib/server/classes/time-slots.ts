import type { OpeningHours, Weekday } from '../../../content/schema/opening-hours.ts';
import type { PartOfDay } from '../../../content/schema/search.ts';
import type { Batch } from '../../shared/classes/batch.ts';
import { classWeekdays, partOfDay } from '../../shared/classes/parts-of-day.ts';
import { formatClock, spansOf } from '../../shared/util/hours.ts';
import { classTimes } from '../catalogue/class-times.ts';
import { weekOn } from '../catalogue/opening-hours.ts';

type SlotReading = {
  /** `7 to 9 pm` */
  text: string;
  /** Undefined if the slot may mean two parts of the day or cannot be read. */
  part?: PartOfDay;
  /** The backend's text with am or pm added, for the specified column of a centre's page. */
  sent: string;
};

const halfDayMinutes = 12 * 60;
const fillerWords =
  /^(?:from|to|till|until|and|se|sey|ta|tak|baje|bajay|bje|hrs?|hours?|time|timings?|class)$/;
const partWords = new Map(
  classTimes.flatMap(({ time, words }) => (time ? words.map((word) => [word, time] as const) : [])),
);
/** Hours in which classes are held at a centre whose opening hours are not known. */
const usualHours = '07:00-22:00';

/** A time in minutes after midnight; `isExact` if the half of the day is written: `7pm`, `19:00`. */
type Clock = { minutes: number; isExact: boolean };

/** Reads `7`, `7:30`, `7.30` or `1930`; undefined for a time that does not exist. */
function readClock(digits: string): Clock | undefined {
  const match = /^(\d{1,2})(?:[:.]?(\d\d))?$/.exec(digits);
  const [hour, minute] = [Number(match?.[1]), Number(match?.[2] ?? 0)];
  if (!match || hour > 24 || minute > 59) return undefined;
  return { minutes: (hour % 24) * 60 + minute, isExact: hour > 12 || hour === 0 };
}

type SlotWords = { clocks: readonly Clock[]; half?: 'am' | 'pm' | undefined; hasHalf: boolean };

/** The one or two times in a slot, and the half of the day named by a word; undefined for a text with anything else. */
function readWords(slot: string): SlotWords | undefined {
  const tokens = slot
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/\b([ap])\.? ?m\b\.?/g, '$1m');
  const clocks: Clock[] = [];
  let slotHalf: SlotWords['half'];
  let hasHalf = false;
  for (const [token] of tokens.matchAll(/\d+(?:[:.]\d+)?|[\p{L}']+|[^\s,.()/–—-]/gu)) {
    const lastClock = clocks.at(-1);
    const part = partWords.get(token);
    const isHalf = /^(?:[ap]m?|noon)$/.test(token);
    if (/^\d/.test(token)) {
      const clock = readClock(token);
      if (!clock) return undefined;
      clocks.push(clock);
    } else if (isHalf && lastClock) {
      const halfStart = token.startsWith('a') ? 0 : halfDayMinutes;
      if (!lastClock.isExact)
        clocks.splice(-1, 1, { minutes: (lastClock.minutes % halfDayMinutes) + halfStart, isExact: true });
      hasHalf = true;
    } else if (part) slotHalf = part === 'morning' ? 'am' : 'pm';
    else if (!fillerWords.test(token)) return undefined;
  }
  return clocks.length === 1 || clocks.length === 2 ? { clocks, half: slotHalf, hasHalf } : undefined;
}

type Times = readonly [from: number, to: number];

/** The next time after `from` that a clock can mean. */
function timeAfter(from: number, { minutes, isExact }: Clock): number {
  const stepMinutes = isExact ? 2 * halfDayMinutes : halfDayMinutes;
  let time = minutes % stepMinutes;
  while (time <= from) time += stepMinutes;
  return time;
}

/** The possible meanings of a slot: at most two spans of time, each shorter than half a day. */
function meaningsOf({ clocks: [first, last], half }: SlotWords): readonly Times[] {
  if (!first) return [];
  const morningMinutes = first.minutes % halfDayMinutes;
  const startMinutes = first.isExact
    ? [first.minutes]
    : [morningMinutes, morningMinutes + halfDayMinutes].filter((from) => !half || half === halfOf(from));
  if (!last) return startMinutes.map((from) => [from, from]);
  return startMinutes
    .map((from): Times => [from, timeAfter(from, last)])
    .filter(([from, to]) => to - from < halfDayMinutes);
}

/** True if the centre is open at these times on one of the days, in its usual week or the week of the start. */
function isWithin(
  [from, to]: Times,
  { days, date }: Pick<Batch, 'days' | 'date'>,
  openingHours?: OpeningHours,
): boolean {
  const weeks = openingHours ? [openingHours.week, ...(date ? [weekOn(openingHours, date)] : [])] : [];
  const hours = openingHours
    ? weeks.flatMap((week) => classWeekdays[days].map((weekday) => week[weekday.toLowerCase() as Weekday]))
    : [usualHours];
  return hours.flatMap(spansOf).some(([opens, closes]) => from >= opens && to <= closes);
}

const halfOf = (minutes: number) => (minutes % (2 * halfDayMinutes) < halfDayMinutes ? 'am' : 'pm');

/** `7 to 9 pm`, `11 am to 1 pm` or `5 pm`. */
function formatTimes([from, to]: Times): string {
  const start = formatClock(from);
  if (from === to) return start;
  return `${halfOf(from) === halfOf(to) ? start.replace(/ [ap]m$/, '') : start} to ${formatClock(to)}`;
}

const plainSlot = /^[\d:.]+(?: ?(?:to|[–—-]) ?[\d:.]+)?(?: \(\w+\))?$/i;

/** The sent text with am or pm after plain times (`7 to 9 pm`), or in brackets: `19:00-21:00 (7 to 9 pm)`. */
function withHalves(slot: string, { clocks, hasHalf }: SlotWords, times: Times): string {
  if (hasHalf) return slot;
  if (!plainSlot.test(slot) || clocks.some(({ isExact }) => isExact))
    return `${slot} (${formatTimes(times)})`;
  const halves = times.map(halfOf);
  let index = -1;
  return slot.replaceAll(/\d+(?:[:.]\d+)?/g, (clock) => {
    index += 1;
    const isSaidLater = index < clocks.length - 1 && halves[0] === halves[1];
    return isSaidLater ? clock : `${clock} ${halves[index]}`;
  });
}

/** The words after the times of an unclear slot: `7 to 9, ask whether morning or evening`. */
export const askWhether = ', ask whether ';

/**
 * Reads the time of a class as clerks write it: `7 to 9`, `07:00 PM - 09:00 PM`, `19:00-21:00`, `sham 7 se 9`. Without
 * am or pm the opening hours decide; where they allow both or none, the text says that the centre must be asked.
 */
export function readSlot(
  slot: string,
  batch: Pick<Batch, 'days' | 'date'>,
  openingHours?: OpeningHours,
): SlotReading {
  const slotWords = slot.length <= 60 ? readWords(slot) : undefined;
  const possibleTimes = slotWords ? meaningsOf(slotWords) : [];
  const fittingTimes = possibleTimes.filter((times) => isWithin(times, batch, openingHours));
  const [times, secondTimes] = fittingTimes.length === 1 ? fittingTimes : possibleTimes;
  if (!slotWords || !times) return { text: slot, sent: slot };
  if (!secondTimes)
    return { text: formatTimes(times), part: partOfDay(times[0]), sent: withHalves(slot, slotWords, times) };
  const parts = [times, secondTimes].map(([from]) => partOfDay(from)).join(' or ');
  const question = `${askWhether}${parts}`;
  return { text: `${formatTimes(times).replaceAll(/ [ap]m/g, '')}${question}`, sent: `${slot}${question}` };
}
