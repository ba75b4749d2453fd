import type { CourseInstance } from 'schema-dts';
import type { ReactNode } from 'react';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getCoursesOf } from '@/lib/server/content/courses';
import { getWords } from '@/lib/server/content/pages';
import { categoryCourseFacts } from '@/lib/server/seo/json-ld-courses';
import { courseList } from '@/lib/server/seo/json-ld';
import { AskBand } from './AskBand';
import { FamilySection } from './FamilySection';

/** The family of each page, the program of an enquiry about it, and its words. */
const families = {
  'courses-lg': { family: 'english', enquire: 'ENGLISH', words: getWords('courses-lg') },
  'courses-sc': { family: 'short-course', enquire: 'STC', words: getWords('courses-sc') },
  'courses-sp': { family: 'smart-pro', enquire: 'STC', words: getWords('courses-sp') },
} as const;

type FamilyPageProps = {
  page: keyof typeof families;
  /** The next classes of a course by its slug, to show and as structured data. */
  classes: (slug: string) => ReactNode;
  instances: (slug: string) => readonly CourseInstance[];
};

/** The page of one family of courses: its cards with their details, and whom to ask. */
export function FamilyPage({ page, classes, instances }: FamilyPageProps) {
  const { family, enquire, words } = families[page];
  const courses = getCoursesOf(family);
  const listed = courseList(
    words.heading,
    courses.map((course) => ({ ...categoryCourseFacts(course, family), instances: instances(course.slug) })),
  );
  return (
    <Page
      path={`/${page}`}
      title={words.heading}
      lead={words.lead}
      art={page}
      kind="CollectionPage"
      markup={[listed]}
    >
      <Section>
        <FamilySection label={words.heading} courses={courses} classes={classes} />
      </Section>
      <AskBand enquire={enquire}>{words.askText}</AskBand>
    </Page>
  );
}
