import { AlumniCounts } from '@/components/alumni/AlumniCounts';
import { ConvocationPhotos } from '@/components/alumni/ConvocationPhotos';
import { Executives } from '@/components/alumni/Executives';
import { IdCard } from '@/components/alumni/IdCard';
import { RecentAlumni } from '@/components/alumni/RecentAlumni';
import { StarAlumni } from '@/components/alumni/StarAlumni';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { withParts } from '@/components/ui/with-parts';
import { getAlumni } from '@/lib/server/content/information';
import { words } from '@/content/pages/alumni';
import { pageMetadata } from '@/lib/server/seo/metadata';

export const metadata = pageMetadata('/alumni');

export default function AlumniPage() {
  const { counts, executives, stars, ranges, defaultRange } = getAlumni();
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
  const recent = <RecentAlumni ranges={years} defaultRange={defaultRange} />;
  const tabs = [
    { id: 'cxo', label: 'CXO', panel: <Executives people={executives} /> },
    { id: 'star-alumni', label: words.starAlumni, panel: <StarAlumni people={people} /> },
    { id: 'recent-alumni', label: words.recentAlumni, panel: recent },
  ];
  return (
    <Page path="/alumni" title={words.heading} lead={words.lead} art="alumni">
      <AlumniCounts counts={counts} />
      <Section title={words.whereTheyAreNow}>
        <div className="stack contained gap-5">
          <Tabs label={words.heading} tabs={tabs} narrowColumns={3} />
          <p>{withParts(words.forEmployers, '/placement#employers')}</p>
        </div>
      </Section>
    </Page>
  );
}
