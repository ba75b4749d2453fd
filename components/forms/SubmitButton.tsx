'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { useFormState } from './context';

type SubmitButtonProps = {
  children: ReactNode;
  /** Shown while sending, such as 'Registering...'. */
  busy: ReactNode;
  /** Keeps it shut, for a time the server asked for. */
  disabled?: boolean;
  className?: string;
};

/** Sends the form. While an attempt is under way it says so, stays focusable and does nothing. */
export function SubmitButton({ children, busy, disabled = false, className }: SubmitButtonProps) {
  const { sending } = useFormState();
  return (
    <Button
      type="submit"
      className={className}
      disabled={disabled}
      aria-disabled={sending || undefined}
      onClick={(event) => sending && event.preventDefault()}
    >
      {sending ? busy : children}
    </Button>
  );
}
