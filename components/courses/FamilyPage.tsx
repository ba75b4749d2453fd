import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { type Course, getCoursesOf } from '@/lib/server/content/courses';
import { fillFacts } from '@/lib/server/content/facts';
import { words as english } from '@/content/pages/courses-lg';
import { words as shortCourses } from '@/content/pages/courses-sc';
import { words as smartPro } from '@/content/pages/courses-sp';
import { categoryCourse, courseList } from '@/lib/server/seo/json-ld-courses';
import { AskBand } from './AskBand';
import { Abbreviated } from '@/components/ui/Abbreviated';
import { courseFactsOf, feeTexts, lengthLine } from '@/lib/server/content/catalogue';
import { words } from '@/content/pages/courses';
import { CourseDetail } from './CourseDetail';
import { ItemPicture } from '@/components/art/ItemPicture';
import { FamilyCards } from './FamilyCards';
import { cx } from '@/components/ui/cx';
import styles from './CategoryPanel.module.css';

/** The family of each page, the program of an enquiry, and the page's words. */
const families = {
  'courses-lg': { family: 'english', enquire: 'ENGLISH', words: english },
  'courses-sc': { family: 'short-course', enquire: 'STC', words: shortCourses },
  'courses-sp': { family: 'smart-pro', enquire: 'STC', words: smartPro },
} as const;

/** The page of one family: cards with details, and contacts. */
export function FamilyPage({ page }: { page: keyof typeof families }) {
  const { family, enquire, words } = families[page];
  const courses = getCoursesOf(family);
  const listed = courseList(
    words.heading,
    courses.map((course) => categoryCourse(course, family)),
  );
  return (
    <Page
      path={`/${page}`}
      title={words.heading}
      lead={fillFacts(words.lead)}
      art={page}
      kind="CollectionPage"
      markup={[listed]}
    >
      <Section>
        <FamilySection label={words.heading} courses={courses} />
      </Section>
      <AskBand enquire={enquire}>{words.askText}</AskBand>
    </Page>
  );
}

type FamilySectionProps = { label: string; courses: readonly Course[] };

const card = (course: Course) => {
  const facts = courseFactsOf(course);
  return (
    <>
      <span className={cx('covered', styles.art)}>
        <ItemPicture name={`courses/${course.slug}`} image={course.image} />
      </span>
      <span className={styles.body}>
        <span className={styles.title}>
          <Abbreviated>{course.title}</Abbreviated>
        </span>
        <span className="small muted">{lengthLine(facts)}</span>
        <span className="small strong">{feeTexts(facts)[0]}</span>
      </span>
    </>
  );
};

/** The cards and details of a family page. */
export const FamilySection = ({ label, courses }: FamilySectionProps) => (
  <FamilyCards
    title={words.courseDetails}
    label={label}
    items={courses.map((course) => ({
      slug: course.slug,
      title: course.title,
      card: card(course),
      detail: <CourseDetail course={course} />,
    }))}
  />
);
