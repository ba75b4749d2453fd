import { MissingStatus } from '@/components/seo/MissingStatus';
import { ButtonLink } from '@/components/ui/Button';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { fillFacts } from '@/lib/server/content/facts';
import { words } from '@/content/pages/no-pass';
import { cx } from '@/components/ui/cx';
import styles from './Pass.module.css';

/** Shown for a truncated, unknown or expired pass link: possible reasons, and how to get a new link. */
export const NoPass = () => (
  <PageShell
    title={words.heading}
    lead={fillFacts(words.lead)}
    path="/pass"
    last={words.noPass}
    art="not-found"
  >
    <MissingStatus />
    <Section>
      <p className={cx('measure', styles.noPassWords)}>{fillFacts(words.alsoInEmailText)}</p>
      <ButtonLink href="/pass">{words.sendMyPassAgain}</ButtonLink>
    </Section>
  </PageShell>
);
