import { array, object, string, type InferType } from 'yup';
import { faq } from '../../content/faq.ts';
import { slug, uniqueSlugs, text } from './shapes.ts';

const entry = object({
  slug: slug(),
  question: text(10, 110).matches(/\?$/, 'must end with a question mark'),
  answer: array(text(20, 600)).required('is missing').min(1),
  /** A page of this site with more about it. */
  link: object({
    label: text(4, 50),
    href: string().strict().matches(/^\//, 'must begin with /').required('is missing'),
  })
    .optional()
    .default(undefined),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const faqSchema = array(
  object({ slug: slug(), title: text(4, 40), entries: array(entry).required('is missing').min(1) })
    .noUnknown('has a field that does not exist')
    .strict(),
)
  .required('is missing')
  .test('unique', 'has two questions with one slug', (groups) =>
    uniqueSlugs(groups?.flatMap((group) => group.entries ?? [])),
  );

/** Questions by group, in display order. */
export type Faq = InferType<typeof faqSchema>;
export type FaqGroup = Faq[number];

export const getFaq = (): Faq => faq;
