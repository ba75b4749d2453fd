import { Fragment, type ReactNode } from 'react';
import { ExternalLink } from './ExternalLink';
import { Link } from './Link';

type Part = string | ((label: string) => ReactNode);

function elementOf(label: string, part: Part | undefined): ReactNode {
  if (typeof part !== 'string') return part?.(label);
  return part.startsWith('/') ? (
    <Link href={part}>{label}</Link>
  ) : (
    <ExternalLink href={part}>{label}</ExternalLink>
  );
}

/** A sentence whose bracketed parts become, in order, links to `parts` or what these functions return. */
export function withParts(sentence: string, ...parts: readonly Part[]): ReactNode {
  const sentenceParts = sentence.split(/[[\]]/);
  if (sentenceParts.length === 1) return sentence;
  return sentenceParts.map((text, index) =>
    index % 2 === 0 ? (
      text && <span key={index}>{text}</span>
    ) : (
      <Fragment key={index}>{elementOf(text, parts[(index - 1) / 2])}</Fragment>
    ),
  );
}
