'use client';

import { useEffect, useState } from 'react';
import type { Menus } from '@/lib/server/catalogue/menus';
import { getJson } from '@/lib/shared/util/get-json';

let loadedMenus: Menus | undefined;
let menusPromise: Promise<Menus | undefined> | undefined;

/** Fetches /menu.json once per page load; after a failure again. May be called on every focus or press. */
export const loadMenus = (): Promise<Menus | undefined> =>
  (menusPromise ??= getJson<Menus>('/menu.json', 10_000).then((menus) => {
    if (!menus) menusPromise = undefined;
    return (loadedMenus = menus);
  }));

/** The contents of the mega menus: undefined while they load, null if that failed; and how to try again. */
export function useMenus() {
  const [menus, setMenus] = useState<Menus | null | undefined>(loadedMenus);
  const load = () => void loadMenus().then((newMenus) => setMenus(newMenus ?? null));
  useEffect(load, []);
  return { menus, retry: () => (setMenus(undefined), load()) };
}
