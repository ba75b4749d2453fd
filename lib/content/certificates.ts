import { array, object, string, type InferType } from 'yup';
import { certificates } from '../../content/certificates.ts';
import { slug, text } from './shapes.ts';

const curriculum = object({
  slug: slug(),
  /** Label of the choice in the helper. */
  label: text(3, 60),
  hint: text(10, 140),
  system: string().strict().oneOf(['old', 'new'], 'must be old or new').required('is missing'),
})
  .noUnknown('has a field that does not exist')
  .strict();

const system = object({
  key: string().strict().oneOf(['old', 'new']).required('is missing'),
  title: text(5, 60),
  covers: text(10, 120),
})
  .noUnknown('has a field that does not exist')
  .strict();

export const certificatesSchema = object({
  curricula: array(curriculum).required('is missing').min(3),
  systems: array(system).required('is missing').length(2, 'needs exactly 2 systems'),
  needs: array(object({ title: text(5, 40), text: text(20, 220) }))
    .required('is missing')
    .length(2),
  answers: array(object({ question: text(10, 100), answer: text(30, 400) })).required('is missing'),
})
  .noUnknown('has a field that does not exist')
  .strict();

/**
 * The data for choosing between the two verification systems (docs/product/pages.md#p22). Their addresses are in
 * content/site.ts.
 */
export type Certificates = InferType<typeof certificatesSchema>;

export const getCertificates = (): Certificates => certificates;
