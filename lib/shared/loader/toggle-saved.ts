import type { SavedKind } from '../saved-list.ts';
import { savedListKey } from '../storage-keys.ts';
import { tryOrUndefined } from '../util/values.ts';

/**
 * Saves or removes the item of a button such as `data-save="courses adse"` (components/ui/SaveButton.tsx) before React
 * can. Returns true if done; undefined for any other button, or if storage is forbidden, full or unreadable. Does not
 * limit the list; the next read does (lib/shared/saved-list.ts).
 */
export const toggleBeforeHydration = (button: HTMLElement) =>
  tryOrUndefined(() => {
    const [kind, id] = button.dataset.save!.split(' ') as [SavedKind, string];
    const isSaved = button.getAttribute('aria-pressed') === 'true';
    const savedList = JSON.parse(localStorage.getItem(savedListKey) ?? '{}') as Partial<
      Record<SavedKind, string[]>
    >;
    const otherIds = (savedList[kind] ?? []).filter((saved) => saved !== id);
    savedList[kind] = isSaved ? otherIds : [...otherIds, id];
    localStorage.setItem(savedListKey, JSON.stringify(savedList));
    button.setAttribute('aria-pressed', String(!isSaved));
    return true;
  });
