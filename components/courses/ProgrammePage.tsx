import { Cards } from '@/components/blocks/Cards';
import { ClassesByCity } from '@/components/next-classes/ClassesByCity';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import { CertificateSpecimen } from '@/components/ui/CertificateSpecimen';
import columns from '@/components/ui/Columns.module.css';
import { CheckList } from '@/components/ui/Lists';
import { Page } from '@/components/ui/Page';
import { SaveButton } from '@/components/ui/SaveButton';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { cx } from '@/components/ui/cx';
import type { Programme } from '@/content/schema/courses';
import { findCourse } from '@/lib/server/catalogue/catalogue';
import { getPolicy } from '@/lib/server/catalogue/page-content';
import { words } from '@/lib/server/catalogue/page-words';
import { getProgramme, getSemesters, whichDiplomaHref } from '@/lib/server/catalogue/programmes';
import { totalShare } from '@/lib/server/catalogue/total-costs';
import { plannedTotalOf } from '@/lib/server/classes/next-classes';
import { programmeNode } from '@/lib/server/seo/json-ld-courses';
import { emptySavedList, savedHref } from '@/lib/shared/saved-list';
import { FactBox } from './FactBox';
import styles from './ProgrammePage.module.css';
import { SemesterPanel } from './SemesterPanel';
import { DiplomaStages, TotalSentence } from './TotalCost';

const headingBySlug = { adse: words.coursesAdse.heading, hdse: words.coursesHdse.heading };
/** The plan whose total the page shows: any city, from the next class on. */
const defaultStudyPlan = { start: '' };

export function ProgrammePage({ slug }: { slug: Programme['slug'] }) {
  const programme = getProgramme(slug);
  const course = findCourse(slug);
  const [firstParagraph, ...otherParagraphs] = programme.intro;
  const totalCost = plannedTotalOf(slug, defaultStudyPlan);
  const savedList = { ...emptySavedList, courses: [slug] };
  const leavingSection = getPolicy('terms').sections.find((section) => section.slug === 'leaving');
  const semesters = getSemesters(programme);
  const tabs = semesters.map((semester, index) => ({
    id: semester.slug,
    above: `Semester ${index + 1}`,
    label: semester.label,
    panel: <SemesterPanel semester={semester} number={index + 1} count={semesters.length} />,
  }));
  return (
    <Page
      path={programme.path}
      above={programme.name}
      title={headingBySlug[slug]}
      lead={programme.lead}
      art={`courses-${slug}`}
      markup={[programmeNode(programme)]}
      end={course && <SaveButton kind="courses" id={course.slug} name={course.title} />}
    >
      <Section>
        {course && (
          <FactBox
            course={course}
            askAbout={programme.name}
            terms={
              totalCost && (
                <>
                  <TotalSentence total={totalCost} /> <a href={whichDiplomaHref}>ADSE or HDSE?</a>
                </>
              )
            }
            classes={<ClassesByCity slug={slug} />}
          />
        )}
      </Section>
      {totalCost && (
        <Section title={words.saved.total} id="total">
          <div className="stack gap-4">
            <DiplomaStages stages={totalCost.stages} />
            <Buttons className="gap-3 screenOnly">
              <ButtonLink href={`${savedHref(savedList, defaultStudyPlan)}#total`} variant="outline">
                Other city or start
              </ButtonLink>
              <ButtonLink href={totalShare([totalCost], savedList, defaultStudyPlan)} variant="whatsapp">
                Send this plan<span className="visuallyHidden"> on WhatsApp</span>
              </ButtonLink>
            </Buttons>
          </div>
        </Section>
      )}
      <Section title={words.courses.semestersTitle}>
        <Tabs label={`Semesters of ${programme.name}`} tabs={tabs} narrowColumns={3} />
      </Section>
      <Section title={words.courses.diplomaTitle} foldedCount={programme.intro.length}>
        <div className={cx(columns.from960, styles.halves)}>
          <div className="stack gap-3">
            <p className="strong">{programme.fullName}</p>
            <p>{firstParagraph}</p>
          </div>
          <div className="stack gap-3">
            {otherParagraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section title={words.courses.payTitle} tone="white" foldedCount={2}>
        <div className={cx(columns.from960, styles.halves)}>
          {leavingSection && (
            <div className="stack gap-4">
              <h3>{leavingSection.title}</h3>
              <CheckList lines={[...(leavingSection.points ?? []), words.saved.confirms]} />
            </div>
          )}
          <div className="stack gap-4">
            <h3>{words.courses.endTitle}</h3>
            <CertificateSpecimen diploma={programme.fullName} />
          </div>
        </div>
      </Section>
      <Section title={words.courses.afterTitle} foldedCount={programme.after.length}>
        <Cards block={{ items: programme.after }} />
      </Section>
    </Page>
  );
}
