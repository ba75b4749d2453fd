import { CityIndex, OtherCentres } from '@/components/centre/CityIndex';
import { FoundCentres } from '@/components/centre/FoundCentres';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';
import { linkList } from '@/lib/server/seo/json-ld';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { centrePath, getCentres, getCentresByCity } from '@/lib/shared/content/centres';
import { getSite } from '@/lib/shared/content/site';

export const metadata = pageMetadata('/centre-page');

export default function CentreDirectoryPage() {
  const groups = getCentresByCity('inDirectory');
  const centresOnPage = groups.flatMap(({ centres }) =>
    centres.map(({ name, id }) => ({ name, path: centrePath(id) })),
  );
  return (
    <Page
      path="/centre-page"
      title={words.centrePage.heading}
      lead={`${getCentres().length} of our ${getSite().statistics.centresInPakistan} centres with their phone numbers. Open a centre to see its classes, map and students.`}
      art="centre-page"
      kind="CollectionPage"
      markup={[linkList('Centres by city', centresOnPage)]}
    >
      <Section>
        <CityIndex groups={groups} />
      </Section>
      <Section>
        <FoundCentres centres={groups.flatMap(({ centres }) => centres)} />
        <OtherCentres listFlag="inDirectory" />
      </Section>
    </Page>
  );
}
