import { Fragment, type ReactNode } from 'react';

/**
 * A sentence with the parts that stand in brackets made into elements, in their order:
 * `withParts('Or [find a centre].', (label) => <a href="/locations">{label}</a>)`.
 */
export const withParts = (
  sentence: string,
  ...elements: readonly ((label: string) => ReactNode)[]
): ReactNode =>
  sentence
    .split(/[[\]]/)
    .map((part, index) => (
      <Fragment key={index}>{index % 2 === 0 ? part : elements[(index - 1) / 2]?.(part)}</Fragment>
    ));
