'use client';

import { Failure, type FailureProps } from '@/components/errors/Failure';

/** A page threw while it was rendered. Header and footer stay. */
export default function ErrorPage(props: FailureProps) {
  return <Failure {...props} />;
}
