/** @jest-environment node */
import { partsOf } from './glossary';

const told = (text: string) =>
  partsOf(text).flatMap(({ text: short, full }) => (full ? [`${short}: ${full}`] : []));

test.each([
  ['Digital Marketing & SEO', ['SEO: Search Engine Optimisation']],
  ['AI & ML', ['AI: Artificial Intelligence', 'ML: Machine Learning']],
  ['ACN-Pro in Data Science', ['ACN-Pro: Aptech Certified NXT Generation Professional']],
  ['UI/UX Design', ['UI/UX: User interface and user experience']],
  ['AIM, HTML and MAIN', []],
  ['AI here, AI there', ['AI: Artificial Intelligence']],
])('the abbreviations of "%s", each once', (text, found) => {
  expect(told(text)).toEqual(found);
});

test('the parts are the whole text', () => {
  const text = 'ADSE with AI: MERN, CMS and SEO (SEO)';
  expect(
    partsOf(text)
      .map((part) => part.text)
      .join(''),
  ).toBe(text);
});
