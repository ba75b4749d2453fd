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

let lastRead: { text: string | null; savedList: SavedList } = { text: null, savedList: emptySavedList };

/** Returns the same object while storage is unchanged. */
function readSaved(): SavedList {
  const text = tryOrUndefined(() => localStorage.getItem(savedListKey));
  if (text !== undefined && text !== lastRead.text) lastRead = { text, savedList: readStoredList(text) };
  return lastRead.savedList;
}

/** Stores the list on this device; without storage it is kept for this page only. */
export function saveList(savedList: SavedList): void {
  lastRead = { ...lastRead, savedList };
  storeText(savedListKey, JSON.stringify(savedList));
}

export function toggleSaved(kind: SavedKind, id: string): void {
  const savedList = readSaved();
  saveList(savedList[kind].includes(id) ? withoutItem(savedList, kind, id) : withItem(savedList, kind, id));
}

/** Items saved on this device; none until hydrated. */
export const useSaved = (): SavedList =>
  useSyncExternalStore(subscribeToStorage, readSaved, () => emptySavedList);
