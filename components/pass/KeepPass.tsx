'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import styles from './Pass.module.css';

/** Caches this page and its pictures for public/sw.js, once. False if the browser cannot, or the network fails. */
async function keepPass(imageUrls: readonly string[]): Promise<boolean> {
  if (!('caches' in window && 'serviceWorker' in navigator)) return false;
  try {
    await navigator.serviceWorker.register('/sw.js', { scope: '/pass/' });
    const cache = await caches.open('passes');
    const path = window.location.pathname;
    if (!(await cache.match(path, { ignoreVary: true }))) await cache.addAll([...imageUrls, path]);
    return true;
  } catch {
    return false;
  }
}

export function KeepPass({ imageUrls }: { imageUrls: readonly string[] }) {
  const [isKept, setKept] = useState(false);
  useEffect(() => void keepPass(imageUrls).then(setKept), [imageUrls]);
  return (
    <div className="stack gap-2 scriptOnly">
      <div>
        <Button variant="outline" onClick={() => window.print?.()}>
          Print
        </Button>
      </div>
      <p className={cx('small muted', styles.keepState)} role="status">
        {isKept && 'You can open this page without internet.'}
      </p>
    </div>
  );
}
