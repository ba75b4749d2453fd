import columns from '@/components/ui/Columns.module.css';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import listStyles from '@/components/ui/Lists.module.css';
import { Page } from '@/components/ui/Page';
import { Section } from '@/components/ui/Section';
import { cx } from '@/components/ui/cx';
import { words } from '@/lib/server/catalogue/page-words';
import { routeGroups } from '@/lib/server/catalogue/routes';
import { pageMetadata, publicAddresses } from '@/lib/server/seo/metadata';
import styles from './sitemap.module.css';

export const metadata = pageMetadata('/sitemap');

export default function SitemapPage() {
  const groups = Map.groupBy(publicAddresses(), (address) => address.group);
  return (
    <Page path="/sitemap" title={words.sitemap.heading} lead={words.sitemap.lead} art="home">
      {routeGroups.map((group) => (
        <Section key={group} title={group}>
          <ul className={cx(columns.grid, listStyles.ruled, linkStyles.tapList, styles.list)}>
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
