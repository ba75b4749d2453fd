import type { ReactNode } from 'react';
import { Breadcrumbs, type Crumb } from '@/components/ui/Breadcrumbs';
import { cx } from '@/components/ui/cx';
import { getArt } from '@/lib/art/catalogue';
import type { Award } from '@/lib/content/awards';
import { NominateLink } from './NominateLink';
import styles from './AwardBanner.module.css';

type AwardBannerProps = {
  award: Award;
  crumbs: readonly Crumb[];
  /** Prefix of the names of the three drawings in public/art/banners. */
  art: string;
  tone: 'signal' | 'ink';
  /** A line under the button, such as that submissions have closed. */
  note?: ReactNode;
};

/**
 * The head of an award page. Three banners, for up to 747 px, for 748 to 1024 px and for more (docs/product/pages.md#p25);
 * the text is above the picture on a phone, below it in two columns on a wider window, and on it on the widest.
 */
export function AwardBanner({ award, crumbs, art, tone, note }: AwardBannerProps) {
  const [mobile, tablet, desktop] = ['mobile', 'tablet', 'desktop'].map((layout) =>
    getArt(`banners/${art}-${layout}`),
  );
  return (
    <>
      <div className="container">
        <Breadcrumbs crumbs={crumbs} />
      </div>
      <header className={cx(styles.banner, `on-${tone}`, styles[tone])}>
        <picture className={styles.picture}>
          <source media="(min-width: 1025px)" srcSet={desktop?.src} width={1600} height={700} />
          <source media="(min-width: 748px)" srcSet={tablet?.src} width={1200} height={500} />
          <img src={mobile?.src} width={600} height={400} alt="" fetchPriority="high" />
        </picture>
        <div className={styles.words}>
          <h1 tabIndex={-1}>{award.name}</h1>
          <div className={styles.aside}>
            <p className={cx('large', styles.lead)}>{award.lead}</p>
            <NominateLink variant={tone === 'ink' ? 'primary' : 'ink'} />
            {note && <p className={cx('small', styles.note)}>{note}</p>}
          </div>
        </div>
      </header>
    </>
  );
}
