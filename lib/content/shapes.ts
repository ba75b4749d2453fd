import {
  array,
  boolean,
  object,
  string,
  type ISchema,
  type ObjectShape,
  type Schema,
  type StringSchema,
} from 'yup';

/**
 * Rules shared by the content schemas, with messages for editors. Only `npm run content` runs them; pages trust the checked
 * content.
 */

/** Required text of `least` to `most` characters, without spaces at its ends. */
export const text = (least: number, most: number): StringSchema<string> =>
  string()
    .strict()
    .required('is missing')
    .trim('has a space at its start or end')
    .min(least, `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`);

/** A key for URLs and file names: lower-case letters, digits and hyphens, such as `sana-rafiq`. */
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

/** An external URL: https, with a host. */
export const outsideLink = (): StringSchema<string | undefined> =>
  string()
    .strict()
    .test('https', 'must be an https address such as https://example.com/page', (value) => {
      if (!value) return true;
      return URL.canParse(value) && new URL(value).protocol === 'https:';
    });

/** `sample: true` or nothing: marks a placeholder for a real person, company or place until launch. */
export const sampleMark = () => boolean().strict().oneOf([true], 'must be true, or left out');

/** Whether the slugs of a list are unique. */
export const uniqueSlugs = (items: readonly { slug?: string }[] | undefined): boolean =>
  new Set(items?.map((item) => item.slug)).size === (items?.length ?? 0);

/** An object with exactly these fields; an unlisted field is an error. */
export const record = <S extends ObjectShape>(shape: S) =>
  object(shape).noUnknown('has a field that does not exist').strict();

/** A list of `least` to `most` items. */
export const list = <T>(item: ISchema<T>, least: number, most: number) =>
  array(item as Schema<T>)
    .strict()
    .required('is missing')
    .min(least, `needs at least ${least} items`)
    .max(most, `has more than ${most} items`);

/** One of the given values. */
export const choice = <T extends string>(values: readonly T[]) =>
  string<T>()
    .strict()
    .oneOf([...values], `must be one of ${values.join(', ')}`)
    .required('is missing');

/** Optional text of `least` to `most` characters. */
export const optionalText = (least: number, most: number): StringSchema<string | undefined> =>
  string()
    .strict()
    .trim('has a space at its start or end')
    .min(least, `is shorter than ${least} characters`)
    .max(most, `is longer than ${most} characters`);

/** An internal address, such as `/courses-sp#python-django`. `npm run content` also checks that it exists. */
export const insidePath = (): StringSchema<string | undefined> =>
  string()
    .strict()
    .matches(/^\/[\w\-./?=&#]*$/, {
      message: 'must be an address on this site such as /courses-sp',
      excludeEmptyString: false,
    });

/** An editor's picture (lib/content/image.ts); `npm run content` also checks that the file exists. */
export const imageShape = () =>
  record({
    file: string()
      .strict()
      .required('is missing')
      .matches(
        /^[\w\-/]+\.(jpg|jpeg|png|webp)$/,
        'must be a file below public/images such as courses/office.jpg',
      ),
    alt: string().strict().defined('is missing: say what the picture shows').max(150),
    decorative: boolean().strict().oneOf([true], 'must be true, or left out'),
  })
    .test(
      'alt',
      'needs alt: say what the picture shows, or decorative: true',
      (image) => !image || Boolean(image.alt?.trim()) || image.decorative === true,
    )
    .default(undefined);
