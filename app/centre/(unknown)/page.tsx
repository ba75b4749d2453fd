import { CityIndex } from '@/components/centre/CityIndex';
import { FoundCentres } from '@/components/centre/FoundCentres';
import { NotFoundShell } from '@/components/ui/NotFoundShell';
import { Section } from '@/components/ui/Section';
import { words } from '@/lib/server/catalogue/page-words';
import { unlistedMetadata } from '@/lib/server/seo/metadata';
import { getCentresByCity } from '@/lib/shared/content/centres';

export const metadata = unlistedMetadata(words.noSuchCentre.heading, words.noSuchCentre.description);

/** /centre without an id, or with an unknown one, shows the directory. */
export default function NoSuchCentre() {
  const groups = getCentresByCity();
  return (
    <NotFoundShell title={words.noSuchCentre.heading} lead={words.noSuchCentre.lead} path="/centre-page">
      <Section>
        <CityIndex groups={groups} />
      </Section>
      <Section>
        <FoundCentres centres={groups.flatMap(({ centres }) => centres)} />
      </Section>
    </NotFoundShell>
  );
}
