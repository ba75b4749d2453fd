'use client';

import type { FailureProps } from '@/components/errors/Failure';
import { LazyFailure } from '@/components/errors/LazyFailure';

/** Shown when a page throws while rendering; header and footer remain. */
export default function ErrorPage(props: FailureProps) {
  return <LazyFailure {...props} />;
}
