'use client';

import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';

type SubmitButtonProps = {
  children: ReactNode;
  /** Shown while sending, such as 'Registering...'. */
  busy: ReactNode;
  /** Disables the button, for the server's Retry-After. */
  disabled?: boolean;
  className?: string;
};

/** Submits the form. During a request it shows `busy`, stays focusable and ignores presses. */
export function SubmitButton({ children, busy, disabled = false, className }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <Button
      type="submit"
      className={className}
      disabled={disabled}
      aria-disabled={isSubmitting || undefined}
      onClick={(event) => isSubmitting && event.preventDefault()}
    >
      {isSubmitting ? busy : children}
    </Button>
  );
}
