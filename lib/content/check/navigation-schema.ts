import { array } from 'yup';
import { insidePath, list, record, sampleMark, text } from '../shapes.ts';

const links = (least: number, most: number) =>
  list(record({ label: text(2, 40), href: insidePath().required('is missing') }), least, most);

/** content/navigation.ts: header and footer (docs/product/pages.md#p3, #p4). */
export const navigationSchema = record({
  header: links(5, 5),
  footer: list(record({ title: text(3, 20), links: links(2, 9) }), 2, 4),
  legal: links(6, 6),
  partners: list(record({ name: text(3, 28), sample: sampleMark() }), 2, 6),
  accreditations: array(text(3, 40)).strict().required('is missing').length(2, 'needs exactly 2 names'),
});
