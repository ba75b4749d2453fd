'use client';

import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/Link';

type DisclosureProps = Omit<ComponentProps<typeof Link>, 'onClick' | 'onKeyDown' | 'role'> & {
  /** True to act as a button; false for a link, as before hydration. */
  isButton: boolean;
  isOpen: boolean;
  panelId: string;
  onToggle: () => void;
};

/** Opens a part of the header. Hydration keeps the same element, so that no press or focus is lost. */
export const Disclosure = ({ isButton, isOpen, panelId, onToggle, ...rest }: DisclosureProps) => (
  <Link
    {...rest}
    {...(isButton && {
      role: 'button',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? panelId : undefined,
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
