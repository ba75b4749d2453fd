import type { ReactNode } from 'react';
import Link from 'next/link';
import { Art } from '@/components/art/Art';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { cx } from '@/components/ui/cx';
import styles from './FeedbackPage.module.css';

type FeedbackPageProps = { children: ReactNode };

/** The page around the form, the same before and after a post without JavaScript. */
export function FeedbackPage({ children }: FeedbackPageProps) {
  return (
    <PageShell
      title="Feedback Form"
      lead="Tell us how your classes, faculty and lab are. Five minutes, eight questions."
      crumbs={crumbsOf('/feedback')}
      art={<Art name="pages/feedback" priority />}
    >
      <Section>
        <div className={cx('stack gap-7', styles.columns)}>
          <div className={styles.main}>{children}</div>
          <aside className={styles.aside} aria-label="About this form">
            <h2 className="display-s">Who reads it</h2>
            <p>The head office, not your faculty.</p>
            <h2 className="display-s">What happens then</h2>
            <p>Answers of one class are read together. What many say is taken up with the centre first.</p>
            <p>
              <Link href="/privacy#forms">What is stored, and for how long</Link>
            </p>
          </aside>
        </div>
      </Section>
    </PageShell>
  );
}
