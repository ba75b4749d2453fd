import { BatchResults } from '@/components/batches/BatchResults';
import { FilterForm } from '@/components/batches/FilterForm';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { getUpcomingBatches, unknownCentres } from '@/lib/batches/collect';
import { readFilters } from '@/lib/batches/filters';
import { findBatches } from '@/lib/batches/find';
import { batchMarkup } from '@/lib/batches/markup';
import { getCentres } from '@/lib/content/centres';
import { enquiryHref } from '@/lib/content/enquiry-link';
import { getWords } from '@/lib/content/words';
import { toParams } from '../../to-params';

const words = getWords('batches');

type BatchesScreenProps = { query: Parameters<typeof toParams>[0] };

const positions = () => Object.fromEntries(getCentres().map(({ slug, position }) => [slug, position]));

/** Find a class: the filters, and the classes that fit them. */
export function BatchesScreen({ query }: BatchesScreenProps) {
  const found = findBatches(getUpcomingBatches(), readFilters(toParams(query)));
  const { filters, choices, total, pages } = found;
  return (
    <Page
      path="/batches"
      title={words.heading}
      lead={words.lead}
      art="batches"
      kind="CollectionPage"
      markup={batchMarkup(found.batches)}
    >
      <Section>
        <FilterForm found={{ filters, choices, total, pages }} positions={positions()} />
        <BatchResults found={found} unknownCentres={unknownCentres()} />
      </Section>
      <CallToAction
        title={words.nothingThatFits}
        tone="sky"
        actions={
          <>
            <ButtonLink href={enquiryHref()}>{words.askACounsellor}</ButtonLink>
            <ButtonLink href="/locations" variant="outline">
              {words.findACentre}
            </ButtonLink>
          </>
        }
      >
        <p>{words.nothingThatFitsText}</p>
      </CallToAction>
    </Page>
  );
}
