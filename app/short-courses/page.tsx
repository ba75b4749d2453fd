import { ShortCourseCard } from '@/components/courses/ShortCourseCard/ShortCourseCard';
import { VideoBanner } from '@/components/courses/VideoBanner/VideoBanner';
import { PageShell } from '@/components/ui/PageShell/PageShell';
import { Section } from '@/components/ui/Section/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { getShortCourseCards } from '@/lib/content/short-course-cards';
import { pageMetadata } from '@/lib/seo/metadata';
import styles from './short-courses.module.css';

export const metadata = pageMetadata('/short-courses');

export default function ShortCoursesPage() {
  return (
    <>
      <VideoBanner name="short-courses" label="steps built of tiles" height="low" />
      <PageShell
        title="Sixteen short courses"
        lead="One subject each, taught in the lab. Choose one and apply: a counsellor of the nearest centre calls you back with dates and the current fee."
        crumbs={crumbsOf('/short-courses')}
        tone="paper"
      >
        <Section>
          <ul className={styles.grid}>
            {getShortCourseCards().map((card) => (
              <ShortCourseCard key={card.slug} card={card} />
            ))}
          </ul>
        </Section>
      </PageShell>
    </>
  );
}
