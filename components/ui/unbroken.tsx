import type { ReactNode } from 'react';

/** A text whose prices and words with a hyphen, such as Gulshan-e-Iqbal, stay on one line. */
export const unbroken = (text: string): ReactNode =>
  text.split(/([\p{L}\d]+(?:-[\p{L}\d]+)+,?|PKR [\d,–\u2060]+)/u).map((part, index) =>
    index % 2 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
