import { Art } from '@/components/art/Art';
import { FindCentre } from '@/components/centre/FindCentre';
import { JsonLd } from '@/components/seo/JsonLd';
import { ButtonLink } from '@/components/ui/Button';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { centrePath, getCentresByCity } from '@/lib/content/centres';
import { crumbsOf } from '@/lib/content/crumbs';
import { getWords } from '@/lib/content/words';
import { linkList, pageMarkup } from '@/lib/seo/json-ld';

const words = getWords('locations');

export type LocationsScreenProps = { query?: string };

/** Find a centre (docs/product/pages.md#p11; docs/product/choices.md#c25). */
export function LocationsScreen({ query = '' }: LocationsScreenProps) {
  const centres = getCentresByCity('inFindACentre').flatMap((group) => group.centres);
  const listed = centres.map(({ name, id }) => ({ name, path: centrePath(id) }));
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={crumbsOf('/locations')}
      art={<Art name="pages/locations" priority />}
    >
      <Section>
        <FindCentre centres={centres} query={query} />
      </Section>
      <Section tone="sky" title={words.notSureWhichCourse}>
        <p className="cluster gap-3">
          <ButtonLink href="/courses">{words.browseAllCourses}</ButtonLink>
          <ButtonLink href="/batches" variant="outline">
            {words.findAClass}
          </ButtonLink>
          <ButtonLink href="/courses-hdse" variant="outline">
            {words.hdseWithIntermediate}
          </ButtonLink>
          <ButtonLink href="/" variant="outline">
            {words.backToHome}
          </ButtonLink>
        </p>
      </Section>
      <JsonLd
        items={pageMarkup('/locations', [linkList('Find a centre', listed)], { kind: 'CollectionPage' })}
      />
    </PageShell>
  );
}
