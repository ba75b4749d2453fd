/** Functions that run in the page: they may call each other and nothing else. */

/** Neither what has no box nor what a closed panel (`hidden="until-found"`) keeps. */
const isShown = (element: Element) => element.checkVisibility();

/** The first visible element with this selector whose accessible name, from label or text, matches. */
export function find(selector: string, name: string): Element | undefined {
  const pattern = new RegExp(name);
  const nameOf = (element: Element) =>
    (element.getAttribute('aria-label') ?? element.textContent).replace(/\s+/g, ' ').trim();
  return [...document.querySelectorAll(selector)].find(
    (element) => isShown(element) && pattern.test(nameOf(element)),
  );
}

/** The control of the first visible label that begins with this text. */
export function control(label: string): HTMLElement | undefined {
  const labels = [...document.querySelectorAll('label')].filter(isShown);
  return labels.find((one) => one.textContent.trim().startsWith(label))?.control ?? undefined;
}

/** An option of a labelled select. */
export function option(label: string, text: string): HTMLOptionElement | undefined {
  const select = control(label);
  return select instanceof HTMLSelectElement
    ? [...select.options].find((one) => one.text === text)
    : undefined;
}

/** What a labelled control holds. */
export function valueOf(label: string): string | undefined {
  const field = control(label);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement ? field.value : undefined;
}

/** Focuses a labelled control, and says of which type it is to this browser. */
export function focus(label: string): string | undefined {
  const field = control(label);
  field?.focus();
  return field instanceof HTMLInputElement ? field.type : undefined;
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

/** The functions above as one script, for WebDriver to put before what it runs. */
export const library = [`const isShown = ${isShown}`, find, control, option, valueOf, tooWide].join(';\n');
