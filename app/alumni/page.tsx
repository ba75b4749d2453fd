import { ConvocationPhotos, Executives, StarAlumnusBadge } from '@/components/alumni/Alumni';
import styles from '@/components/alumni/Alumni.module.css';
import { InformationPage } from '@/components/blocks/InformationPage';
import { ChipPanels } from '@/components/ui/ChipPanels';
import { MonthFilter } from '@/components/ui/MonthFilter';
import { Tabs } from '@/components/ui/Tabs';
import { getInformation } from '@/lib/server/catalogue/page-content';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/alumni');

export default function AlumniPage() {
  const { executives, stars, ranges, defaultRange } = getInformation('alumni');
  const people = stars.map((person) => ({
    key: person.slug,
    month: person.month,
    card: <StarAlumnusBadge person={person} />,
  }));
  const yearTabs = ranges.map((range) => ({
    value: range.key,
    label: range.label,
    panel: <ConvocationPhotos range={range} />,
  }));
  const tabs = [
    { id: 'cxo', label: 'CXO', panel: <Executives people={executives} /> },
    {
      id: 'star-alumni',
      label: 'Star Alumni',
      panel: <MonthFilter id="star-month" noun={['star alumnus', 'star alumni']} items={people} />,
    },
    {
      id: 'recent-alumni',
      label: 'Recent Alumni',
      panel: (
        <div className={styles.years}>
          <ChipPanels
            name="years"
            legend={<span className="visuallyHidden">Years</span>}
            items={yearTabs}
            chosen={defaultRange}
          />
        </div>
      ),
    },
  ];
  const parts = { tabs: <Tabs label="Alumni" tabs={tabs} narrowColumns={3} /> };
  return <InformationPage path="/alumni" page="alumni" parts={parts} />;
}
