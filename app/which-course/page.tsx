import { toParams } from '../_components/to-params';
import { SuitableCourses } from '@/components/courses/SuitableCourses';
import { WhichCourseForm } from '@/components/courses/WhichCourseForm';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';
import { readAnswers } from '@/lib/server/catalogue/which-course';
import { cityChoices } from '@/lib/server/classes/classes';
import { getUpcomingBatches } from '@/lib/server/classes/collect';
import { findSuitableCourses } from '@/lib/server/classes/suitable-courses';
import { metadataWithoutQuery } from '@/lib/server/seo/metadata';

export const generateMetadata = metadataWithoutQuery('/which-course');

export default async function WhichCoursePage({ searchParams }: PageProps<'/which-course'>) {
  const answers = readAnswers(
    toParams(await searchParams),
    cityChoices.map(({ key }) => key),
  );
  const isAnswered = Object.keys(answers).length > 0;
  return (
    <Page path="/which-course" title={words.whichCourse.heading} lead={words.whichCourse.lead} art="courses">
      {isAnswered && (
        <Section>
          <SuitableCourses
            found={findSuitableCourses(answers, getUpcomingBatches())}
            answers={answers}
            cities={cityChoices}
          />
        </Section>
      )}
      <Section id="questions" title={isAnswered ? words.whichCourse.change : undefined}>
        <WhichCourseForm cities={cityChoices} answers={answers} />
      </Section>
    </Page>
  );
}
