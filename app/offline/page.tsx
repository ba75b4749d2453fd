import { ButtonLink } from '@/components/ui/Button';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getSite, telLink } from '@/lib/shared/content/site';
import { words as pageWords } from '@/content/pages/offline';
import { withFacts } from '@/lib/server/content/facts';
import { unlistedMetadata } from '@/lib/server/seo/metadata';
import styles from './offline.module.css';

const words = withFacts(pageWords);

export const metadata = unlistedMetadata(words.heading, words.description);

/** Shown by public/sw.js instead of a page that cannot be fetched. */
export default function OfflinePage() {
  const { helpline } = getSite();
  return (
    <PageShell title={words.heading} lead={words.lead} path="/" last={words.heading} art="not-found">
      <Section className={styles.offline ?? ''}>
        <p>
          {words.callUsOn}{' '}
          <a href={telLink(helpline)} translate="no">
            {helpline}
          </a>
          {words.orLookUpText}
        </p>
        <p>
          <ButtonLink href="/centre-page">{words.centresByCity}</ButtonLink>
        </p>
      </Section>
    </PageShell>
  );
}
