'use client';

import { Button } from '@/components/ui/Button';
import type { Progress } from '@/components/forms/send';
import type { FormName } from '@/lib/shared/registration/fields';
import { messages } from './messages';
import styles from './RegistrationForm.module.css';

const textOf = (progress: Progress, form: FormName): string => {
  switch (progress.kind) {
    case 'uploading':
      return messages.sendingAnswers;
    case 'reconnecting':
      return messages.connectionDropped;
    case 'waiting':
      return form === 'vip' ? messages.sendingYourApplication : messages.drawingYourPass;
    case 'finishing':
      return progress.message;
  }
};

type SendingNoticeProps = { form: FormName; progress: Progress; onCancel: () => void };

/** The progress of sending, announced once per step, with a bar during the upload and a cancel button. */
export function SendingNotice({ form, progress, onCancel }: SendingNoticeProps) {
  const uploading = progress.kind === 'uploading';
  return (
    <div className={styles.progress}>
      <p role="status">{textOf(progress, form)}</p>
      {uploading && (
        <progress max={1} value={progress.part} aria-label={messages.upload}>
          {Math.round(progress.part * 100)}%
        </progress>
      )}
      {(uploading || progress.kind === 'reconnecting') && (
        <Button variant="quiet" onClick={onCancel}>
          {messages.cancel}
        </Button>
      )}
    </div>
  );
}
