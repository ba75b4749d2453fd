import { ConvocationPhotos } from '@/components/alumni/ConvocationPhotos';
import { Executives, IdCard } from '@/components/alumni/People';
import { Blocks } from '@/components/blocks/Blocks';
import { ByMonth } from '@/components/ui/ByMonth';
import { ChipPanels } from '@/components/ui/ChipPanels';
import { Page } from '@/components/ui/Page';
import { Tabs } from '@/components/ui/Tabs';
import { getInformation } from '@/lib/server/content/information';
import styles from '@/components/alumni/Alumni.module.css';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/alumni');

export default function AlumniPage() {
  const { heading, lead, blocks, executives, stars, ranges, defaultRange } = getInformation('alumni');
  const people = stars.map((person) => ({
    key: person.slug,
    month: person.month,
    card: <IdCard person={person} />,
  }));
  const years = ranges.map((range) => ({
    value: range.key,
    label: range.label,
    panel: <ConvocationPhotos range={range} />,
  }));
  const tabs = [
    { id: 'cxo', label: 'CXO', panel: <Executives people={executives} /> },
    {
      id: 'star-alumni',
      label: 'Star Alumni',
      panel: <ByMonth id="star-month" noun={['star alumnus', 'star alumni']} items={people} />,
    },
    {
      id: 'recent-alumni',
      label: 'Recent Alumni',
      panel: (
        <div className={styles.years}>
          <ChipPanels
            name="years"
            legend={<span className="visuallyHidden">Years</span>}
            items={years}
            chosen={defaultRange}
          />
        </div>
      ),
    },
  ];
  return (
    <Page path="/alumni" title={heading} lead={lead} art="alumni">
      <Blocks blocks={blocks} parts={{ tabs: <Tabs label="Alumni" tabs={tabs} narrowColumns={3} /> }} />
    </Page>
  );
}
