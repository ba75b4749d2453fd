import { all, kept, leave, noteTyped, restore } from './typed.ts';

/**
 * The page without scripts, in a browser that has them: when they need what it lacks, when one cannot load, when React
 * throws, and on a translated page.
 */

const root = document.documentElement;
let isOn = false;
let isParsed = false;
let original: string;

export const isHtmlOnly = () => isOn;

/** Turns the page into the one without scripts, before Next's scripts have changed it. */
export function stayHtml(): void {
  isOn = true;
  // For the browser scripts are on: it would show what is only for scripts, and leave out what is for pages without.
  root.setAttribute('data-html', '');
  root.removeAttribute('data-scripts');
  if (!isParsed) return;
  all('noscript').forEach((hidden) => (hidden.outerHTML = hidden.textContent));
  all('[hidden=until-found]').forEach((panel) => panel.removeAttribute('hidden'));
}

/** Texts that only a translation changes. */
const texts = () => [root.lang, document.title, ...all('h1,label').map((one) => one.textContent)].join();

export const isTranslated = () =>
  /translated-/.test(root.className) || Boolean(document.querySelector('font')) || texts() !== original;

/** Begins before anything of the page is shown. */
export function startHtmlOnly(isCapable: unknown): void {
  addEventListener('input', noteTyped, true);
  // For the style (lib/server/edge/browser-css.ts).
  root.setAttribute('data-scripts', '');
  if (kept || !isCapable) stayHtml();
  // Called by components/errors while the page that has thrown is still there; its result leaves the page.
  const fallBack = () => {
    noteTyped();
    return leave;
  };
  Object.assign(window, { fallBack });
}

/** Continues when the HTML is complete. */
export function pageParsed(): void {
  isParsed = true;
  original = texts();
  if (isOn) stayHtml();
  if (kept) restore(kept);
}
