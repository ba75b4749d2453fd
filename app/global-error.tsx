'use client';

import type { FailureProps } from '@/components/errors/Failure';
import { LazyFailure } from '@/components/errors/LazyFailure';
import { messages } from '@/components/errors/messages';
import './globals.css';
import './primitives.css';

/** Shown when the root layout throws: a complete document without header and footer. */
export default function GlobalError(props: FailureProps) {
  return (
    <html lang="en">
      <body>
        <title>{messages.unexpectedApplicationError}</title>
        <main id="main">
          <LazyFailure {...props} />
        </main>
      </body>
    </html>
  );
}
