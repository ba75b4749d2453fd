/**
 * The text of a cached page that depends on when it is read: whether a centre is open now. The function is put into the page
 * as text and runs before any library, so it may use nothing outside itself.
 */

/** Opening and closing time in minutes since the epoch, the text between the two, and the text before. */
export type OpenWords = readonly [opens: number, closes: number, during: string, before: string];

/** Writes the text of each element with `data-hours`, a list of `OpenWords` in order, as JSON. */
export function showTimes(): void {
  // eslint-disable-next-line no-restricted-syntax -- the visitor's clock, and nothing can be imported
  const now = Date.now() / 60_000;
  document.querySelectorAll<HTMLElement>('[data-hours]').forEach((element) => {
    const times = JSON.parse(element.dataset.hours ?? '[]') as OpenWords[];
    const next = times.find(([, closes]) => closes > now);
    const isOpen = next !== undefined && next[0] <= now;
    element.textContent = next ? next[isOpen ? 2 : 3] : '';
    element.dataset.state = isOpen ? 'open' : 'closed';
  });
}
