import { messages } from '@/app/messages';
import { Art } from '@/components/art/Art';
import { CentreDirectory, CityIndex } from '@/components/centre/CentreDirectory';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { centrePath, getCentresByCity } from '@/lib/content/centres';
import { crumbsOf } from '@/lib/content/crumbs';
import { getWords } from '@/lib/content/words';
import { linkList, pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

const words = getWords('centre-page');

export const metadata = pageMetadata('/centre-page');

export default function CentreDirectoryPage() {
  const groups = getCentresByCity('inDirectory');
  const listed = groups.flatMap(({ centres }) =>
    centres.map(({ name, id }) => ({ name, path: centrePath(id) })),
  );
  return (
    <PageShell
      title={words.heading}
      lead={messages.directoryLead(listed.length)}
      crumbs={crumbsOf('/centre-page')}
      art={<Art name="pages/centre-page" priority />}
    >
      <Section>
        <CityIndex groups={groups} />
      </Section>
      <Section>
        <CentreDirectory groups={groups} />
      </Section>
      <JsonLd
        items={pageMarkup('/centre-page', [linkList('Centres by city', listed)], { kind: 'CollectionPage' })}
      />
    </PageShell>
  );
}
