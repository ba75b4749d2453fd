'use client';

import { useSyncExternalStore } from 'react';
import type { Menus } from '@/lib/server/content/menus';
import { getJson } from '@/lib/shared/util/get-json';

type State = { kind: 'idle' | 'loading' | 'failed' } | { kind: 'ready'; menus: Menus };

let state: State = { kind: 'idle' };
const listeners = new Set<() => void>();

function update(next: State) {
  state = next;
  listeners.forEach((notify) => notify());
}

/** Fetches /menu.json once per page load; may be called on every hover, focus or press. */
export async function loadMenus(): Promise<void> {
  if (state.kind === 'loading' || state.kind === 'ready') return;
  update({ kind: 'loading' });
  const menus = await getJson<Menus>('/menu.json', 10_000);
  // Without them the panel shows a message and links to a page with the same links.
  update(menus ? { kind: 'ready', menus } : { kind: 'failed' });
}

const idle: State = { kind: 'idle' };

function subscribe(notify: () => void) {
  listeners.add(notify);
  return () => {
    listeners.delete(notify);
  };
}

/** The loading state of the mega menus. */
export const useMenus = (): State =>
  useSyncExternalStore(
    subscribe,
    () => state,
    () => idle,
  );
