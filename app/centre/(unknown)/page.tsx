import { CityIndex } from '@/components/centre/CityIndex';
import { FoundCentres } from '@/components/centre/FoundCentres';
import { NotFoundStatus } from '@/components/ui/NotFoundStatus';
import { PageShell } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';
import { unlistedMetadata } from '@/lib/server/seo/metadata';
import { getCentresByCity } from '@/lib/shared/content/centres';

export const metadata = unlistedMetadata(words.noSuchCentre.heading, words.noSuchCentre.description);

/** /centre without an id, or with an unknown one, shows the directory, in which visitors can find the centre. */
export default function NoSuchCentre() {
  const groups = getCentresByCity();
  return (
    <PageShell
      title={words.noSuchCentre.heading}
      lead={words.noSuchCentre.lead}
      path="/centre-page"
      pageName={words.noSuchCentre.heading}
      art="not-found"
    >
      <NotFoundStatus />
      <Section>
        <CityIndex groups={groups} />
      </Section>
      <Section>
        <FoundCentres centres={groups.flatMap(({ centres }) => centres)} />
      </Section>
    </PageShell>
  );
}
