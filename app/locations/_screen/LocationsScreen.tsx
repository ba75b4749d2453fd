import { Art } from '@/components/art/Art';
import { FindCentre } from '@/components/centre/FindCentre';
import { JsonLd } from '@/components/seo/JsonLd';
import { ButtonLink } from '@/components/ui/Button';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { centrePath, getCentresByCity } from '@/lib/content/centres';
import { crumbsOf } from '@/lib/content/crumbs';
import { linkList, pageMarkup } from '@/lib/seo/json-ld';

export type LocationsScreenProps = { query?: string };

/** Find a centre (docs/product/pages.md#p11; docs/product/choices.md#c25). */
export function LocationsScreen({ query = '' }: LocationsScreenProps) {
  const centres = getCentresByCity('inFindACentre').flatMap((group) => group.centres);
  const listed = centres.map(({ name, id }) => ({ name, path: centrePath(id) }));
  return (
    <PageShell
      title="Find a centre"
      lead="Type an area, a city or a number, or let your device sort the centres by distance."
      crumbs={crumbsOf('/locations')}
      art={<Art name="pages/locations" priority />}
    >
      <Section>
        <FindCentre centres={centres} query={query} />
      </Section>
      <Section tone="sky" title="Not sure which course?">
        <p className="cluster gap-3">
          <ButtonLink href="/courses">Browse all courses</ButtonLink>
          <ButtonLink href="/batches" variant="outline">
            Find a class
          </ButtonLink>
          <ButtonLink href="/courses-hdse" variant="outline">
            HDSE with intermediate
          </ButtonLink>
          <ButtonLink href="/" variant="outline">
            Back to home
          </ButtonLink>
        </p>
      </Section>
      <JsonLd
        items={pageMarkup('/locations', [linkList('Find a centre', listed)], { kind: 'CollectionPage' })}
      />
    </PageShell>
  );
}
