'use client';

import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/Button';
import { messages } from './messages';
import { removePass, isPassSaved, savePass } from './saved-passes';
import styles from './PassView.module.css';

type KeepPassProps = {
  /** Addresses of the images. */
  files: readonly string[];
};

type State =
  'unknown' | 'unavailable' | 'not-saved' | 'saving' | 'failed' | 'saved' | 'removed' | 'not-removed';

const sentences: Partial<Record<State, string>> = {
  saving: messages.saving,
  saved: messages.savedNow,
  failed: messages.notSaved,
  removed: messages.removedNow,
  'not-removed': messages.notRemoved,
};

/** Print, and save on this device; only on request, because a phone may be shared. */
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
          {messages.print}
        </Button>
        {/* One button for both actions, so that the focus stays on it. */}
        {state !== 'unavailable' && (
          <Button
            variant="outline"
            onClick={saved ? remove : save}
            aria-disabled={state === 'saving' || undefined}
          >
            {saved ? messages.removeFromThisDevice : messages.saveOnThisDevice}
          </Button>
        )}
      </div>
      <p className={styles.keepState} role="status">
        {sentences[state]}
      </p>
    </div>
  );
}
