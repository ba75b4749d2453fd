import { CityIndex, OtherCentres } from '@/components/centre/CityIndex';
import { FindCentre } from '@/components/centre/FindCentre';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';
import { linkList } from '@/lib/server/seo/json-ld';
import { metadataWithoutQuery } from '@/lib/server/seo/metadata';
import { maxQueryLength } from '@/lib/shared/content/centre-search';
import { centrePath, getCentresByCity } from '@/lib/shared/content/centres';

export const generateMetadata = metadataWithoutQuery('/locations');

export default async function LocationsPage({ searchParams }: PageProps<'/locations'>) {
  const { q } = await searchParams;
  const query = typeof q === 'string' ? q.slice(0, maxQueryLength) : '';
  const centresOnPage = getCentresByCity('inFindACentre').flatMap(({ centres }) =>
    centres.map(({ name, id }) => ({ name, path: centrePath(id) })),
  );
  return (
    <Page
      path="/locations"
      title={words.locations.heading}
      lead={words.locations.lead}
      art="locations"
      kind="CollectionPage"
      markup={[linkList('Find a centre', centresOnPage)]}
    >
      <FindCentre
        centres={getCentresByCity().flatMap((group) => group.centres)}
        query={query}
        cities={<CityIndex groups={getCentresByCity()} listFlag="inFindACentre" />}
      />
      <div className="container">
        <OtherCentres listFlag="inFindACentre" />
      </div>
      <Section tone="sky" title={words.locations.helpTitle}>
        <Buttons>
          <ButtonLink href="/courses">{words.locations.coursesLink}</ButtonLink>
          <ButtonLink href="/batches" variant="outline">
            {words.locations.classesLink}
          </ButtonLink>
        </Buttons>
        <p className={linkStyles.taps}>
          <Link href="/courses-hdse">{words.locations.hdseLink}</Link>
        </p>
      </Section>
    </Page>
  );
}
