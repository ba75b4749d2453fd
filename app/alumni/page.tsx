import { ConvocationPhotos } from '@/components/alumni/ConvocationPhotos';
import { Executives, IdCard } from '@/components/alumni/People';
import { RecentAlumni } from '@/components/alumni/RecentAlumni';
import { StarAlumni } from '@/components/alumni/StarAlumni';
import { Blocks } from '@/components/blocks/Blocks';
import { Page } from '@/components/ui/Page';
import { Tabs } from '@/components/ui/Tabs';
import { getInformation } from '@/lib/server/content/information';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/alumni');

export default function AlumniPage() {
  const { heading, lead, blocks, executives, stars, ranges, defaultRange } = getInformation('alumni');
  const people = stars.map((person) => ({
    slug: person.slug,
    month: person.month,
    card: <IdCard person={person} />,
  }));
  const years = ranges.map((range) => ({
    key: range.key,
    label: range.label,
    photos: <ConvocationPhotos range={range} />,
  }));
  const tabs = [
    { id: 'cxo', label: 'CXO', panel: <Executives people={executives} /> },
    { id: 'star-alumni', label: 'Star Alumni', panel: <StarAlumni people={people} /> },
    {
      id: 'recent-alumni',
      label: 'Recent Alumni',
      panel: <RecentAlumni ranges={years} defaultRange={defaultRange} />,
    },
  ];
  return (
    <Page path="/alumni" title={heading} lead={lead} art="alumni">
      <Blocks blocks={blocks} parts={{ tabs: <Tabs label="Alumni" tabs={tabs} narrowColumns={3} /> }} />
    </Page>
  );
}
