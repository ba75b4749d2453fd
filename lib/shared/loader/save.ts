import type { SavedKind } from '../saved-list.ts';
import { savedListKey } from '../storage-keys.ts';
import { tryOr } from '../util/values.ts';

/**
 * Does what a button with `data-save="courses adse"` (components/ui/SaveButton.tsx) shows, before React can. Undefined
 * if it is another button, or if storage is forbidden, full or invalid.
 */
export const save = (button: HTMLElement) =>
  tryOr(() => {
    const [kind, id] = button.dataset.save!.split(' ') as [SavedKind, string];
    const isSaved = button.getAttribute('aria-pressed') === 'true';
    const list = JSON.parse(localStorage.getItem(savedListKey) ?? '{}') as Partial<
      Record<SavedKind, string[]>
    >;
    const others = (list[kind] ?? []).filter((saved) => saved !== id);
    list[kind] = isSaved ? others : [...others, id];
    localStorage.setItem(savedListKey, JSON.stringify(list));
    button.setAttribute('aria-pressed', String(!isSaved));
    return true;
  });
