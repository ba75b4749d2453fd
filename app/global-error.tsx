'use client';

import { ErrorScreen, type ErrorScreenProps } from '@/components/errors/ErrorScreen';
import './globals.css';
import './primitives.css';

/** Shown if the root layout throws: a document without header and footer. */
export default function GlobalError(props: ErrorScreenProps) {
  return (
    <html lang="en">
      <body>
        <title>Unexpected Application Error!</title>
        <main id="main">
          <ErrorScreen {...props} />
        </main>
      </body>
    </html>
  );
}
