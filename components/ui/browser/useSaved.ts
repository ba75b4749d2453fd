'use client';

import { useSyncExternalStore } from 'react';
import {
  emptySavedList,
  readStoredList,
  withItem,
  withoutItem,
  type SavedKind,
  type SavedList,
} from '@/lib/shared/saved-list';
import { savedListKey } from '@/lib/shared/storage-keys';
import { tryOrUndefined } from '@/lib/shared/util/values';
import { storeText, subscribeToStorage } from './storage';

let lastRead: { text: string | null; list: SavedList } = { text: null, list: emptySavedList };

/** Returns the same object while storage is unchanged. */
function readSaved(): SavedList {
  const text = tryOrUndefined(() => localStorage.getItem(savedListKey));
  if (text !== undefined && text !== lastRead.text) lastRead = { text, list: readStoredList(text) };
  return lastRead.list;
}

/** Stores the list on this device; without storage it is kept for this page only. */
export function saveList(list: SavedList): void {
  lastRead = { ...lastRead, list };
  storeText(savedListKey, JSON.stringify(list));
}

export function toggleSaved(kind: SavedKind, id: string): void {
  const list = readSaved();
  saveList(list[kind].includes(id) ? withoutItem(list, kind, id) : withItem(list, kind, id));
}

/** Items saved on this device; none until hydrated. */
export const useSaved = (): SavedList =>
  useSyncExternalStore(subscribeToStorage, readSaved, () => emptySavedList);
