import { toParams } from '../_components/to-params';
import { BatchResults } from '@/components/classes/BatchResults';
import { FilterForm } from '@/components/classes/FilterForm';
import { NoClasses } from '@/components/next-classes/NoClasses';
import { OfficeHours } from '@/components/ui/OfficeHours';
import { Page } from '@/components/ui/Page';
import { CallToAction, Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';
import { getUpcomingBatches, uncollectedCentres } from '@/lib/server/classes/collect';
import { findBatches } from '@/lib/server/classes/find-batches';
import { areClassesKnown } from '@/lib/server/classes/next-classes';
import { metadataWithoutQuery } from '@/lib/server/seo/metadata';
import { readFilters } from '@/lib/shared/classes/filters';
import { getCentres } from '@/lib/shared/content/centres';
import { enquiryHref } from '@/lib/shared/content/enquiry-link';

export const generateMetadata = metadataWithoutQuery('/batches');

const positions = Object.fromEntries(getCentres().map(({ slug, position }) => [slug, position]));

export default async function BatchesPage({ searchParams }: PageProps<'/batches'>) {
  const batches = getUpcomingBatches();
  const foundBatches = findBatches(batches, readFilters(toParams(await searchParams)));
  const { filters, choices, laterTotal, laterSemesters } = foundBatches;
  const unknownCentres = uncollectedCentres();
  const hasNoClasses = batches.length === 0 && (unknownCentres.length === 0 || !areClassesKnown());
  return (
    <Page
      path="/batches"
      title={words.batches.heading}
      lead={words.batches.lead}
      art="batches"
      isLow
      kind="CollectionPage"
    >
      {hasNoClasses ? (
        <Section>
          <NoClasses hours={<OfficeHours />} />
        </Section>
      ) : (
        <>
          <Section>
            <FilterForm
              found={{ filters, choices, laterTotal, laterSemesters }}
              positions={positions}
              isPartial={unknownCentres.length > 0}
            />
            <BatchResults found={foundBatches} uncollectedCentres={unknownCentres} />
          </Section>
          <CallToAction
            title={words.batches.helpTitle}
            text={words.batches.helpText}
            tone="sky"
            actions={[
              [enquiryHref(), words.batches.enquiryLink],
              ['/locations', words.batches.centresLink],
            ]}
          />
        </>
      )}
    </Page>
  );
}
