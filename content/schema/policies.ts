import { cellsMatchHead, tableFields } from './blocks.ts';
import { group, list, records, type ValueOf } from './groups.ts';
import { day, flag, slug, text } from './single-values.ts';

const policy = group({
  updated: day(), // the day of the last change
  lead: text(40, 260),
  short: list(text(15, 180), '').min(3).max(8),
  sections: records(['slug', 'title'], {
    slug: slug(), // fragment of its address
    title: text(4, 60),
    paragraphs: list(text(20, 900), '').optional(),
    points: list(text(10, 400), '').optional(),
    table: group({ caption: text(5, 120), ...tableFields }, cellsMatchHead).optional(),
  }).min(3),
  sample: flag(),
});
/** The three policies (docs/product/content.md#d14). */
export const policiesSchema = group({ terms: policy, privacy: policy, profanity: policy });
export type Policies = ValueOf<typeof policiesSchema>;
