'use client';

import { Failure, type FailureProps } from '@/components/errors/Failure';

/** Shown when a page throws while rendering; header and footer remain. */
export default function ErrorPage(props: FailureProps) {
  return <Failure {...props} />;
}
