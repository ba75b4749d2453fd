import { NestedBlocks } from '@/components/blocks/Blocks';
import { InformationPage } from '@/components/blocks/InformationPage';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { getInformation } from '@/lib/server/catalogue/page-content';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/affiliations');

export default function AffiliationsPage() {
  const { local, international } = getInformation('affiliations');
  const tabs = [
    { id: 'local-bodies', label: 'Local Bodies', panel: <NestedBlocks blocks={local} /> },
    {
      id: 'international-university',
      label: 'International University',
      panel: <NestedBlocks blocks={international} />,
    },
  ];
  const parts = {
    tabs: (
      <Section>
        <h2 className="visuallyHidden">Boards at home, universities abroad</h2>
        <Tabs label="Affiliations" tabs={tabs} narrowColumns={2} />
      </Section>
    ),
  };
  return <InformationPage path="/affiliations" page="affiliations" parts={parts} />;
}
