/** What was typed into the forms of a page, kept across a reload. */

/** A control of a form as the visitor left it. */
type Typed = readonly [name: string, type: string, value: string, checked: boolean];

/** What `history.state` holds across the reload: it needs no permission to store, and only this entry and site read it. */
type Kept = {
  /** By the form's action. */
  typed: Record<string, Typed[]>;
  /** Idempotency keys of posts whose outcome is unknown, by the form's action. */
  keys: Record<string, string>;
  top: number;
  focus: string;
};

/** What `leave` has kept; undefined when the page was not left so. */
export const kept = history.state?.htmlOnly as Kept | undefined;

export const all = <T extends Element>(selector: string) =>
  Array.from(document.querySelectorAll<T>(selector));
const controlsOf = (form: HTMLFormElement) => Array.from(form.elements as unknown as HTMLInputElement[]);

const typed: Kept['typed'] = {};
let top = 0;
let focus = '';

/** Notes the values of all controls, the position of the page and the focus. */
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

/** Loads the page again without scripts, or another page, with what was typed. False when the browser refuses. */
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
    // A page cannot fill a file input; the field says so.
    const note = control.closest('[data-field]')?.querySelector('[data-lost]');
    if (note) note.textContent = note.getAttribute('data-lost');
  } else if (type !== 'radio' && type !== 'checkbox') {
    control.value = value;
    // The options of a list that a script fills are not there.
    if (control.value !== value) control.value = before;
  } else if (before === value) control.checked = checked;
}

/** Restores what `leave` has kept. */
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
  // A page for lack of a connection has no form: what was typed waits for the page itself.
  if (navigator.onLine) history.replaceState(null, '');
}
