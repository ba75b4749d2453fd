import type { ReactNode } from 'react';
import { Art } from '@/components/art/Art';
import { Breadcrumbs, type BreadcrumbsProps } from '@/components/ui/Breadcrumbs';
import { cx } from '@/components/ui/cx';
import { LoopVideo } from '@/components/ui/LoopVideo';
import styles from './VideoBanner.module.css';

type VideoBannerProps = BreadcrumbsProps & {
  /** Name of the drawing in public/art/video. */
  name: string;
  /** URL of a short silent video whose first frame is the drawing; without it only the drawing is shown. */
  film?: string | undefined;
  /** What the video shows, for the accessible names of its controls. */
  label: string;
  /** `measured`: the specified height, 150 px on phones, otherwise 510 px. */
  height?: 'measured' | 'fluid';
  /** The page's only h1. */
  title: string;
  /** True if the title is a name, which browsers must not translate. */
  isName?: boolean;
  lead: ReactNode;
};

/** The head of a page with a looping video: breadcrumb, poster, title over it. */
export function VideoBanner({
  name,
  film,
  label,
  height = 'fluid',
  title,
  isName = false,
  lead,
  ...crumbs
}: VideoBannerProps) {
  const drawing = <Art name={`video/${name}`} first />;
  return (
    <>
      <Breadcrumbs {...crumbs} />
      <header id="first-view" className={cx(styles.banner, styles[height])}>
        {film ? (
          <LoopVideo src={film} label={label} poster={drawing} className={styles.video} />
        ) : (
          <div className={cx('covered', styles.video)}>{drawing}</div>
        )}
        <div className={styles.words}>
          <h1 tabIndex={-1} className={styles.title} translate={isName ? 'no' : undefined}>
            {title}
          </h1>
          <p className={styles.lead}>{lead}</p>
        </div>
      </header>
    </>
  );
}
