import type { Rule } from '../forms/rules.ts';
import { isDrawable } from '../pass/drawable.ts';
import { messages } from './messages.ts';

/**
 * Rules for names, phone numbers and other texts on a pass; those of all forms, e-mail addresses among them, are in
 * lib/forms/rules.ts. Each pattern runs after a length limit and is linear, so 100,000 characters cost microseconds
 * (docs/security.md#s21).
 */

const refusedCharacters = /[<>{}[\]$%=/\\@\p{Cc}\u2028\u2029]/u;
/** Domain endings that e-mail clients turn into links in any letter case. */
const shortEndings = 'co|io|ly|me|pk|to|tv|cc|com|net|org';
/** Endings that are also words; without a path they count in lower case only, because "K.Dev" is a name. */
const wordEndings =
  'info|biz|xyz|top|site|online|shop|store|app|dev|page|link|click|live|win|club|vip|icu|pro|work|world|today|space|fun|news|blog|tech';
const webAddress = new RegExp(
  [
    'http',
    'www\\.',
    '(?:^|[\\p{L}\\p{N}-]{3})\\.[\\p{L}\\p{N}]{2}',
    `[\\p{L}\\p{N}]\\.(?:${shortEndings})(?!\\p{L})`,
  ].join('|'),
  'iu',
);
/** Particles of names such as "Z.ul Haq"; `us`, `uz` and `al` are country codes too and need a capital letter after them. */
const particle = '(?:u[dlnrt](?!\\p{L})|(?:us|uz|al)[ -]\\p{Lu})';
const linkInSmallLetters = new RegExp(
  `[\\p{L}\\p{N}]\\.(?!${particle})(?:[a-z]{2}|${wordEndings})(?!\\p{L})`,
  'u',
);
const letter = /\p{L}/u;
const tooManyMarks = /\p{M}{5}/u;

/** Folds full-width letters and ideographic dots, which also form web addresses. */
const foldForMatching = (value: string) => value.normalize('NFKC').replaceAll('\u3002', '.');

/** Refuses characters that the fonts of the pass do not have (docs/product/registration.md#e10). Run after `max`. */
export const drawn: Rule = (value) => (isDrawable(value) ? undefined : messages.notDrawn);

/** Refuses what cannot be a name on a pass (docs/product/choices.md#c34, docs/security.md#s6). Run after `max`. */
export const nameOnPass: Rule = (value) => {
  const folded = foldForMatching(value);
  const address = webAddress.test(folded) || linkInSmallLetters.test(folded);
  return address || refusedCharacters.test(folded) || tooManyMarks.test(value) || !letter.test(value)
    ? messages.nameRefused
    : drawn(value);
};

/** What follows the dot of a job title or a company, as in Asst.Prof/HOD; any other word may be a domain ending. */
const afterTitle =
  'prof|professor|eng|engr|engg|engineer|mgr|manager|dir|director|officer|admin|head|lead|sec|secretary|lecturer|teacher|trainer|analyst|accountant|assistant|executive|developer|designer|(?<=pvt\\.)ltd';
/**
 * Web addresses need a scheme, `www.` or a path, because company names contain dots (Careem.com). B.Com/M.Com do not match:
 * they have one letter before the dot.
 */
const webAddressInText = new RegExp(
  [
    '://',
    'https?:',
    'www\\.',
    `[\\p{L}\\p{N}-]{2}\\.(?:${shortEndings}|(?!(?:${afterTitle})[/?#])\\p{L}{3,})(?::\\d+)?[/?#]\\S`,
    '(?:^|[^\\p{L}\\p{N}])[\\p{L}\\p{N}]\\.(?:co|ly|me|gd|gl|page)[/?#]\\S',
  ].join('|'),
  'iu',
);
const pathBelowCountry = /[a-z0-9-]{3}\.[a-z]{2}(?::\d+)?[/?#]\S/;

/** Refuses web addresses in the other texts printed on a pass (docs/security.md#s6). Run after `max`. */
export const noWebAddress: Rule = (value) => {
  const folded = foldForMatching(value);
  return webAddressInText.test(folded) || pathBelowCountry.test(folded) ? messages.webAddress : undefined;
};

/** E.164 allows 15 digits; two more for a prefix such as 00. */
const maxDigits = 17;

/**
 * Refuses what is no phone number: first other characters than those of one, then fewer than 10 digits
 * (docs/product/forms.md#f11, docs/product/choices.md#c18).
 */
export const phoneNumber: Rule = (value) => {
  if (value.length > 40 || !/^[0-9+\-() ]*$/.test(value)) return messages.phoneInvalid;
  const digits = value.replace(/[^0-9]/g, '').length;
  if (digits > maxDigits) return messages.phoneInvalid;
  return digits < 10 ? messages.phoneShort : undefined;
};
