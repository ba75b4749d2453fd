import { number } from 'yup';
import { insidePath, list, record, sampleMark, words } from '../shapes.ts';

const address = () => insidePath().required('is missing');
const art = () => words(3, 60);

/** content/home.ts (docs/product/pages.md#p5). */
export const homeSchema = record({
  title: record({ before: words(3, 40), marked: words(3, 30) }),
  lead: words(40, 160),
  banners: list(
    record({
      id: number().strict().integer().required('is missing'),
      art: art(),
      link: address(),
      alt: words(10, 100),
    }),
    1,
    6,
  ),
  careers: list(
    record({
      title: words(3, 40),
      text: words(30, 200),
      href: address(),
      art: art(),
      facts: list(words(2, 30), 1, 3),
    }),
    6,
    6,
  ),
  picture: record({ art: art() }),
  video: record({
    title: words(5, 60),
    text: words(20, 200),
    file: address(),
    poster: art(),
    sample: sampleMark(),
  }),
  steps: list(
    record({ title: words(3, 30), text: words(20, 110), href: address(), link: words(3, 30) }),
    4,
    4,
  ),
});
