'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { removePass, isPassSaved, savePass } from './saved-passes';
import styles from './PassView.module.css';

type KeepPassProps = {
  /** URLs of the images. */
  files: readonly string[];
};

type State =
  'unknown' | 'unavailable' | 'not-saved' | 'saving' | 'failed' | 'saved' | 'removed' | 'not-removed';

const sentences: Partial<Record<State, string>> = {
  saving: 'Saving…',
  saved: 'Saved. You can now open this page without internet.',
  failed: 'We could not save it. Try again with a better connection.',
  removed: 'Removed. This page now needs internet.',
  'not-removed': 'We could not remove it. Please try again.',
};

/** Prints or saves the pass on this device; saves only on request, because a phone may be shared. */
export function KeepPass({ files }: KeepPassProps) {
  const [state, setState] = useState<State>('unknown');
  useEffect(() => {
    let mounted = true;
    void isPassSaved().then((saved) => {
      if (mounted) setState(saved === undefined ? 'unavailable' : saved ? 'saved' : 'not-saved');
    });
    return () => {
      mounted = false;
    };
  }, []);

  const save = async () => {
    setState('saving');
    setState((await savePass(files)) ? 'saved' : 'failed');
  };
  const remove = async () => {
    setState((await removePass(files)) ? 'removed' : 'not-removed');
  };
  const saved = state === 'saved' || state === 'not-removed';
  return (
    <div className="stack gap-2 scriptOnly">
      <div className="cluster gap-3">
        <Button variant="outline" onClick={() => window.print?.()}>
          Print
        </Button>
        {/* One button for both actions, so that it keeps the focus. */}
        {state !== 'unavailable' && (
          <Button
            variant="outline"
            onClick={saved ? remove : save}
            aria-disabled={state === 'saving' || undefined}
          >
            {saved ? 'Remove from this device' : 'Save on this device'}
          </Button>
        )}
      </div>
      <p className={styles.keepState} role="status">
        {sentences[state]}
      </p>
    </div>
  );
}
