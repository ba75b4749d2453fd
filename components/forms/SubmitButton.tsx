'use client';

import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { useFormState } from './context';

type SubmitButtonProps = {
  children: ReactNode;
  /** Shown while sending, such as 'Registering...'. */
  busy: ReactNode;
  /** Disables the button, for the time of the server's Retry-After. */
  disabled?: boolean;
  className?: string;
};

/** Sends the form. While a request is pending it shows `busy`, stays focusable and ignores presses. */
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
