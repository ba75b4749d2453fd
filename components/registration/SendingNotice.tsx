'use client';

import { Button } from '@/components/ui/Button';
import type { Progress } from '@/components/forms/send';
import type { FormName } from '@/lib/shared/registration/fields';
import { cx } from '@/components/ui/cx';
import styles from './RegistrationForm.module.css';
import { useEffect, useState } from 'react';
import { nowMs } from '@/lib/shared/util/time';

const textOf = (progress: Progress, form: FormName): string => {
  switch (progress.kind) {
    case 'uploading':
      return 'Sending your answers and photo';
    case 'reconnecting':
      return 'Connection lost. Your answers are safe and we are trying again.';
    case 'waiting':
      return form === 'vip' ? 'Sending your application' : 'Making your pass';
    case 'finishing':
      return progress.message;
  }
};

type SendingNoticeProps = { form: FormName; progress: Progress; onCancel: () => void };

/** The progress of sending, announced once per step, with a bar during the upload and a cancel button. */
export function SendingNotice({ form, progress, onCancel }: SendingNoticeProps) {
  const uploading = progress.kind === 'uploading';
  return (
    <div className={cx('stack gap-2', styles.progress)}>
      <p role="status">{textOf(progress, form)}</p>
      {uploading && (
        <progress max={1} value={progress.part} aria-label="Upload">
          {Math.round(progress.part * 100)}%
        </progress>
      )}
      {(uploading || progress.kind === 'reconnecting') && (
        <Button variant="quiet" onClick={onCancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

/** End of an event in ms since the epoch, and the sentence to show then. */
export type Ending = { at: number; sentence: string };

/** Note in a form left open until its event was over, shown when the visitor returns to it or sends it. */
export function EventOverNote({ at, sentence }: Ending) {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const look = () => setOver(nowMs() >= at);
    const events = ['focus', 'visibilitychange', 'submit'] as const;
    // Focus does not bubble, so all three are handled in the capture phase.
    for (const event of events) window.addEventListener(event, look, true);
    return () => {
      for (const event of events) window.removeEventListener(event, look, true);
    };
  }, [at]);
  return <p role="status">{isOver && sentence}</p>;
}
