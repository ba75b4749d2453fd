import { LocalBodies } from '@/components/affiliations/LocalBodies';
import { Pathways } from '@/components/affiliations/Pathways';
import { Art } from '@/components/art/Art';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { getAffiliations } from '@/lib/content/affiliations';
import { crumbsOf } from '@/lib/content/crumbs';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

export const metadata = pageMetadata('/affiliations');

export default function AffiliationsPage() {
  const { local, transfer, international } = getAffiliations();
  const abroad = <Pathways transfer={transfer} universities={international} />;
  const tabs = [
    { id: 'local-bodies', label: 'Local Bodies', panel: <LocalBodies bodies={local} /> },
    { id: 'international-university', label: 'International University', panel: abroad },
  ];
  return (
    <PageShell
      title="Affiliations and Registrations"
      lead="Who examines us at home, and which universities abroad take our diplomas as the first years of a degree."
      crumbs={crumbsOf('/affiliations')}
      art={<Art name="pages/affiliations" priority />}
    >
      <JsonLd items={pageMarkup('/affiliations')} />
      <Section>
        <h2 className="visuallyHidden">Boards at home, universities abroad</h2>
        <Tabs label="Affiliations" tabs={tabs} />
      </Section>
      <CallToAction
        title="Plan the whole way before the first semester"
        tone="sky"
        actions={
          <>
            <ButtonLink href="/courses-adse">See ADSE, semester by semester</ButtonLink>
            <ButtonLink href="/courses-hdse" variant="outline">
              See HDSE with intermediate
            </ButtonLink>
          </>
        }
      >
        <p>
          Whether a university takes you depends on your transcripts, its rules of that year and your visa.
          Ask a counsellor before you enrol: the semesters are the same, the papers you collect on the way are
          not.
        </p>
      </CallToAction>
    </PageShell>
  );
}
