import { Art } from '@/components/art/Art';
import { FindBatch } from '@/components/batches/FindBatch';
import { JsonLd } from '@/components/seo/JsonLd';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getUpcomingBatches, unknownCentres } from '@/lib/batches/collect';
import { readFilters } from '@/lib/batches/filters';
import { findBatches } from '@/lib/batches/find';
import { batchMarkup } from '@/lib/batches/markup';
import { getCentres } from '@/lib/content/centres';
import { crumbsOf } from '@/lib/content/crumbs';
import { enquiryHref } from '@/lib/content/enquiry-link';
import { getWords } from '@/lib/content/words';
import { pageMarkup } from '@/lib/seo/json-ld';

const words = getWords('batches');

type BatchesScreenProps = { query: Readonly<Record<string, string | string[] | undefined>> };

const toParams = (query: BatchesScreenProps['query']) =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, values]) => [values ?? []].flat().map((value) => [name, value])),
  );

const positions = () => Object.fromEntries(getCentres().map(({ slug, position }) => [slug, position]));

/** Find a class (docs/product/pages.md#p31). */
export function BatchesScreen({ query }: BatchesScreenProps) {
  const found = findBatches(getUpcomingBatches(), readFilters(toParams(query)));
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={crumbsOf('/batches')}
      art={<Art name="pages/batches" priority />}
    >
      <Section>
        <FindBatch first={found} positions={positions()} unknownCentres={unknownCentres()} />
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
      <JsonLd items={pageMarkup('/batches', batchMarkup(found.batches), { kind: 'CollectionPage' })} />
    </PageShell>
  );
}
