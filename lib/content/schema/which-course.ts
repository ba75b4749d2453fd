import { group, list, type ValueOf } from './groups.ts';
import { choice, sample, text, to } from './values.ts';

/** Schema of content/which-course.ts (docs/product/pages.md#p39). */

/** What somebody has done before. */
export const doneKeys = ['school', 'matric', 'intermediate', 'graduate'] as const;
export type Done = (typeof doneKeys)[number];
/** What somebody likes. */
export const likesKeys = ['software', 'design', 'networks', 'data', 'office', 'english'] as const;
export type Likes = (typeof likesKeys)[number];
/** How long a course may take: up to four months, or longer. */
export const lengthKeys = ['short', 'long'] as const;
export type Length = (typeof lengthKeys)[number];
/** When somebody can come; three are the times of day of a class. */
export const whenKeys = ['morning', 'afternoon', 'evening', 'weekend'] as const;
export type When = (typeof whenKeys)[number];

const options = <const K extends string>(about: string, keys: readonly K[]) =>
  list(
    about,
    group('an answer', { key: choice('key', keys), label: text('answer', 3, 40) }),
    keys.length,
    keys.length,
    'key',
    'label',
  );

const rule = group('a course for some of the answers', {
  course: to('course', 'slug of a course'),
  done: list('who may join it', choice('key of an answer to the first question', doneKeys), 1, 4, ''),
  likes: list('who will like it', choice('key of an answer to the second question', likesKeys), 1, 6, ''),
  reason: text('why it fits, in one sentence', 30, 200),
});
type CourseRule = ValueOf<typeof rule>;

/** Whether a rule holds for somebody with these answers. */
export const holds = (one: CourseRule, done: Done, likes: Likes): boolean =>
  one.done.includes(done) && one.likes.includes(likes);

/** Schema of content/which-course.ts. */
export const whichCourseSchema = group(
  'the questions of /which-course, and the courses that fit',
  {
    done: options('answers to the first question', doneKeys),
    likes: options('answers to the second question', likesKeys),
    length: options('answers to the question of length', lengthKeys),
    when: options('answers to the question of time', whenKeys),
    sample: sample(),
    rules: list('those that hold are the answer, the better one first', rule, 1, 60, ''),
  },
  ({ rules }) => {
    for (const done of doneKeys)
      for (const likes of likesKeys)
        if (!rules.some((one) => holds(one, done, likes)))
          return { field: 'rules', text: `has no course for ${done} and ${likes}` };
    return undefined;
  },
);
export type WhichCourse = ValueOf<typeof whichCourseSchema>;
