import { attempt } from '../util/values.ts';

type Connection = { saveData?: boolean; effectiveType?: string; downlink?: number };

/** The browser's information about the connection; empty in Safari and Firefox. */
export const connection = (): Connection =>
  (navigator as Navigator & { connection?: Connection }).connection ?? {};

/** True if data should be saved: the visitor's stored choice, otherwise Save-Data or a connection slower than 4G. */
export function savesData(): boolean {
  const choice = attempt(() => localStorage.getItem('low-data'));
  if (choice) return choice === 'on';
  const { saveData = false, effectiveType = '' } = connection();
  return saveData || /[23]g/.test(effectiveType);
}

/** Stores the opposite of what `savesData` returns. */
export const switchLowData = () =>
  attempt(() => localStorage.setItem('low-data', savesData() ? 'off' : 'on'));

/** The switch in the footer, which works without Next's scripts. */
export const lowDataSwitch = () => document.querySelector('[role=switch]');

/** Shows on the switch whether data is saved; if so, removes the prefetch rules. */
export function showLowData(): void {
  lowDataSwitch()?.setAttribute('aria-checked', String(savesData()));
  if (savesData()) document.querySelector('[type=speculationrules]')?.remove();
}
