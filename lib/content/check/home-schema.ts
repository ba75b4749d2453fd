import { number } from 'yup';
import { insidePath, list, record, sampleMark, text } from '../shapes.ts';

const address = () => insidePath().required('is missing');
const art = () => text(3, 60);

/** content/home.ts (docs/product/pages.md#p5). */
export const homeSchema = record({
  title: record({ before: text(3, 40), marked: text(3, 30) }),
  lead: text(40, 160),
  banners: list(
    record({
      id: number().strict().integer().required('is missing'),
      art: art(),
      link: address(),
      alt: text(10, 100),
    }),
    1,
    6,
  ),
  careers: list(
    record({
      title: text(3, 40),
      text: text(30, 200),
      href: address(),
      art: art(),
      facts: list(text(2, 30), 1, 3),
    }),
    6,
    6,
  ),
  picture: record({ art: art() }),
  video: record({
    title: text(5, 60),
    text: text(20, 200),
    file: address(),
    poster: art(),
    sample: sampleMark(),
  }),
  steps: list(record({ title: text(3, 30), text: text(20, 110), href: address(), link: text(3, 30) }), 4, 4),
});
