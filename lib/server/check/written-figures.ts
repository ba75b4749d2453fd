import type { Course } from '../../../content/schema/courses.ts';
import type { Facts } from '../../shared/util/fill.ts';
import { countFinder } from '../catalogue/derive-facts.ts';
import type { Contents } from './problem.ts';
import { itemFiles, recordsOf } from './references.ts';

/** Figures that texts must take from facts, as they read when written by hand, with the facts to use instead. */
const figurePatterns: readonly (readonly [words: RegExp, facts: string])[] = [
  [
    /\b(?:\d[\d,.]*\+?|(?:twenty|thirty|forty)(?:-\w+)?) (?:[A-Z]\w+ )?cent(?:re|er)s\b/i,
    '{centresInPakistan}, {centresListed}, {centres} or {centresWorldwide}',
  ],
  [/\b\d+ countries\b/, '{countries}'],
  [/\b\d+ continents\b/, '{continents}'],
  [/\b[\d.,]+ million students\b/, '{students}'],
  [/\b\d+K?\+? placements\b/, '{placements}'],
  [/\b[\d,]+\+? recruitment partners\b/, '{recruitmentPartners}'],
  [/\b\d+ [KM] (?:\w+ )?alumni\b/, '{alumniWorldwide} or {alumniInPakistan}'],
];

/** One or more figures of hours: `40 hours`, `124, 140 or 158 hours`, `48–60 hours`. */
const hoursPattern = /\b(\d\d+(?:(?:–|, | or | to )\d+)*)[ -]hours?\b/g;
/** Figures below this are lengths of classes, not of courses. */
const minCourseHours = 20;

/**
 * Returns a function that says what is wrong with a text, or undefined: a figure that should be a fact, or hours that
 * no course takes.
 */
export function writtenFigureFinder(
  contents: Contents,
  facts: Facts = {},
): (text: string) => string | undefined {
  const courses = itemFiles.flatMap((file) => recordsOf<Course>(contents, file));
  const lengths = new Set(courses.map(({ time }) => Number.parseInt(time ?? '', 10)));
  const findCount = countFinder(facts);
  return (text) => {
    const figure = figurePatterns.find(([words]) => words.test(text));
    if (figure)
      return `states ${figure[0].exec(text)?.[0]} by hand: write ${figure[1]}, so that it changes everywhere at once`;
    const count = findCount(text);
    if (count)
      return `states ${count.words} by hand: write {${count.fact}}, so that it changes everywhere at once`;
    const numbers = [...text.matchAll(hoursPattern)].flatMap(([, hours = '']) => hours.match(/\d+/g) ?? []);
    const wrong = numbers.find((number) => Number(number) >= minCourseHours && !lengths.has(Number(number)));
    if (wrong) return `states ${wrong} hours, which no course in content/courses/ takes`;
    return facts.helpline && text.includes(facts.helpline)
      ? 'writes the helpline by hand: write {helpline}'
      : undefined;
  };
}
