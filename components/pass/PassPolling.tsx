'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/Button';

/** Seconds between polls, about four minutes in total; then the button and the email remain. */
const pausesSeconds = [2, 3, 5, 5, 10, 10, 15, 20, 30, 30, 60, 60];

/** Polls while a registration is being processed; without JavaScript the visitor checks with the link. */
export function PassPolling({ path }: { path: string }) {
  const router = useRouter();
  const [pollCount, setPollCount] = useState(0);
  useEffect(() => {
    const seconds = pausesSeconds[pollCount];
    if (seconds === undefined) return undefined;
    const timer = setTimeout(() => {
      router.refresh();
      setPollCount((count) => count + 1);
    }, seconds * 1000);
    return () => clearTimeout(timer);
  }, [router, pollCount]);

  return (
    <>
      {/* data-wait: the scripts of this page load without a touch (lib/shared/loader). */}
      <p role="status" className="visuallyHidden" data-wait="">
        {pollCount > 0 ? 'Still finishing your registration.' : ''}
      </p>
      <ButtonLink href={path} variant="outline">
        Check again
      </ButtonLink>
    </>
  );
}
