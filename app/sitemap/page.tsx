import Link from 'next/link';
import { Art } from '@/components/art/Art';
import { JsonLd } from '@/components/seo/JsonLd';
import { PageShell } from '@/components/ui/PageShell';
import { Section } from '@/components/ui/Section';
import { crumbsOf } from '@/lib/content/crumbs';
import { publicAddresses } from '@/lib/seo/addresses';
import { pageMarkup } from '@/lib/seo/json-ld';
import { pageMetadata } from '@/lib/seo/metadata';
import styles from './sitemap.module.css';
import { routeGroups } from '@/lib/content/schema/site';
import { getWords } from '@/lib/content/words';

const words = getWords('sitemap');

export const metadata = pageMetadata('/sitemap');

export default function SitemapPage() {
  const groups = Map.groupBy(publicAddresses(), (address) => address.group);
  return (
    <PageShell
      title={words.heading}
      lead={words.lead}
      crumbs={crumbsOf('/sitemap')}
      art={<Art name="pages/home" priority />}
    >
      <JsonLd items={pageMarkup('/sitemap')} />
      {routeGroups.map((group) => (
        <Section key={group} title={group}>
          <ul className={styles.list}>
            {groups.get(group)?.map(({ path, label }) => (
              <li key={path}>
                <Link href={path} prefetch={false}>
                  {label}
                </Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </PageShell>
  );
}
