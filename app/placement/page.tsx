import { Counters } from '@/components/placement/Counters';
import { Employers } from '@/components/placement/Employers';
import { Quotes } from '@/components/placement/Quotes';
import { Readers } from '@/components/placement/Readers';
import { Recruiters } from '@/components/placement/Recruiters';
import { Steps } from '@/components/placement/Steps';
import { TopPlacements } from '@/components/placement/TopPlacements';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getPlacement, getTestimonials } from '@/lib/server/content/information';
import { words } from '@/content/pages/placement';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/placement');

export default function PlacementPage() {
  const { steps, counters, recruiters, top, employers } = getPlacement();
  return (
    <Page path="/placement" title={words.heading} lead={words.lead} art="placement">
      <Readers />
      <Section id="students" title={words.assistanceTitle} intro={words.assistanceText}>
        <Steps steps={steps} />
      </Section>
      <Employers employers={employers} />
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
    </Page>
  );
}
