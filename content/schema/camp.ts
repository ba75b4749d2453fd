import { titledText } from './courses.ts';
import { group, list, records, type ValueOf } from './groups.ts';
import { flag, text, reference } from './single-values.ts';

export const campSchema = group({
  lead: text(40, 200),
  intro: list(text(60, 500)),
  tracks: records(['slug'], {
    slug: reference('course'), // a course of content/courses/summer-camp.ts
    title: text(3, 40),
    ages: text(5, 60),
    summary: text(60, 300),
    makes: list(text(10, 120), '').min(3).max(8),
  })
    .min(2)
    .max(6),
  day: list(titledText, 'title').min(3).max(8), // the parts of a day at camp
  parents: records(['question'], { question: text(10, 100), answer: text(10, 400) }).min(2),
  sample: flag(),
});
export type TechnologyCamp = ValueOf<typeof campSchema>;
