import { Cards } from '@/components/blocks/Cards';
import { BeforeYouPay } from './BeforeYouPay';
import { ClassesByCity } from '@/components/next-classes/ClassesByCity';
import { Fold } from '@/components/ui/Fold';
import { Page } from '@/components/ui/Page';
import { SaveButton } from '@/components/ui/SaveButton';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { courseFactsOf } from '@/lib/server/catalogue/catalogue';
import { getCourse } from '@/lib/server/catalogue/courses';
import { getProgramme, getSemesters } from '@/lib/server/catalogue/programmes';
import type { Programme } from '@/lib/shared/schema/courses';
import { words as adse } from '@/content/pages/courses-adse';
import { words as hdse } from '@/content/pages/courses-hdse';
import { programmeCourse } from '@/lib/server/seo/json-ld-courses';
import { FactBox } from './FactBox';
import { SemesterPanel } from './SemesterPanel';

const pages = { adse, hdse };

/** A diploma page: fee, facts and classes, six semester tabs, description, prospects. */
export function ProgrammePage({ slug }: { slug: Programme['slug'] }) {
  const words = pages[slug];
  const programme = getProgramme(slug);
  const [first, ...rest] = programme.intro;
  const career = getCourse(slug);
  const fee = career && courseFactsOf(career).fee;
  const semesters = getSemesters(programme);
  const tabs = semesters.map((semester, index) => ({
    id: semester.slug,
    above: `Semester ${index + 1}`,
    label: semester.label,
    panel: <SemesterPanel semester={semester} number={index + 1} of={semesters.length} />,
  }));
  return (
    <Page
      path={programme.path}
      title={words.heading}
      lead={programme.lead}
      art={`courses-${slug}`}
      markup={[programmeCourse(programme)]}
      end={career && <SaveButton kind="courses" id={career.slug} name={career.title} />}
    >
      <Section>
        {career && (
          <FactBox
            course={career}
            facts={courseFactsOf(career)}
            ask={programme.name}
            classes={<ClassesByCity slug={slug} />}
          />
        )}
      </Section>
      <Section title="Semester by semester">
        <Tabs label={`Semesters of ${programme.name}`} tabs={tabs} narrowColumns={3} />
      </Section>
      <Section title="About this diploma">
        <div className="stack gap-4 measure">
          <p className="strong">{programme.fullName}</p>
          <p>{first}</p>
          <Fold title={<h3>What you study, and in what order</h3>}>
            <div className="stack gap-3">
              {rest.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
          </Fold>
        </div>
      </Section>
      {fee && <BeforeYouPay diploma={programme.fullName} fee={fee} />}
      <Section title="What comes after" folded={programme.after.length}>
        <Cards block={{ items: programme.after }} />
      </Section>
    </Page>
  );
}
