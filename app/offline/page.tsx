import type { Metadata } from 'next';
import { Art } from '@/components/art/Art';
import { ButtonLink } from '@/components/ui/Button';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getSite } from '@/lib/content/site';

export const metadata: Metadata = {
  title: 'No connection',
  description: 'This page is shown while your device has no connection.',
  robots: { index: false, follow: true },
};

/** Shown by public/sw.js in place of a page that cannot be fetched. */
export default function OfflinePage() {
  const { helpline } = getSite();
  return (
    <PageShell
      title="No connection"
      lead="This page could not be loaded. The centre directory and the passes you saved on this device still open, and if you have searched here before, the search still finds the numbers of centres."
      crumbs={[{ label: 'Home', href: '/' }, { label: 'No connection' }]}
      art={<Art name="pages/not-found" priority />}
    >
      <Section>
        <p>
          Call us on <a href={`tel:${helpline.replace(/[^\d+]/g, '')}`}>{helpline}</a>, or look up a
          centre&rsquo;s phone number:
        </p>
        <p>
          <ButtonLink href="/centre-page">Centres by city</ButtonLink>
        </p>
      </Section>
    </PageShell>
  );
}
