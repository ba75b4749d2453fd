import type { Metadata } from 'next';
import { Art } from '@/components/art/Art';
import { ButtonLink } from '@/components/ui/Button';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getSite, telLink } from '@/lib/content/site';
import { getWords } from '@/lib/content/words';
import styles from './offline.module.css';

const words = getWords('offline');

export const metadata: Metadata = {
  title: words.heading,
  description: words.description,
  robots: { index: false, follow: true },
};

/** Shown by public/sw.js in place of a page that cannot be fetched. */
export default function OfflinePage() {
  const { helpline } = getSite();
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={[{ label: words.home, href: '/' }, { label: words.heading }]}
      art={<Art name="pages/not-found" priority />}
    >
      <Section className={styles.offline ?? ''}>
        <p>
          {words.callUsOn} <a href={telLink(helpline)}>{helpline}</a>
          {words.orLookUp}
        </p>
        <p>
          <ButtonLink href="/centre-page">{words.centresByCity}</ButtonLink>
        </p>
      </Section>
    </PageShell>
  );
}
