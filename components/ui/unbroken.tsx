import type { ReactNode } from 'react';
import textStyles from './Text.module.css';

const onOneLine = (part: string, index: number): ReactNode => (
  <span key={index} className={textStyles.unbroken}>
    {part}
  </span>
);

/** Prices, dates, ranges such as `40 to 158`, and words with a hyphen, such as Gulshan-e-Iqbal. */
const unbrokenParts =
  /([\p{L}\d]+(?:-[\p{L}\d]+)+,?|PKR [\d,–\u2060]+|\d{1,2} \p{Lu}\p{L}+ \d{4}|\d+ to \d+)/u;

/** A text whose `unbrokenParts` stay on one line each. */
export const unbroken = (text: string): ReactNode =>
  text.split(unbrokenParts).map((part, index) => (index % 2 ? onOneLine(part, index) : part));

/** A text such as `Johar Town, Lahore` or `Classes: Landhi and 2 more` whose places stay on one line each. */
export const unbrokenPlaces = (text: string): ReactNode =>
  text
    .split(/(.*: |, | (?=and ))/)
    .map((part, index) => (index % 2 === 0 && /[ -]/.test(part) ? onOneLine(part, index) : part));
