'use client';

import { Failure, type FailureProps } from '@/components/errors/Failure';

/** Replaces a page that throws while rendering; header and footer remain. */
export default function ErrorPage(props: FailureProps) {
  return <Failure {...props} />;
}
