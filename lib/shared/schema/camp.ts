import { part } from './courses.ts';
import { questionWithAnswer, group, list, type ValueOf } from './groups.ts';
import { sample, text, reference } from './values.ts';

/** Schema of content/courses/technology-camp.ts. */
export const campSchema = group('the technology camp', {
  lead: text('line below the heading', 40, 200),
  intro: list('introduction', text('a paragraph', 60, 500), 1, 4),
  tracks: list(
    'its two tracks',
    group('a track', {
      slug: reference('course', 'the course of content/courses/summer-camp.ts that it describes'),
      title: text('name', 3, 40),
      ages: text('for which ages', 5, 60),
      summary: text('summary', 60, 300),
      makes: list('what is made', text('one line', 10, 120), 3, 8, ''),
    }),
    2,
    2,
    'slug',
  ),
  day: list('the parts of a day', part('a part'), 3, 8, 'title'),
  parents: list(
    'questions of parents',
    questionWithAnswer('a question', [10, 100], [10, 400]),
    2,
    10,
    'question',
  ),
  sample: sample(),
});
export type TechnologyCamp = ValueOf<typeof campSchema>;
