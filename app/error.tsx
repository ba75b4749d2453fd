'use client';

import { ErrorScreen, type ErrorScreenProps } from '@/components/errors/ErrorScreen';

/** Replaces a page that throws while rendering; header and footer remain. */
export default function ErrorPage(props: ErrorScreenProps) {
  return <ErrorScreen {...props} />;
}
