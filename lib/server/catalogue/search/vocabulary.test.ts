import { abbreviationParts } from './vocabulary';

const abbreviations = (text: string) =>
  abbreviationParts(text).flatMap(({ text: short, full }) => (full ? [`${short}: ${full}`] : []));

test.each([
  ['Digital Marketing & SEO', ['SEO: Search Engine Optimisation']],
  ['AI & ML', ['AI: Artificial Intelligence', 'ML: Machine Learning']],
  ['ACN-Pro in Data Science', ['ACN-Pro: Aptech Certified NXT Generation Professional']],
  ['UI/UX Design', ['UI/UX: User interface and user experience']],
  ['AIM, HTML and MAIN', []],
  ['AI here, AI there', ['AI: Artificial Intelligence']],
])('each abbreviation of "%s" is explained once', (text, found) => {
  expect(abbreviations(text)).toEqual(found);
});
