import { guidOf } from '../foundation/guid.ts';
import { cleanText } from '../foundation/text.ts';

/** What the backend sends in place of a missing text or file, in lower case. */
export const placeholders: ReadonlySet<string> = new Set(['', '---', 'null', 'undefined', 'string']);

/** The longest text taken from the backend, in code points. */
const textCap = 300;

/**
 * A text of the backend for display: one clean line of at most 300 code points. Placeholders (`---`, `null`, `string`) and
 * anything but a text or a number give undefined.
 */
export function displayText(value: unknown): string | undefined {
  const text = cleanText(value);
  if (placeholders.has(text.toLowerCase())) return undefined;
  const points = [...text];
  return points.length > textCap ? `${points.slice(0, textCap - 1).join('')}…` : text;
}

/** A phone number of 6 to 15 digits with the usual separators; undefined for anything else. */
export function cleanPhone(value: unknown): string | undefined {
  const text = displayText(value);
  if (!text || !/^[+()\d][\d\s()+-]{5,30}$/.test(text)) return undefined;
  const digits = text.replace(/\D/g, '').length;
  return digits >= 6 && digits <= 15 ? text : undefined;
}

/** The GUID of a .NET value that was never set. */
const emptyGuid = '00000000-0000-0000-0000-000000000000';

/** A GUID in lower case; undefined for anything else, and for the GUID of all zeros, which is nobody's. */
export function cleanGuid(value: unknown): string | undefined {
  const guid = typeof value === 'string' ? guidOf(value) : undefined;
  return guid === emptyGuid ? undefined : guid;
}

/**
 * An id for use in further calls, in lower case: a whole number from 1, or letters, digits and hyphens (at most 64); never
 * 0.
 */
export function cleanId(value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isSafeInteger(value) ? String(value) : value;
  if (typeof text !== 'string' || !/^[A-Za-z0-9][A-Za-z0-9-]{0,63}$/.test(text)) return undefined;
  return text === '0' ? undefined : text.toLowerCase();
}

const day = /^(20\d\d)-(\d\d)-(\d\d)(?:T|\s|$)/;

/** The calendar day of a date text, `YYYY-MM-DD`, between 2000 and 2099; undefined for what is no such date. */
export function cleanDay(value: unknown): string | undefined {
  const found = day.exec(displayText(value) ?? '');
  if (!found) return undefined;
  const [, year, month, date] = found.map(Number) as [number, number, number, number];
  const instant = new Date(Date.UTC(year, month - 1, date));
  return instant.getUTCMonth() === month - 1 && instant.getUTCDate() === date
    ? instant.toISOString().slice(0, 10)
    : undefined;
}

/** The month of a `YYYY-MM` or longer date text; undefined otherwise. */
export const cleanMonth = (value: unknown): string | undefined =>
  /^(20\d\d-(?:0[1-9]|1[0-2]))(?:-|$)/.exec(displayText(value) ?? '')?.[1];
