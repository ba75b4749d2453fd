'use client';

import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/Button';

/** Seconds between polls, growing, about four minutes in all; after that the button and the e-mail remain. */
const waits = [2, 3, 5, 5, 10, 10, 15, 20, 30, 30, 60, 60];

/** Reloads the state by itself while a registration is being finished; without JavaScript a link does. */
export function Waiting({ path }: { path: string }) {
  const router = useRouter();
  const [turn, setTurn] = useState(0);
  const wait = waits[turn];
  useEffect(() => {
    if (wait === undefined) return undefined;
    const timer = setTimeout(() => {
      router.refresh();
      setTurn((count) => count + 1);
    }, wait * 1000);
    return () => clearTimeout(timer);
  }, [router, wait]);

  return (
    <>
      <p role="status" className="visuallyHidden">
        {turn > 0 ? 'Still finishing your registration.' : ''}
      </p>
      <ButtonLink href={path} look="outline">
        Check again
      </ButtonLink>
    </>
  );
}
