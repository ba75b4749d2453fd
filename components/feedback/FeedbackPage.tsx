import type { ReactNode } from 'react';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { Link } from '@/components/ui/Link';
import { words } from '@/content/pages/feedback';
import styles from './Feedback.module.css';

type FeedbackPageProps = { children: ReactNode };

/** The page around the form, the same before and after a post without JavaScript. */
export function FeedbackPage({ children }: FeedbackPageProps) {
  return (
    <Page path="/feedback" title={words.heading} lead={words.lead} art="feedback">
      <Section>
        <div className={cx('stack gap-7 columns-960', styles.columns)}>
          <div className={cx('stack contained gap-5', styles.main)}>{children}</div>
          <aside
            className={cx('stack gap-3 sticky-960 on-sky', styles.aside)}
            aria-label={words.aboutThisForm}
          >
            <h2 className="card-title">{words.whoReadsIt}</h2>
            <p>{words.whoReadsItText}</p>
            <h2 className="card-title">{words.whatHappensNext}</h2>
            <p>{words.whatHappensNextText}</p>
            <p>
              <Link href="/privacy#forms">{words.privacyLink}</Link>
            </p>
          </aside>
        </div>
      </Section>
    </Page>
  );
}
