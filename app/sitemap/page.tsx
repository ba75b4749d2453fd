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

export const metadata = pageMetadata('/sitemap');

const order = ['Courses', 'Centres', 'Events', 'About us', 'Help', 'Policies'] as const;

export default function SitemapPage() {
  const groups = Map.groupBy(publicAddresses(), (address) => address.group);
  return (
    <PageShell
      title="Sitemap"
      lead="Every page of this website, on one page."
      crumbs={crumbsOf('/sitemap')}
      art={<Art name="pages/home" priority />}
    >
      <JsonLd items={pageMarkup('/sitemap')} />
      {order.map((group) => (
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
