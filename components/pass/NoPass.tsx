import { Art } from '@/components/art/Art';
import { ButtonLink } from '@/components/ui/Button';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import styles from './NoPass.module.css';

/** A pass link that is truncated, unknown or expired: possible reasons, and the way to a new link. */
export const NoPass = () => (
  <PageShell
    title="No pass at this link"
    lead="A letter may have gone missing when it was copied. Links to a pass end 30 days after registering."
    crumbs={crumbsOf('/pass', 'No pass')}
    art={<Art name="pages/not-found" priority />}
  >
    <Section>
      <p className={styles.words}>
        The pass itself is also in the e-mail you were sent. If you registered within the last 30 days, we
        send it once more to the same address.
      </p>
      <ButtonLink href="/pass">Send my pass again</ButtonLink>
    </Section>
  </PageShell>
);
