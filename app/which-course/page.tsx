import { FittingCourse } from '@/components/courses/FittingCourse';
import { WhichCourseForm } from '@/components/courses/WhichCourseForm';
import { ButtonLink } from '@/components/ui/Button';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getUpcomingBatches } from '@/lib/server/batches/collect';
import { cityChoices, nearClasses } from '@/lib/server/batches/classes';
import { fittingCourses, readAnswers } from '@/lib/server/content/which-course';
import { words as pageWords } from '@/content/pages/which-course';
import { withFacts } from '@/lib/server/content/facts';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { toParams } from '../to-params';

const words = withFacts(pageWords);

type Props = PageProps<'/which-course'>;

/** Only /which-course without answers is indexed. */
export const generateMetadata = async ({ searchParams }: Props) =>
  pageMetadata('/which-course', { index: Object.keys(await searchParams).length === 0 });

/** The questions, and the matching courses. */
export default async function WhichCoursePage({ searchParams }: Props) {
  const answers = readAnswers(toParams(await searchParams));
  const cities = cityChoices();
  const known = cities.some(({ key }) => key === answers.city);
  const asked = { ...answers };
  if (!known) delete asked.city;
  const all = getUpcomingBatches();
  const fitting = fittingCourses(asked, (slug) => nearClasses(all, slug, asked).batches.length > 0);
  return (
    <Page path="/which-course" title={words.heading} lead={words.lead} art="courses">
      <Section>
        <WhichCourseForm cities={cities} answers={asked} />
      </Section>
      <Section tone="sky" title={words.fitting}>
        {fitting.length === 0 && <p>{words.questionsLeftText}</p>}
        <div className="stack gap-grid columns-768">
          {fitting.map((one) => (
            <FittingCourse
              key={one.course.slug}
              fitting={one}
              answers={asked}
              near={nearClasses(all, one.course.slug, asked)}
            />
          ))}
        </div>
      </Section>
      <Section>
        <p className="cluster gap-3">
          <ButtonLink href="/enquire">{words.askACounsellor}</ButtonLink>
          <ButtonLink href="/courses" variant="outline">
            {words.allCourses}
          </ButtonLink>
        </p>
      </Section>
    </Page>
  );
}
