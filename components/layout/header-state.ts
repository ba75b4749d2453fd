'use client';

import {
  createContext,
  useContext,
  useEffect,
  useEffectEvent,
  useState,
  type FocusEvent,
  type MouseEvent,
  type RefObject,
} from 'react';
import { useFragment } from '@/components/ui/browser/useFragment';

export type Panel = 'courses' | 'locations' | 'search';

type HeaderState = {
  /** The open panel, or undefined. */
  panel: Panel | undefined;
  /** True if the menu of narrow screens is open. */
  menuOpen: boolean;
  toggle: (panel: Panel) => void;
  toggleMenu: () => void;
  close: () => void;
};

const Context = createContext<HeaderState | undefined>(undefined);
export const HeaderProvider = Context.Provider;

/** The header's state, for its parts and the contents of its slots. */
export function useHeader(): HeaderState {
  const state = useContext(Context);
  if (!state) throw new Error('useHeader works inside the header only');
  return state;
}

const focusOpener = (root: HTMLElement | null, name: string) =>
  root?.querySelector<HTMLElement>(`[data-opens="${name}"]`)?.focus();

type Dismissal = { open: boolean; onEscape: () => void; onOutside: () => void };

/** Calls `onEscape` on Esc and `onOutside` on a press outside the element, while something is open. */
function useDismissal(root: RefObject<HTMLElement | null>, { open, onEscape, onOutside }: Dismissal) {
  const escape = useEffectEvent(onEscape);
  const outside = useEffectEvent(onOutside);
  useEffect(() => {
    if (!open) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) escape();
    };
    const onPointerDown = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) outside();
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', onPointerDown);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', onPointerDown);
    };
  }, [open, root]);
}

/**
 * At most one panel is open, by the ARIA disclosure pattern: Esc closes the innermost and focuses its button; a press
 * outside, focus leaving the header, or following a link closes everything.
 */
export function useHeaderState(root: RefObject<HTMLElement | null>) {
  const [panel, setPanel] = useState<Panel>();
  const [chosen, setMenuOpen] = useState<boolean>();
  // Keeps a menu open that its fragment opened before hydration.
  const isTarget = useFragment() === 'navigation';
  const menuOpen = chosen ?? isTarget;
  const open = menuOpen || panel !== undefined;

  const close = () => {
    setPanel(undefined);
    setMenuOpen(false);
  };
  const toggle = (name: Panel) => {
    if (name === 'search') setMenuOpen(false);
    setPanel(panel === name ? undefined : name);
  };
  const toggleMenu = () => {
    setPanel(undefined);
    setMenuOpen(!menuOpen);
  };
  const onEscape = () => {
    setPanel(undefined);
    if (!panel) setMenuOpen(false);
    focusOpener(root.current, panel ?? 'menu');
  };
  useDismissal(root, { open, onEscape, onOutside: close });

  const handlers = {
    onClick: (event: MouseEvent) => {
      if ((event.target as Element).closest('a:not([role=button])')) close();
    },
    onBlur: (event: FocusEvent) => {
      const next = event.relatedTarget;
      if (open && next instanceof Node && !root.current?.contains(next)) close();
    },
  };
  return { state: { panel, menuOpen, toggle, toggleMenu, close } satisfies HeaderState, handlers };
}
