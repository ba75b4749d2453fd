import type { Centre } from '../../../content/schema/centres.ts';
import type { Edition } from '../../../content/schema/events.ts';
import type { Site } from '../../../content/schema/site.ts';
import { photoNeeds } from '../../shared/photo/photo-rules.ts';
import { keptFor } from '../../shared/retention.ts';
import { type Facts } from '../../shared/util/fill.ts';
import { clockMinutes, formatClock } from '../../shared/util/hours.ts';
import { capitalised } from '../../shared/util/text.ts';
import { formatDay, formatWeekday } from '../../shared/util/time.ts';
import { type FeePart, feeParts, formatAmount, type FeeFacts } from './fees.ts';

/** Facts that count the items of a list of content. `nouns` follow them in texts, separated by `|`. */
const counts = {
  careerDiplomas: { list: 'career', nouns: 'diplomas' },
  diplomaSemesters: { list: 'diplomaSemesters', nouns: 'semesters' },
  acnProCourses: { list: 'acnPro', nouns: 'courses' },
  smartProCourses: { list: 'smartPro', nouns: 'courses' },
  shortCourses: { list: 'shortCourses', nouns: 'courses' },
  englishLevels: { list: 'english', nouns: 'levels' },
  shortCourseCards: { list: 'shortCourseCards', nouns: 'courses|cards' },
  standAloneCourses: { list: 'standAloneCourses', nouns: 'courses' },
  feedbackQuestions: { list: 'feedbackQuestions', nouns: 'questions|answers' },
} as const;

type CountedLists = Readonly<Record<(typeof counts)[keyof typeof counts]['list'], readonly unknown[]>>;
/** A card without `facts` shows a course of another list. */
type PricedCourses = readonly { facts?: FeeFacts }[];
type FactSources = Record<'career' | 'shortCourses' | 'shortCourseCards' | 'english', PricedCourses> &
  Record<'acnPro' | 'smartPro' | 'standAloneCourses', readonly unknown[]> & {
    site: Site;
    edition: Edition;
    centres: readonly Centre[];
    /** Both diplomas have equally many semesters. */
    adse: { semesters: readonly unknown[] };
    feedback: { questions: object };
  };

const numberWords =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );
/** `8` becomes `eight`, 0 `no`; numbers above twenty keep their digits. */
const inWords = (count: number): string => numberWords[count] ?? String(count);

/** The counts, also capitalised for the start of a sentence: `{shortCourses}` is eight, `{ShortCourses}` is Eight. */
const countFacts = (lists: CountedLists): Facts =>
  Object.fromEntries(
    Object.entries(counts).flatMap(([name, { list }]) => {
      const words = inWords(lists[list].length);
      return [
        [name, words],
        [capitalised(name), capitalised(words)],
      ];
    }),
  );

/** The range of fees, without invisible characters, which texts must not have. Courses without a fee are left out. */
const feeRange = (courses: PricedCourses, unit: FeePart['unit']): string => {
  const pricedCourses = courses.flatMap(({ facts }) => (facts?.fee ? facts : []));
  const part = feeParts(pricedCourses).find((feePart) => feePart.unit === unit);
  if (!part) return 'a fee that your centre tells you';
  return `${formatAmount(part.amount)} ${unit}`.replace('\u2060', '').replace('\u00a0', ' ');
};

/** True for facts of the event, which change when the next edition is shown. */
export const isEventFact = (name: string): boolean => /^(event|conference)[A-Z]/.test(name);

/** All facts that texts may name in braces. */
export function factsOf({ site, edition, centres, feedback, adse, ...lists }: FactSources): Facts {
  const diplomaMonths = lists.career.flatMap(({ facts }) => facts?.months ?? []);
  return {
    ...site.statistics,
    helpline: site.helpline,
    ...Object.fromEntries(Object.entries(keptFor).map(([name, time]) => [`${name}Kept`, time])),
    photoNeeds,
    eventName: edition.name,
    eventYear: edition.day.slice(0, 4),
    eventDay: formatWeekday(edition.day),
    eventDate: formatDay(edition.day),
    eventVenue: edition.venue.name,
    eventCity: edition.venue.city,
    eventGate: edition.gate,
    eventLastEntry: formatClock(clockMinutes(edition.lastEntry) ?? 0),
    eventBring: edition.bring.join(', '),
    conferenceName: edition.conference.name,
    centresListed: String(centres.length),
    diplomaFees: feeRange(lists.career, 'a\u00a0month'),
    diplomaMonths: formatAmount([Math.min(...diplomaMonths), Math.max(...diplomaMonths)], 'figures'),
    shortCourseFees: feeRange(lists.shortCourses, 'in\u00a0all'),
    shortCourseCardFees: feeRange(lists.shortCourseCards, 'in\u00a0all'),
    englishFees: feeRange(lists.english, 'in\u00a0all'),
    ...countFacts({
      ...lists,
      diplomaSemesters: adse.semesters,
      feedbackQuestions: Object.keys(feedback.questions),
    }),
  };
}

/** Returns a function that finds a count which a text writes out instead of naming the fact: `eight short courses`. */
export function countFinder(facts: Facts): (text: string) => { words: string; fact: string } | undefined {
  const patterns = Object.entries(counts).flatMap(([fact, { nouns }]) => {
    const word = facts[fact];
    if (!word) return [];
    const number = Math.max(numberWords.indexOf(word), Number.parseInt(word, 10) || 0);
    return [{ fact, pattern: new RegExp(`\\b(?:${word}|${number})(?: [a-z-]+){0,2} (?:${nouns})\\b`, 'i') }];
  });
  return (text) => {
    for (const { fact, pattern } of patterns) {
      const matchedWords = pattern.exec(text)?.[0];
      if (matchedWords) return { words: matchedWords, fact };
    }
    return undefined;
  };
}

/** The number in a figure: `87K+` is 87,000, `125 K` 125,000, `6.4 million` 6,400,000; NaN for any other text. */
export function parseFigure(figure: string): number {
  const [, digits = '', unit = ''] = /^([\d.,]+)\s*(K|M|million)?\+?$/.exec(figure) ?? [];
  const scale = { '': 1, K: 1_000, M: 1_000_000, million: 1_000_000 }[unit] ?? NaN;
  return digits === '' ? NaN : Math.round(Number(digits.replaceAll(',', '')) * scale);
}
