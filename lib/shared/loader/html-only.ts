import { all, kept, leave, noteTyped, restore } from './typed.ts';

/**
 * Shows the page without scripts in a browser that has them: if a required feature is missing, a script fails to load, React
 * throws, or the page is translated.
 */

const root = document.documentElement;
let isOn = false;
let isParsed = false;
let original: string;

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

/** Starts before the first paint. */
export function startHtmlOnly(isCapable: unknown): void {
  addEventListener('input', noteTyped, true);
  // Shows script-only parts (app/globals.css).
  root.setAttribute('data-scripts', '');
  if (kept || !isCapable) stayHtml();
  // Called by components/errors while the page that threw still exists; the result leaves the page.
  const fallBack = () => {
    noteTyped();
    return leave;
  };
  Object.assign(window, { fallBack });
}

/** Continues when the HTML is parsed. */
export function pageParsed(): void {
  isParsed = true;
  original = texts();
  if (isOn) stayHtml();
  if (kept) restore(kept);
}
