/**
 * Shows the page without scripts in a browser that has them: if a required feature is missing, a script fails to load,
 * React throws, or the page is translated. Part of the loader (loader.ts): runs in the browser from the text of its
 * function, so it may use nothing outside itself.
 */

/** State of a form control. */
type Typed = readonly [name: string, type: string, value: string, checked: boolean];

/**
 * Data in `history.state` that survives the reload: needs no storage permission and is private to this history entry.
 */
type Kept = {
  /** By the form's action. */
  typed: Record<string, Typed[]>;
  /** Idempotency keys of posts with unknown outcome, by the form's action. */
  keys: Record<string, string>;
  top: number;
  focus: string;
};

/** Reloads the page without scripts, or opens another page, keeping typed values. False if the browser refuses. */
type Leave = (address?: string, keys?: Record<string, string>) => boolean;

export function htmlOnly(isCapable: boolean) {
  const root = document.documentElement;
  const kept = history.state?.htmlOnly as Kept | undefined;
  const all = <T extends Element>(selector: string) => Array.from(document.querySelectorAll<T>(selector));
  const controlsOf = (form: HTMLFormElement) => Array.from(form.elements as unknown as HTMLInputElement[]);
  const typed: Kept['typed'] = {};
  let isOn = false;
  let isParsed = false;

  /** Turns the page into its HTML-only version before Next's scripts have changed it. */
  const stay = () => {
    isOn = true;
    // Scripts are enabled in this browser, so it would not show `<noscript>` parts.
    root.removeAttribute('data-scripts');
    if (!isParsed) return;
    all('noscript').forEach((hidden) => (hidden.outerHTML = hidden.textContent));
    all('[hidden=until-found]').forEach((panel) => panel.removeAttribute('hidden'));
  };

  let top = 0;
  let focus = '';
  const note = () => {
    const found: Kept['typed'] = {};
    top = scrollY;
    focus = (document.activeElement as HTMLInputElement | null)?.name ?? '';
    all<HTMLFormElement>('form').forEach((form) =>
      (found[form.getAttribute('action')!] ??= []).push(
        ...controlsOf(form).map(({ name, type, value, checked }): Typed => [name, type, value, checked]),
      ),
    );
    Object.assign(typed, found);
  };
  addEventListener('input', note, true);
  // Shows script-only parts (app/globals.css).
  root.setAttribute('data-scripts', '');
  if (kept || !isCapable) stay();

  const put = (control: HTMLInputElement, [name, type, value, checked]: Typed) => {
    const { value: before } = control;
    if (!name || control.name !== name || type === 'hidden' || !value) return;
    if (type === 'file') {
      // A page cannot fill a file input, so the field shows a note.
      const note = control.closest('[data-field]')?.querySelector<HTMLElement>('[data-lost]');
      if (note) note.textContent = note.dataset.lost!;
    } else if (type !== 'radio' && type !== 'checkbox') {
      control.value = value;
      // Options that a script adds are missing.
      if (control.value !== value) control.value = before;
    } else if (before === value) control.checked = checked;
  };
  const restore = ({ typed, keys, top, focus }: Kept) => {
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
    // The offline page has no form: typed values wait for the page itself.
    if (navigator.onLine) history.replaceState(null, '');
  };

  const leave: Leave = (address, keys = {}) => {
    const state: Kept = { typed, keys, top: address ? 0 : top, focus };
    try {
      // Next replaces this method of `history` with one that renders.
      History.prototype.replaceState.call(history, { htmlOnly: state }, '', address);
      location.reload();
      return true;
    } catch {
      return false;
    }
  };
  // Called by components/errors while the page that threw still exists; the result leaves the page.
  Object.assign(window, {
    fallBack: () => {
      note();
      return leave;
    },
  });

  /** Texts that change only when the page is translated. */
  const texts = () => [root.lang, document.title, ...all('h1,label').map((one) => one.textContent)].join();
  let original: string;
  const isTranslated = () =>
    /translated-/.test(root.className) || Boolean(document.querySelector('font')) || texts() !== original;

  return {
    isOn: () => isOn,
    stay,
    note,
    leave,
    isTranslated,
    parsed: () => {
      isParsed = true;
      original = texts();
      if (isOn) stay();
      if (kept) restore(kept);
    },
  };
}
