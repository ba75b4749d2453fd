'use client';

import { useRef, useState } from 'react';
import fieldStyles from '../Field.module.css';
import styles from '../PhotoField.module.css';
import buttonStyles from '@/components/ui/Button.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { Crop } from '@/lib/shared/photo/crop';
import type { PhotoEditor } from './PhotoEditor';

/** `photo`: as chosen, or adjusted. */
type AdjustPhotoProps = { photo: File; onChange: (photo: File) => void; onChooseOther: () => void };

const actionClass = cx('strong', textStyles.underlined, buttonStyles.bare, styles.action);

type Adjustment = { original: File; adjusted: File; crop: Crop };

export function AdjustPhoto({ photo, onChange, onChooseOther }: AdjustPhotoProps) {
  const [adjustment, setAdjustment] = useState<Adjustment>();
  // Not `lazy`, which would not load it again after a failure.
  const [Editor, setEditor] = useState<typeof PhotoEditor>();
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed');
  const opener = useRef<HTMLButtonElement>(null);
  const lastAdjustment = adjustment?.adjusted === photo ? adjustment : undefined;
  const original = lastAdjustment?.original ?? photo;

  const openEditor = async () => {
    setState('loading');
    try {
      const { PhotoEditor: LoadedEditor } = await import('./PhotoEditor');
      setEditor(() => LoadedEditor);
      setState('open');
    } catch {
      setState('failed');
    }
  };
  const keepAdjustment = (adjusted: File, crop: Crop) => {
    setAdjustment({ original, adjusted, crop });
    onChange(adjusted);
  };
  return (
    <>
      <button type="button" ref={opener} className={actionClass} onClick={() => void openEditor()}>
        Move, zoom or turn
      </button>
      {lastAdjustment && (
        <button
          type="button"
          className={actionClass}
          onClick={() => {
            opener.current?.focus();
            onChange(original);
          }}
        >
          Use the whole photo
        </button>
      )}
      <p role="status" className={cx('muted', fieldStyles.message, textStyles.anywhere)}>
        {state === 'loading' && <span>Opening the photo…</span>}
        {state === 'failed' && <span>We could not open the editor. We’ll use your photo as it is.</span>}
        {state === 'closed' && lastAdjustment && <span>Your pass shows the part you chose.</span>}
      </p>
      {state === 'open' && Editor && (
        <Editor
          photo={original}
          crop={lastAdjustment?.crop}
          onDone={keepAdjustment}
          onClose={() => setState((previousState) => (previousState === 'failed' ? previousState : 'closed'))}
          onFail={() => setState('failed')}
          onChooseOther={onChooseOther}
        />
      )}
    </>
  );
}
