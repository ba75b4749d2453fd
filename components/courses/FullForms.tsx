import { Fragment } from 'react';
import { abbreviationParts } from '@/lib/server/catalogue/search/vocabulary';

/** A text in which abbreviations of content/glossary.ts are `<abbr>` with their full form, each once. */
export const TextWithFullForms = ({ children }: { children: string }) =>
  abbreviationParts(children).map(({ text, full }, index) => (
    <Fragment key={index}>{full ? <abbr title={full}>{text}</abbr> : text}</Fragment>
  ));

/** A line that spells out the abbreviations of a text, if any. */
export function FullForms({ text, className }: { text: string; className?: string | undefined }) {
  const expansions = abbreviationParts(text).flatMap(({ text: short, full }) =>
    full ? [`${short}: ${full}`] : [],
  );
  return expansions.length > 0 ? (
    <p className={className ?? 'muted small'}>{expansions.join(' · ')}</p>
  ) : null;
}
