import { showTimes } from '../foundation/live-times.ts';

/** What a document needs this script for. */
const needed = / data-(?:open|ago)="/;

const show = String(showTimes)
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/\n\s*/g, '\n');
const text = `{const show=${show};addEventListener("DOMContentLoaded",show);addEventListener("pageshow",show);setInterval(show,6e4)}`;

/**
 * The script that keeps relative times true in a prepared document, when it has any: `showTimes` once the document is read,
 * when the visitor comes back to it, and every minute.
 */
export const timesScriptFor = (html: string): string | undefined => (needed.test(html) ? text : undefined);
