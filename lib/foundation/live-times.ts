/**
 * Texts of a cached page that depend on when it is read: whether a centre is open now, and how old something is. The function
 * is put into the page as text and runs before any library, so it may use nothing outside itself.
 */

/** Opening and closing time in minutes since the epoch, the text between the two, and the text before. */
export type OpenWords = readonly [opens: number, closes: number, during: string, before: string];

/**
 * Writes the text of each element with `data-open` (a list of `OpenWords` in order, as JSON) and of each `<time>` with
 * `data-ago` (its text after a day).
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
