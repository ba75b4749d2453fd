'use client';

import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/Link';

type DisclosureProps = Omit<ComponentProps<typeof Link>, 'onClick' | 'onKeyDown' | 'role'> & {
  /** URL with the same content, for the link. */
  href: string;
  /** True for a button; before hydration it is a link. */
  isButton: boolean;
  open: boolean;
  /** Id of the element that the button opens. */
  controls: string;
  /** Name of the panel in `useHeaderState`, which returns the focus to this button. */
  opens: string;
  onToggle: () => void;
};

/**
 * Opens a part of the header. The same element before and after hydration, so that a press or focus during hydration is
 * not lost.
 */
export function Disclosure({
  isButton,
  open,
  controls,
  opens,
  onToggle,
  onPointerEnter,
  onFocus,
  ...rest
}: DisclosureProps) {
  return (
    <Link
      {...rest}
      {...(isButton && {
        role: 'button',
        'aria-expanded': open,
        'aria-controls': open ? controls : undefined,
        'data-opens': opens,
        onPointerEnter,
        onFocus,
        onClick: (event) => {
          event.preventDefault();
          onToggle();
        },
        onKeyDown: (event) => {
          if (event.key !== ' ') return;
          event.preventDefault();
          onToggle();
        },
      })}
    />
  );
}
