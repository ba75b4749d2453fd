import { asciiDigits } from './digits.ts';

const monthNames = Array.from({ length: 12 }, (_, month) =>
  new Date(2000, month).toLocaleString('en', { month: 'long' }).toLowerCase(),
);

/** The number of a month from its name (three letters are enough) or its digits; 0 for anything else. */
function monthNumber(text: string): number {
  if (/^\d{1,2}$/.test(text)) return Number(text) <= 12 ? Number(text) : 0;
  return text.length < 3 ? 0 : monthNames.findIndex((name) => name.startsWith(text)) + 1;
}

/** `YYYY-MM` of a month as people type it: 2026-9, 10/2025, October 2025, Oct-2025. Undefined for anything else. */
export function readMonth(text: string): string | undefined {
  const parts =
    asciiDigits(text)
      .toLowerCase()
      .match(/\p{L}+|\d+/gu) ?? [];
  const [year] = parts.filter((part) => /^20\d\d$/.test(part));
  const [name = '', ...rest] = parts.filter((part) => part !== year);
  const month = monthNumber(name);
  return year && month > 0 && rest.length === 0 ? `${year}-${String(month).padStart(2, '0')}` : undefined;
}
