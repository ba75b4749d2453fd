import { getCategoryCourses } from '@/lib/server/catalogue/courses';
import { matchClassName } from './upcoming-batches';

const courseSlugsOf = (name: string) => matchClassName(name)?.courses.map(({ slug }) => slug);

test.each([
  ['PHP Laravel MySQL', ['php-laravel-mysql']],
  ['php-laravel-mysql', ['php-laravel-mysql']],
  ['AI & ML', ['ai-and-ml']],
  ['ai and ml', ['ai-and-ml']],
  ['Cybersecurity', ['cybersecurity-and-digital-forensics']],
  ['English, Pre-Intermediate', ['pre-intermediate']],
  ['GRAPHIC  DESIGN', ['graphic-design-and-video']],
  ['ADSE II', ['adse']],
  ['adse-2', ['adse']],
  ['HDSE 4', ['hdse']],
  ['CPISM', ['adse', 'hdse']],
  ['Tableau', ['tableau']],
  ['React', ['react']],
])('%s is a class of %s', (name, expected) => {
  expect(courseSlugsOf(name)).toEqual(expected);
});

test("a class takes its course's title; a semester names its number; an English level names the language", () => {
  expect(matchClassName('Cybersecurity')?.name).toBe('Cybersecurity and Digital Forensics');
  expect(matchClassName('HDSE I')?.name).toBe('Semester 3 (HDSE I)');
  expect(matchClassName('Intermediate')?.name).toBe('English, Intermediate');
});

test('an unknown name matches no course', () => {
  for (const payload of ['Basket weaving', '__proto__']) expect(matchClassName(payload)).toBeUndefined();
});

test('every course of a category is found by its title and its slug', () => {
  for (const { title, slug } of getCategoryCourses()) {
    expect(courseSlugsOf(title)).toContain(slug);
    expect(courseSlugsOf(slug)).toContain(slug);
  }
});
