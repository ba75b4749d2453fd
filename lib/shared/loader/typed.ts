/** Typed values of a page's forms, which survive a reload. */

/** State of a form control. */
type Typed = readonly [name: string, type: string, value: string, checked: boolean];

/** Data in `history.state` that survives the reload: needs no storage permission and is private to this history entry. */
type Kept = {
  /** By the form's action. */
  typed: Record<string, Typed[]>;
  /** Idempotency keys of posts with unknown outcome, by the form's action. */
  keys: Record<string, string>;
  top: number;
  focus: string;
};

/** The data that `leave` stored; undefined if there is none. */
export const kept = history.state?.htmlOnly as Kept | undefined;

export const all = <T extends Element>(selector: string) =>
  Array.from(document.querySelectorAll<T>(selector));
const controlsOf = (form: HTMLFormElement) => Array.from(form.elements as unknown as HTMLInputElement[]);

const typed: Kept['typed'] = {};
let top = 0;
let focus = '';

/** Stores the values of all controls, the scroll position and the focus. */
export function noteTyped(): void {
  const found: Kept['typed'] = {};
  top = scrollY;
  focus = (document.activeElement as HTMLInputElement | null)?.name ?? '';
  all<HTMLFormElement>('form').forEach((form) =>
    (found[form.getAttribute('action')!] ??= []).push(
      ...controlsOf(form).map(({ name, type, value, checked }): Typed => [name, type, value, checked]),
    ),
  );
  Object.assign(typed, found);
}

/**
 * Reloads the page without scripts, or opens another page, and keeps typed values. False if the browser does not allow
 * it.
 */
export function leave(address?: string, keys: Record<string, string> = {}): boolean {
  const state: Kept = { typed, keys, top: address ? 0 : top, focus };
  try {
    // Next replaces this method of `history` with one that renders.
    History.prototype.replaceState.call(history, { htmlOnly: state }, '', address);
    location.reload();
    return true;
  } catch {
    return false;
  }
}

function put(control: HTMLInputElement, [name, type, value, checked]: Typed): void {
  const { value: before } = control;
  if (!name || control.name !== name || type === 'hidden' || !value) return;
  if (type === 'file') {
    // A page cannot fill a file input, so the field shows a note.
    const note = control.closest('[data-field]')?.querySelector('[data-lost]');
    if (note) note.textContent = note.getAttribute('data-lost');
  } else if (type !== 'radio' && type !== 'checkbox') {
    control.value = value;
    // Options that a script adds are missing.
    if (control.value !== value) control.value = before;
  } else if (before === value) control.checked = checked;
}

/** Restores what `leave` has stored. */
export function restore({ typed, keys, top, focus }: Kept): void {
  all<HTMLFormElement>('form').forEach((form) => {
    const action = form.getAttribute('action')!;
    controlsOf(form).forEach((control) => {
      typed[action]?.forEach((one) => put(control, one));
      if (focus && control.name === focus) control.focus({ preventScroll: true });
    });
    const value = keys[action];
    const key = { type: 'hidden', name: 'idempotencyKey', value };
    if (value) form.append(Object.assign(document.createElement('input'), key));
  });
  scrollTo({ top, behavior: 'instant' });
  // The offline page has no form: typed values are kept for the page itself.
  if (navigator.onLine) history.replaceState(null, '');
}
