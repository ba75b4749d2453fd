import { attempt } from '../util/values.ts';

type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number };

/** What the browser says about the connection; nothing in Safari and Firefox. */
export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** Whether to save data: the visitor's stored choice, else Save-Data or a connection slower than 4G. */
export function savesData(): boolean {
  const choice = attempt(() => localStorage.getItem('low-data'));
  if (choice) return choice === 'on';
  const { saveData = false, effectiveType = '' } = connection();
  return saveData || /[23]g/.test(effectiveType);
}

/** Stores the opposite of what `savesData` returns. */
export const switchLowData = () =>
  attempt(() => localStorage.setItem('low-data', savesData() ? 'off' : 'on'));

/** The switch of the footer, which works without Next's scripts. */
export const lowDataSwitch = () => document.querySelector('[role=switch]');

/** Shows on the switch whether data is saved; then no document is prefetched. */
export function showLowData(): void {
  lowDataSwitch()?.setAttribute('aria-checked', String(savesData()));
  if (savesData()) document.querySelector('[type=speculationrules]')?.remove();
}
