'use client';

import { useEffect, useEffectEvent, useState, type FocusEvent, type MouseEvent, type RefObject } from 'react';
import { useFragment } from '@/components/ui/browser/useFragment';

export type PanelName = 'courses' | 'locations' | 'search';

/**
 * What is open in the header: the menu of narrow screens, and at most one panel. Esc closes the innermost and focuses
 * its button; a press outside, focus leaving the header, or following a link closes everything. A followed link
 * disappears with its panel, so the control that opened it takes the focus, until RouteFocus moves it on a new page.
 */
export function useHeaderState(root: RefObject<HTMLElement | null>) {
  const [panel, setPanel] = useState<PanelName>();
  const [menuChoice, setMenuChoice] = useState<boolean>();
  // Keeps a menu open that its fragment opened before hydration.
  const isMenuInFragment = useFragment() === 'navigation';
  const isMenuOpen = menuChoice ?? isMenuInFragment;
  const isOpen = isMenuOpen || panel !== undefined;

  const closeAll = () => {
    setPanel(undefined);
    setMenuChoice(false);
  };
  const focusOpener = (index: 0 | -1) =>
    [...(root.current?.querySelectorAll<HTMLElement>('[aria-expanded=true]') ?? [])].at(index)?.focus();
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    focusOpener(-1);
    setPanel(undefined);
    if (!panel) setMenuChoice(false);
  });
  const onPointerDown = useEffectEvent((event: PointerEvent) => {
    if (!root.current?.contains(event.target as Node)) closeAll();
  });
  useEffect(() => {
    if (!isOpen) return;
    const listenersAbort = new AbortController();
    const { signal } = listenersAbort;
    document.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    document.addEventListener('pointerdown', (event) => onPointerDown(event), { signal });
    return () => listenersAbort.abort();
  }, [isOpen]);

  return {
    panel,
    isMenuOpen,
    togglePanel: (name: PanelName) => {
      if (name === 'search') setMenuChoice(false);
      setPanel(panel === name ? undefined : name);
    },
    toggleMenu: () => {
      setPanel(undefined);
      setMenuChoice(!isMenuOpen);
    },
    handlers: {
      onClick: (event: MouseEvent) => {
        if (!(event.target as Element).closest('a:not([role=button])')) return;
        focusOpener(0);
        closeAll();
      },
      onBlur: (event: FocusEvent) => {
        const focusTarget = event.relatedTarget;
        if (isOpen && focusTarget instanceof Node && !root.current?.contains(focusTarget)) closeAll();
      },
    },
  };
}
export type HeaderState = ReturnType<typeof useHeaderState>;
