import { lowDataKey } from '../storage-keys.ts';
import { tryOrUndefined } from '../util/values.ts';

/** True if data should be saved: the visitor's stored choice, otherwise Save-Data or a connection slower than 4G. */
export function savesData(): boolean {
  const choice = tryOrUndefined(() => localStorage.getItem(lowDataKey));
  if (choice) return choice === 'on';
  // Safari and Firefox do not know the connection.
  const { connection = {} } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return Boolean(connection.saveData) || /[23]g/.test(connection.effectiveType ?? '');
}
