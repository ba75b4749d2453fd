import { LocalBodies } from '@/components/affiliations/LocalBodies';
import { Pathways } from '@/components/affiliations/Pathways';
import { ButtonLink } from '@/components/ui/Button';
import { CallToAction } from '@/components/ui/CallToAction';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { getAffiliations } from '@/lib/server/content/information';
import { words } from '@/content/pages/affiliations';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/affiliations');

export default function AffiliationsPage() {
  const { local, transfer, international } = getAffiliations();
  const abroad = <Pathways transfer={transfer} universities={international} />;
  const tabs = [
    { id: 'local-bodies', label: words.localBodies, panel: <LocalBodies bodies={local} /> },
    { id: 'international-university', label: words.internationalUniversity, panel: abroad },
  ];
  return (
    <Page path="/affiliations" title={words.heading} lead={words.lead} art="affiliations">
      <Section>
        <h2 className="visuallyHidden">{words.bothTitle}</h2>
        <Tabs label={words.affiliations} tabs={tabs} narrowColumns={2} />
      </Section>
      <CallToAction
        title={words.planTitle}
        tone="sky"
        actions={
          <>
            <ButtonLink href="/courses-adse">{words.seeAdseSemesterBySemester}</ButtonLink>
            <ButtonLink href="/courses-hdse" variant="outline">
              {words.seeHdseWithIntermediate}
            </ButtonLink>
          </>
        }
      >
        <p>{words.planText}</p>
      </CallToAction>
    </Page>
  );
}
