'use client';

import { Failure, type FailureProps } from '@/components/errors/Failure';
import './globals.css';
import './primitives.css';

/** Shown if the root layout throws: a document without header and footer. */
export default function GlobalError(props: FailureProps) {
  return (
    <html lang="en">
      <body>
        <title>Unexpected Application Error!</title>
        <main id="main">
          <Failure {...props} />
        </main>
      </body>
    </html>
  );
}
