'use client';

import { lazy, Suspense } from 'react';
import type { FailureProps } from './Failure';
import { messages } from './messages';

/** What is there before `Failure` has loaded, and instead of it when it cannot. */
const Plain = () => (
  <>
    <h1 tabIndex={-1}>{messages.unexpectedApplicationError}</h1>
    {/* A full page load, so that no broken client state remains. */}
    {/* eslint-disable-next-line @next/next/no-html-link-for-pages */}
    <a href="/">{messages.goToTheHomePage}</a>
  </>
);

const Loaded = lazy(() =>
  import('./Failure').then(
    ({ Failure }) => ({ default: Failure }),
    () => ({ default: Plain }),
  ),
);

/** `Failure`, loaded only when it is shown: every page would carry its code otherwise. */
export const LazyFailure = (props: FailureProps) => (
  <Suspense fallback={<Plain />}>
    <Loaded {...props} />
  </Suspense>
);
