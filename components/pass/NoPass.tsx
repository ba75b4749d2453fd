import { ButtonLink } from '@/components/ui/Button';
import { NotFoundStatus } from '@/components/ui/NotFoundStatus';
import { PageShell } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { words } from '@/lib/server/catalogue/page-words';
import styles from './Pass.module.css';

/** Shown for a truncated, unknown or expired pass link: possible reasons, and how to get a new link. */
export const NoPass = () => (
  <PageShell
    title={words.noPass.heading}
    lead={words.noPass.lead}
    path="/pass"
    pageName={words.noPass.breadcrumb}
    art="not-found"
  >
    <NotFoundStatus />
    <Section>
      <p className={cx('measure', styles.noPassWords)}>{words.noPass.resendText}</p>
      <ButtonLink href="/pass">{words.noPass.resendLink}</ButtonLink>
    </Section>
  </PageShell>
);
