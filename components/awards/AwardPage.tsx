import type { ReactNode } from 'react';
import { JsonLd } from '@/components/seo/JsonLd';
import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { cx } from '@/components/ui/cx';
import { EditLink } from '@/components/ui/EditLink';
import { getArt } from '@/lib/shared/art/catalogue';
import type { Award } from '@/lib/server/events/awards';
import { lastEventSentence } from '@/lib/server/events/coming';
import { pageMarkup } from '@/lib/server/seo/json-ld';
import { NominateLink } from './NominateLink';
import styles from './AwardPage.module.css';

type AwardPageProps = {
  /** Path of the page in content/routes.ts. */
  path: string;
  award: Award;
  /** Current instant, from lib/shared/util/time: decides whether submissions have closed. */
  at: Date;
  /** Name prefix of the three drawings in public/art/banners. */
  art: string;
  tone: 'signal' | 'ink';
  children: ReactNode;
};

/**
 * The page of an award. The specification has three banners: up to 747 px, 748 to 1024 px, and wider. The text is below
 * the picture, in two columns on wider windows, and on the picture on the widest.
 */
export function AwardPage({ path, award, at, art, tone, children }: AwardPageProps) {
  const [mobile, tablet, desktop] = ['mobile', 'tablet', 'desktop'].map((layout) =>
    getArt(`banners/${art}-${layout}`),
  );
  return (
    <div data-layout="inner">
      <Breadcrumbs path={path} />
      <div className={cx(styles.banner, `on-${tone}`, styles[tone])}>
        <header id="first-view" className={styles.front}>
          <picture className={cx('covered', styles.picture)}>
            <source media="(min-width: 1025px)" srcSet={desktop?.src} width={1600} height={700} />
            <source media="(min-width: 748px)" srcSet={tablet?.src} width={1200} height={500} />
            <img src={mobile?.src} width={600} height={400} alt="" fetchPriority="high" />
          </picture>
          <h1 tabIndex={-1} className={styles.title}>
            {award.name}
          </h1>
        </header>
        <div className={styles.aside}>
          <p className={styles.lead}>{award.lead}</p>
          <NominateLink award={award} at={at} variant={tone === 'ink' ? 'primary' : 'ink'} />
          <p className={cx('small', styles.note)}>{lastEventSentence(at)}</p>
        </div>
      </div>
      {children}
      <JsonLd items={pageMarkup(path, [], { about: award.name })} />
      <EditLink path={path} />
    </div>
  );
}
