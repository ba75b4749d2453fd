'use client';

import { useEffect, useState } from 'react';
import type { Menus } from '@/lib/server/catalogue/menus';
import { getJson } from '@/lib/shared/util/get-json';

type MenusState = { kind: 'loading' | 'failed' } | { kind: 'loaded'; menus: Menus };

const loadingState: MenusState = { kind: 'loading' };
let firstState: MenusState = loadingState;
let menusPromise: Promise<MenusState> | undefined;

/** Fetches /menu.json once per page load; after a failure again. May be called on every focus or press. */
export const loadMenus = (): Promise<MenusState> =>
  (menusPromise ??= getJson<Menus>('/menu.json').then((menus) => {
    if (menus) return (firstState = { kind: 'loaded', menus });
    menusPromise = undefined;
    return { kind: 'failed' };
  }));

export function useMenus() {
  const [state, setState] = useState<MenusState>(firstState);
  const updateMenus = () => void loadMenus().then(setState);
  useEffect(updateMenus, []);
  return { state, retry: () => (setState(loadingState), updateMenus()) };
}
