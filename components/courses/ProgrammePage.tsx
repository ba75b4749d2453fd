import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { crumbsOf } from '@/lib/content/crumbs';
import { getProgramme, getSemesters, type Programme } from '@/lib/content/programmes';
import { AfterCards } from './AfterCards';
import { messages } from './messages';
import { ProgrammeIntro } from './ProgrammeIntro';
import { SemesterPanel } from './SemesterPanel';

type ProgrammePageProps = {
  slug: Programme['slug'];
  title: string;
  /** Its next classes. */
  classes?: ReactNode;
};

/** A diploma page: introduction, six semester tabs, what follows (docs/product/pages.md#p8). */
export function ProgrammePage({ slug, title, classes }: ProgrammePageProps) {
  const programme = getProgramme(slug);
  const semesters = getSemesters(programme);
  const tabs = semesters.map((semester, index) => ({
    id: semester.slug,
    label: semester.label,
    panel: <SemesterPanel semester={semester} number={index + 1} of={semesters.length} />,
  }));
  return (
    <PageShell
      title={title}
      lead={programme.lead}
      crumbs={crumbsOf(programme.path)}
      art={<Art name={`pages/courses-${slug}`} priority />}
    >
      <Section>
        <ProgrammeIntro programme={programme} classes={classes} />
      </Section>
      <Section>
        <Tabs label={messages.semestersOf(programme.name)} tabs={tabs} narrowColumns={3} />
      </Section>
      <Section title={messages.whatComesAfter} tone="ink">
        <AfterCards steps={programme.after} />
      </Section>
    </PageShell>
  );
}
