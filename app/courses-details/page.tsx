import { Art } from '@/components/art/Art';
import { LinkCard } from '@/components/courses/LinkCard/LinkCard';
import { PageShell } from '@/components/ui/PageShell/PageShell';
import { Section } from '@/components/ui/Section/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { getStandAloneCourses, standAloneHref } from '@/lib/content/stand-alone';
import { pageMetadata } from '@/lib/seo/metadata';
import styles from './details.module.css';

export const metadata = pageMetadata('/courses-details');

export default function StandAloneIndexPage() {
  return (
    <PageShell
      title="Web and Python, course by course"
      lead="Six courses with their objectives and modules. Pick one and see what you will be able to do."
      crumbs={crumbsOf('/courses-details')}
      art={<Art name="pages/courses-details" priority />}
    >
      <Section>
        <ul className={styles.grid}>
          {getStandAloneCourses().map(({ slug, title, description }, id) => (
            <LinkCard key={slug} slug={slug} title={title} text={description} href={standAloneHref(id)} />
          ))}
        </ul>
      </Section>
    </PageShell>
  );
}
