import { ButtonLink } from '@/components/ui/Button';
import { NotFoundShell } from '@/components/ui/NotFoundShell';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { words } from '@/lib/server/catalogue/page-words';
import styles from './Pass.module.css';

/** Shown for a truncated, unknown or expired pass link: possible reasons, and how to get a new link. */
export const NoPass = () => (
  <NotFoundShell
    title={words.noPass.heading}
    lead={words.noPass.lead}
    path="/pass"
    pageName={words.noPass.breadcrumb}
  >
    <Section>
      <p className={cx('measure', styles.noPassWords)}>{words.noPass.resendText}</p>
      <ButtonLink href="/pass">{words.noPass.resendLink}</ButtonLink>
    </Section>
  </NotFoundShell>
);
