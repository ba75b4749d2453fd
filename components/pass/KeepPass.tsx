'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { forgetPass, isKept, keepPass } from './saved-passes';
import styles from './KeepPass.module.css';

type KeepPassProps = {
  /** Addresses of the images. */
  files: readonly string[];
};

type State =
  'unknown' | 'unavailable' | 'not-kept' | 'keeping' | 'failed' | 'kept' | 'removed' | 'still-kept';

const sentences: Partial<Record<State, string>> = {
  keeping: 'Saving…',
  kept: 'Saved: this page opens on this device without a connection.',
  failed: 'It could not be saved. Please try again with a better connection.',
  removed: 'Removed: this page no longer opens without a connection.',
  'still-kept': 'It could not be removed. Please try again.',
};

/** Print, and save on this device; only on request, because a phone may be shared. */
export function KeepPass({ files }: KeepPassProps) {
  const ready = useHydrated();
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    let here = true;
    void isKept().then((kept) => {
      if (here) setState(kept === undefined ? 'unavailable' : kept ? 'kept' : 'not-kept');
    });
    return () => {
      here = false;
    };
  }, []);

  if (!ready) return null;
  const keep = async () => {
    setState('keeping');
    setState((await keepPass(files)) ? 'kept' : 'failed');
  };
  const forget = async () => {
    setState((await forgetPass(files)) ? 'removed' : 'still-kept');
  };
  const isHere = state === 'kept' || state === 'still-kept';
  return (
    <div className="stack gap-2">
      <div className="cluster gap-3">
        <Button look="outline" onClick={() => window.print()}>
          Print
        </Button>
        {/* One button for both actions, so that the focus stays on it. */}
        {state !== 'unknown' && state !== 'unavailable' && (
          <Button
            look="outline"
            onClick={isHere ? forget : keep}
            aria-disabled={state === 'keeping' || undefined}
          >
            {isHere ? 'Remove from this device' : 'Save on this device'}
          </Button>
        )}
      </div>
      <p className={styles.state} role="status">
        {sentences[state]}
      </p>
    </div>
  );
}
