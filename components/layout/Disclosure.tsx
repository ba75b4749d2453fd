'use client';

import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/Link';

type DisclosureProps = Omit<ComponentProps<typeof Link>, 'onClick' | 'onKeyDown' | 'role'> & {
  /** The page or fragment with the same content, for the link. */
  href: string;
  /** Whether it is a button; before hydration it is a link. */
  isButton: boolean;
  open: boolean;
  /** Id of the element that the button opens. */
  controls: string;
  /** The button's name in `useHeaderState`, which returns the focus to it. */
  opens: string;
  onToggle: () => void;
};

/**
 * Opens a part of the header. It is one element before and after hydration, so that a press or the focus at that moment is
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
