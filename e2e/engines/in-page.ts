/** Functions that run in the page: they may call each other and nothing else. */

/** False for elements without a box, or inside a closed panel (`hidden="until-found"`). */
const isShown = (element: Element) =>
  'checkVisibility' in element ? element.checkVisibility() : (element as Element).getClientRects().length > 0;

/** The first visible element with this selector whose accessible name, from label or text, matches. */
export function find(selector: string, name: string): Element | undefined {
  const pattern = new RegExp(name);
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  return [...document.querySelectorAll(selector)].find(
    (element) => isShown(element) && pattern.test(nameOf(element)),
  );
}

/** The control of the first visible label that starts with this text. */
export function control(label: string): HTMLElement | undefined {
  const labels = [...document.querySelectorAll('label')].filter(isShown);
  return labels.find((one) => one.textContent.trim().startsWith(label))?.control ?? undefined;
}

/** Chooses an option of a labelled select like a visitor; false if missing. */
export function choose(label: string, text: string): boolean {
  const field = control(label);
  if (!(field instanceof HTMLSelectElement)) return false;
  const option = [...field.options].find((one) => one.text === text);
  if (!option) return false;
  field.focus();
  option.selected = true;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return true;
}

/** The point at which an element can be clicked: its middle, scrolled into view, not covered. */
export function place(element: Element | undefined): [x: number, y: number] | undefined {
  element?.scrollIntoView({ block: 'center', behavior: 'instant' });
  const box = [...(element?.getClientRects() ?? [])].find(({ width, height }) => width > 0 && height > 0);
  if (!element || !box) return undefined;
  const [x, y] = [Math.floor(box.x + box.width / 2), Math.floor(box.y + box.height / 2)];
  return element.contains(document.elementFromPoint(x, y)) ? [x, y] : undefined;
}

/** The value of a labelled control. */
export function valueOf(label: string): string | undefined {
  const field = control(label);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : undefined;
}

/** Focuses a labelled control and selects its text; returns its type in this browser. */
export function select(label: string): string | undefined {
  const field = control(label);
  if (!(field instanceof HTMLInputElement)) return undefined;
  field.focus();
  field.select();
  return field.type;
}

/** Elements that make the page wider than the window. */
export function tooWide(): string[] {
  const limit = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= limit) return [];
  return [...document.querySelectorAll('body *')]
    .filter((element) => element.getBoundingClientRect().right > limit + 0.5)
    .slice(0, 5)
    .map((element) => element.outerHTML.slice(0, 160));
}

/**
 * Records errors of a document from the first call on, because an automated MiniBrowser writes no console. Page scripts
 * start with the visitor's first action, so little happens earlier. Storage survives the document.
 */
export function noteErrors(): void {
  if ('hasNotes' in window) return;
  Object.assign(window, { hasNotes: true });
  const note = (error: unknown) => {
    const before = sessionStorage.getItem('errors');
    sessionStorage.setItem('errors', `${before === null ? '' : `${before}\n`}${String(error)}`);
  };
  addEventListener('error', ({ message }) => note(message));
  addEventListener('unhandledrejection', ({ reason }) => note(reason));
  const { error } = console;
  console.error = (...args: unknown[]) => {
    note(args.join(' '));
    error(...args);
  };
}

/** The functions above as one script, to prepend to code that runs in a page. */
export const library = [
  `const isShown = ${isShown}`,
  find,
  control,
  choose,
  place,
  valueOf,
  select,
  tooWide,
].join(';\n');
