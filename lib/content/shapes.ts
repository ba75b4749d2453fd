import { boolean, string, type StringSchema } from 'yup';

/**
 * Small rules shared by the content schemas, each with a sentence an editor understands. They are used by
 * `npm run content`; the pages themselves trust the checked content.
 */

/** Text that must be there: between `least` and `most` characters, without stray spaces at its ends. */
export const words = (least: number, most: number): StringSchema<string> =>
  string()
    .strict()
    .required('is missing')
    .trim('has a space at its start or end')
    .min(least, `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`);

/** A key for addresses and file names: lower-case letters, digits and hyphens, such as `sana-rafiq`. */
export const slug = (): StringSchema<string> =>
  string()
    .strict()
    .required('is missing')
    .matches(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      'must be lower-case letters, digits and hyphens, such as sana-rafiq',
    );

/** A month such as `2022-09`. */
export const month = (): StringSchema<string | undefined> =>
  string()
    .strict()
    .matches(/^20\d\d-(0[1-9]|1[0-2])$/, 'must be a month such as 2022-09');

/** An outside address: https, with a host. */
export const outsideLink = (): StringSchema<string | undefined> =>
  string()
    .strict()
    .test('https', 'must be an https address such as https://example.com/page', (value) => {
      if (!value) return true;
      return URL.canParse(value) && new URL(value).protocol === 'https:';
    });

/** `sample: true`, or nothing: marks what stands in for a real person, company or place until launch. */
export const sampleMark = () => boolean().strict().oneOf([true], 'must be true, or left out');

/** A list whose items may not share a slug. */
export const uniqueSlugs = (items: readonly { slug?: string }[] | undefined): boolean =>
  new Set(items?.map((item) => item.slug)).size === (items?.length ?? 0);
