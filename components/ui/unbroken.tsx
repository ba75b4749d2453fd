import type { ReactNode } from 'react';

/** A text whose words with a hyphen, such as Gulshan-e-Iqbal, stay on one line; browsers break them at the hyphen. */
export const unbroken = (text: string): ReactNode =>
  text.split(/([\p{L}\d]+(?:-[\p{L}\d]+)+,?)/u).map((part, index) =>
    index % 2 ? (
      <span key={index} className="unbroken">
        {part}
      </span>
    ) : (
      part
    ),
  );
