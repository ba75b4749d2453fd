import { attempt } from '../util/values.ts';

/**
 * Shows the page without scripts in a browser that has them: if a required feature is missing, a script fails to load, the page
 * is translated, or pages threw twice in this tab.
 */

const root = document.documentElement;
let isOn = false;
let isParsed = false;
let original: string;

export const all = <T extends Element>(selector: string) =>
  Array.from(document.querySelectorAll<T>(selector));

export const isHtmlOnly = () => isOn;

/** Turns the page into its HTML-only version before Next's scripts have changed it. */
export function stayHtml(): void {
  isOn = true;
  // Scripts are enabled in this browser, so it would not show `<noscript>` parts.
  root.removeAttribute('data-scripts');
  if (!isParsed) return;
  all('noscript').forEach((hidden) => (hidden.outerHTML = hidden.textContent));
  all('[hidden=until-found]').forEach((panel) => panel.removeAttribute('hidden'));
}

/** Texts that change only when the page is translated. */
const texts = () => [root.lang, document.title, ...all('h1,label').map((one) => one.textContent)].join();

export const isTranslated = () =>
  /translated-/.test(root.className) || Boolean(document.querySelector('font')) || texts() !== original;

/** components/errors/ErrorScreen.tsx adds a letter for each page that threw. */
const hasThrownTwice = () => attempt(() => sessionStorage.getItem('crashes')!.length > 1);

/** Starts before the first paint. */
export function startHtmlOnly(isCapable: unknown): void {
  // Shows script-only parts (app/globals.css).
  root.setAttribute('data-scripts', '');
  if (hasThrownTwice() || !isCapable) stayHtml();
}

/** Continues when the HTML is parsed. */
export function pageParsed(): void {
  isParsed = true;
  original = texts();
  if (isOn) stayHtml();
}
