import { CentreDirectory, CityIndex } from '@/components/centre/CentreDirectory';
import { MissingStatus } from '@/components/seo/MissingStatus';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { getCentresByCity } from '@/lib/shared/content/centres';
import { words as pageWords } from '@/content/pages/no-such-centre';
import { withFacts } from '@/lib/server/content/facts';
import { unlistedMetadata } from '@/lib/server/seo/metadata';

const words = withFacts(pageWords);

export const metadata = unlistedMetadata(words.heading, words.description);

/**
 * /centre without an id or with an unknown one shows the directory, so that the visitor can find the centre.
 */
export default function NoSuchCentre() {
  const groups = getCentresByCity();
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      path="/centre-page"
      last={words.heading}
      art="not-found"
    >
      <MissingStatus />
      <Section>
        <CityIndex groups={groups} />
      </Section>
      <Section>
        <CentreDirectory groups={groups} />
      </Section>
    </PageShell>
  );
}
