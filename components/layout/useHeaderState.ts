'use client';

import { useEffect, useEffectEvent, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import { useFragment } from '@/components/ui/browser/useFragment';

export type Panel = 'courses' | 'locations' | 'search';

/**
 * What is open in the header: the menu of narrow screens, and at most one panel. Esc closes the innermost and focuses
 * its button; a press outside, focus leaving the header, or following a link closes everything. A followed link
 * disappears with its panel, so the panel's button takes the focus, until RouteFocus moves it on a new page.
 */
export function useHeaderState(root: RefObject<HTMLElement | null>) {
  const [panel, setPanel] = useState<Panel>();
  const [chosen, setMenuOpen] = useState<boolean>();
  // Keeps a menu open that its fragment opened before hydration.
  const isTarget = useFragment() === 'navigation';
  const isMenuOpen = chosen ?? isTarget;
  const isOpen = isMenuOpen || panel !== undefined;

  const close = () => {
    setPanel(undefined);
    setMenuOpen(false);
  };
  const focusOpener = (index: 0 | -1) =>
    [...(root.current?.querySelectorAll<HTMLElement>('[aria-expanded=true]') ?? [])].at(index)?.focus();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    focusOpener(-1);
    setPanel(undefined);
    if (!panel) setMenuOpen(false);
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (!root.current?.contains(event.target as Node)) close();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listeners = new AbortController();
    const { signal } = listeners;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal });
    return () => listeners.abort();
  }, [isOpen]);

  return {
    panel,
    isMenuOpen,
    toggle: (name: Panel) => {
      if (name === 'search') setMenuOpen(false);
      setPanel(panel === name ? undefined : name);
    },
    toggleMenu: () => {
      setPanel(undefined);
      setMenuOpen(!isMenuOpen);
    },
    handlers: {
      onClick: (event: MouseEvent) => {
        if (!(event.target as Element).closest('a:not([role=button])')) return;
        focusOpener(0);
        close();
      },
      onBlur: (event: FocusEvent) => {
        const next = event.relatedTarget;
        if (isOpen && next instanceof Node && !root.current?.contains(next)) close();
      },
    },
  };
}
export type HeaderState = ReturnType<typeof useHeaderState>;
