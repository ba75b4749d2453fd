import { object, string, type InferType } from 'yup';
import { tileKinds } from '../art/tiles.ts';
import { sampleMark, text } from './shapes.ts';

/** Text styles of the name beside its tile. */
const wordMarkStyles = ['caps', 'lower', 'tight', 'wide', 'light'] as const;

export const wordMarkSchema = object({
  name: text(2, 28),
  tile: string()
    .strict()
    .oneOf(tileKinds, `must be one of ${tileKinds.join(', ')}`)
    .required('is missing'),
  style: string()
    .strict()
    .oneOf(wordMarkStyles, `must be one of ${wordMarkStyles.join(', ')}`)
    .required('is missing'),
  sample: sampleMark(),
})
  .noUnknown('has a field that does not exist')
  .strict();

/**
 * A neutral word mark in place of a company's logo: one tile and the name, because real logos are third parties' property.
 */
export type WordMark = InferType<typeof wordMarkSchema>;
