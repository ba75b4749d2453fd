import { AlumniCounts } from '@/components/alumni/AlumniCounts';
import { ConvocationPhotos } from '@/components/alumni/ConvocationPhotos';
import { Executives } from '@/components/alumni/Executives';
import { IdCard } from '@/components/alumni/IdCard';
import { RecentAlumni } from '@/components/alumni/RecentAlumni';
import { StarAlumni } from '@/components/alumni/StarAlumni';
import { Art } from '@/components/art/Art';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { Tabs } from '@/components/ui/Tabs';
import { getAlumni } from '@/lib/content/alumni';
import { crumbsOf } from '@/lib/content/crumbs';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';

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
    { id: 'star-alumni', label: 'Star Alumni', panel: <StarAlumni people={people} /> },
    { id: 'recent-alumni', label: 'Recent Alumni', panel: recent },
  ];
  return (
    <PageShell
      title="Alumni"
      lead="They sat in the same labs, in the same three evenings a week. Some run companies now, some keep a hospital’s network awake, some received their certificate last year."
      crumbs={crumbsOf('/alumni')}
      art={<Art name="pages/alumni" priority />}
    >
      <JsonLd items={pageMarkup('/alumni')} />
      <AlumniCounts counts={counts} />
      <Section title="Where they are now">
        <Tabs label="Alumni" tabs={tabs} />
      </Section>
    </PageShell>
  );
}
