import type { CourseInstance } from 'schema-dts';
import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getCoursesOf, type EnquiryCode, type FamilySlug } from '@/lib/content/courses';
import { crumbsOf } from '@/lib/content/crumbs';
import { getWords } from '@/lib/content/words';
import { categoryCourseFacts } from '@/lib/seo/course-facts';
import { courseList, pageMarkup } from '@/lib/seo/json-ld';
import { AskBand } from './AskBand';
import { FamilySection } from './FamilySection';

const words = getWords('courses');

type FamilyPageProps = {
  path: '/courses-lg' | '/courses-sc' | '/courses-sp';
  family: FamilySlug;
  title: string;
  lead: string;
  /** The next classes of a course by its slug, to show and as structured data. */
  classes: (slug: string) => ReactNode;
  instances: (slug: string) => readonly CourseInstance[];
  /** Program of an enquiry about this family. */
  enquire: EnquiryCode;
  /** What to ask a counsellor. */
  children: string;
};

/** The page of one family of courses: its cards with their details, and whom to ask. */
export function FamilyPage({
  path,
  family,
  title,
  lead,
  classes,
  instances,
  enquire,
  children,
}: FamilyPageProps) {
  const courses = getCoursesOf(family);
  const listed = courseList(
    title,
    courses.map((course) => ({ ...categoryCourseFacts(course, family), instances: instances(course.slug) })),
  );
  return (
    <PageShell title={title} lead={lead} crumbs={crumbsOf(path)} art={<Art name={`pages${path}`} priority />}>
      <JsonLd items={pageMarkup(path, [listed], { kind: 'CollectionPage' })} />
      <Section>
        <FamilySection title={words.courseDetails} label={title} courses={courses} classes={classes} />
      </Section>
      <AskBand enquire={enquire}>{children}</AskBand>
    </PageShell>
  );
}
