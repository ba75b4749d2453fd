'use client';

import { useSyncExternalStore } from 'react';
import {
  cleanList,
  emptyList,
  withItem,
  withoutItem,
  type SavedKind,
  type SavedList,
} from '@/lib/shared/saved-list';

const key = 'saved';

let last: { text: string | null; list: SavedList } = { text: null, list: emptyList };

function parse(text: string): SavedList {
  try {
    return cleanList(Object(JSON.parse(text)));
  } catch {
    return emptyList;
  }
}

/** Returns the same object while storage is unchanged. Without storage nothing is saved. */
function read(): SavedList {
  let text: string | null;
  try {
    text = localStorage.getItem(key);
  } catch {
    return last.list;
  }
  if (text !== last.text) last = { text, list: text === null ? emptyList : parse(text) };
  return last.list;
}

/** Stores the list on this device and notifies all components. */
export function saveList(list: SavedList): void {
  const text = JSON.stringify(list);
  try {
    localStorage.setItem(key, text);
  } catch {
    // Storage is forbidden or full: the list is kept for this page only.
    last = { ...last, list };
  }
  // Browsers notify other windows only.
  window.dispatchEvent(new Event('storage'));
}

/** Saves an item, or removes it if saved. */
export function toggleSaved(kind: SavedKind, id: string): void {
  const list = read();
  saveList(list[kind].includes(id) ? withoutItem(list, kind, id) : withItem(list, kind, id));
}

function subscribe(notify: () => void) {
  window.addEventListener('storage', notify);
  return () => window.removeEventListener('storage', notify);
}

/** Items saved on this device; none until hydrated. */
export const useSaved = (): SavedList => useSyncExternalStore(subscribe, read, () => emptyList);
