import { Fragment } from 'react';
import { abbreviationParts } from '@/lib/server/content/vocabulary';

/** A text of a list whose abbreviations (content/glossary.ts) have their full form, each once. */
export const Abbreviated = ({ children }: { children: string }) =>
  abbreviationParts(children).map(({ text, full }, index) => (
    <Fragment key={index}>{full ? <abbr title={full}>{text}</abbr> : text}</Fragment>
  ));

/** On the page of a course: the abbreviations of a text spelt out in a line of their own; nothing when it has none. */
export function SpeltOut({ text, className }: { text: string; className?: string | undefined }) {
  const told = abbreviationParts(text).flatMap(({ text: short, full }) =>
    full ? [`${short}: ${full}`] : [],
  );
  return told.length > 0 ? <p className={className ?? 'muted small'}>{told.join(' · ')}</p> : null;
}
