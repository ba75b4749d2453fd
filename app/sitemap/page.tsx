import { Link } from '@/components/ui/Link';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { publicAddresses } from '@/lib/seo/addresses';
import { pageMetadata } from '@/lib/seo/metadata';
import styles from './sitemap.module.css';
import { routeGroups } from '@/lib/content/schema/site';
import { getWords } from '@/lib/content/words';

const words = getWords('sitemap');

export const metadata = pageMetadata('/sitemap');

export default function SitemapPage() {
  const groups = Map.groupBy(publicAddresses(), (address) => address.group);
  return (
    <Page path="/sitemap" title={words.heading} lead={words.lead} art="home">
      {routeGroups.map((group) => (
        <Section key={group} title={group}>
          <ul className={styles.list}>
            {groups.get(group)?.map(({ path, label }) => (
              <li key={path}>
                <Link href={path}>{label}</Link>
              </li>
            ))}
          </ul>
        </Section>
      ))}
    </Page>
  );
}
