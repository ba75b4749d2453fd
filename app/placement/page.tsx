import { Art } from '@/components/art/Art';
import { Counters } from '@/components/placement/Counters';
import { Quotes } from '@/components/placement/Quotes';
import { Recruiters } from '@/components/placement/Recruiters';
import { Steps } from '@/components/placement/Steps';
import { TopPlacements } from '@/components/placement/TopPlacements';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { getPlacement, getTestimonials } from '@/lib/content/people';
import { getWords } from '@/lib/content/words';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('placement');

export const metadata = pageMetadata('/placement');

export default function PlacementPage() {
  const { steps, counters, recruiters, top } = getPlacement();
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={crumbsOf('/placement')}
      art={<Art name="pages/placement" priority />}
    >
      <JsonLd items={pageMarkup('/placement')} />
      <Section title={words.assistanceTitle} intro={words.assistanceText}>
        <Steps steps={steps} />
      </Section>
      <Counters counters={counters} />
      <Section tone="white">
        <Recruiters recruiters={recruiters} />
      </Section>
      <Section title={words.topPlacements} intro={words.topPlacementsText}>
        <TopPlacements people={top} />
      </Section>
      <Section title={words.inTheirWords} tone="sky">
        <Quotes testimonials={getTestimonials('placement')} />
      </Section>
    </PageShell>
  );
}
