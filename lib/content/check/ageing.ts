import { endOf, formatDay } from '../../foundation/time.ts';
import { instantOf } from '../editions.ts';
import type { EventsContent } from '../schema/events.ts';
import type { Notice } from '../schema/notices.ts';
import type { OpeningHours } from '../schema/opening-hours.ts';
import { problemAt } from './contradictions.ts';
import type { Contents, Problem } from './problem.ts';
import { recordsOf } from './references.ts';

/** What holds for a time: a warning two weeks before it ends, and once it is over. Runs on content whose shape is right. */

/** How long before its end a warning begins, in milliseconds. */
const warningTime = 14 * 24 * 60 * 60 * 1000;

const noticesFile = 'content/notices.ts';
const hoursFile = 'content/opening-hours.ts';
const eventsFile = 'content/events.ts';

/** The sentence for something that ends at an instant; undefined while that is over two weeks away. */
function endSentence(what: string, ends: number, now: Date, then: string): string | undefined {
  const left = ends - now.getTime();
  if (left > warningTime) return undefined;
  // A whole day ends with its last millisecond, not with the midnight after it.
  const day = formatDay(new Date(ends - 1));
  return left > 0 ? `${what} ends on ${day}: ${then}` : `${what} is over since ${day}: ${then}`;
}

function endings(contents: Contents, now: Date): Problem[] {
  const warn = (file: string, path: readonly string[], sentence: string | undefined): Problem[] =>
    sentence ? [problemAt(contents, file, path, sentence, 'warning')] : [];
  const notices = recordsOf(contents, noticesFile) as unknown as Notice[];
  const hours = recordsOf(contents, hoursFile) as unknown as OpeningHours[];
  const events = (contents[eventsFile]?.events ?? []) as EventsContent;
  return [
    ...notices.flatMap(({ until }, index) =>
      warn(
        noticesFile,
        ['notices', String(index), 'until'],
        endSentence('the notice', endOf(until), now, 'delete it, or give it a later day'),
      ),
    ),
    ...hours.flatMap(({ other }, index) =>
      other.flatMap(({ name, until }, place) =>
        warn(
          hoursFile,
          ['openingHours', String(index), 'other', String(place), 'until'],
          endSentence(name, endOf(until), now, 'then the usual hours hold; write the next, or delete it'),
        ),
      ),
    ),
    // An event that is over is a warning only while its form is open, which is a contradiction of its own.
    ...events.flatMap(({ day, to }, index) => {
      const ends = Date.parse(instantOf(day, to));
      const isLatest = events.every((other) => other.day <= day);
      return ends < now.getTime() || !isLatest
        ? []
        : warn(
            eventsFile,
            ['events', String(index), 'day'],
            endSentence('the event', ends, now, 'is the next one known?'),
          );
    }),
  ];
}

/** Centres whose hours stand in two items. */
function doubled(contents: Contents): Problem[] {
  const first = new Map<string, string>();
  return (recordsOf(contents, hoursFile) as unknown as OpeningHours[]).flatMap(({ slug, centres }, index) =>
    centres.flatMap((centre, place) => {
      const other = first.get(centre);
      first.set(centre, slug);
      const path = ['openingHours', String(index), 'centres', String(place)];
      return other === undefined
        ? []
        : [problemAt(contents, hoursFile, path, `has its opening hours in ${other} already`)];
    }),
  );
}

/** Warnings of what ends within two weeks or is over, and centres with two opening hours. */
export const ageing = (contents: Contents, now: Date): Problem[] => [
  ...doubled(contents),
  ...endings(contents, now),
];
