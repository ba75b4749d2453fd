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
import { getPlacement } from '@/lib/content/placement';
import { getTestimonials } from '@/lib/content/testimonials';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/placement');

export default function PlacementPage() {
  const { steps, counters, recruiters, top } = getPlacement();
  return (
    <PageShell
      title="Placement"
      lead="A job is found in the months before the interview. Four things in your timetable prepare it; the placement office does the introductions."
      crumbs={crumbsOf('/placement')}
      art={<Art name="pages/placement" priority />}
    >
      <JsonLd items={pageMarkup('/placement')} />
      <Section
        title="Placement assistance"
        intro="Four steps, from the first CV to the project you talk about."
      >
        <Steps steps={steps} />
      </Section>
      <Counters counters={counters} />
      <Section tone="white">
        <Recruiters recruiters={recruiters} />
      </Section>
      <Section title="Top placements" intro="Ten students of the last batches and where they started.">
        <TopPlacements people={top} />
      </Section>
      <Section title="In their words" tone="sky">
        <Quotes testimonials={getTestimonials('placement')} />
      </Section>
    </PageShell>
  );
}
