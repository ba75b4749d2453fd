/**
 * Words that are true at the time of reading on a page that was made earlier: whether it is open now, and how old something
 * is. It runs in the browser before any library, as the text of this function, so it may use nothing outside itself.
 */

/** A time of being open in minutes since the epoch, what to say during it, and what to say before it. */
export type OpenWords = readonly [opens: number, closes: number, during: string, before: string];

/**
 * Writes the words into each element with `data-open` (a list of `OpenWords` in order, as JSON) and `data-ago` (the words
 * for what is older than a day, on a `<time>`).
 */
export function showTimes(): void {
  // eslint-disable-next-line no-restricted-syntax -- the visitor's clock, and nothing can be imported
  const now = Date.now() / 60_000;
  document.querySelectorAll<HTMLElement>('[data-open]').forEach((element) => {
    const times = JSON.parse(element.dataset.open ?? '[]') as OpenWords[];
    const next = times.find(([, closes]) => closes > now);
    const isOpen = next !== undefined && next[0] <= now;
    element.textContent = next ? next[isOpen ? 2 : 3] : '';
    element.dataset.state = isOpen ? 'open' : 'closed';
  });
  document.querySelectorAll<HTMLTimeElement>('time[data-ago]').forEach((element) => {
    const minutes = Math.max(1, Math.round(now - Date.parse(element.dateTime) / 60_000));
    const [count, unit] = minutes < 60 ? [minutes, 'minute'] : [Math.floor(minutes / 60), 'hour'];
    element.textContent =
      minutes < 1440 ? `${count} ${unit}${count === 1 ? '' : 's'} ago` : (element.dataset.ago ?? '');
  });
}
