import { NumberedSteps } from '@/components/ui/Steps';
import { TitledItems } from '@/components/ui/TitledItems';
import type { PartnerChapter } from '@/lib/server/content/information';
import { cx } from '@/components/ui/cx';
import styles from './Chapters.module.css';

type ChaptersProps = { chapters: readonly PartnerChapter[] };

/** A long text: a table of contents that stays in view on wide screens, and six numbered chapters. */
export function Chapters({ chapters }: ChaptersProps) {
  return (
    <div className={cx('stack gap-7 columns-960', styles.read)}>
      <nav aria-label="On this page" className={cx('sticky-960', styles.index)}>
        <ol className="stack ruled links">
          {chapters.map((chapter) => (
            <li key={chapter.slug}>
              <a href={`#${chapter.slug}`}>{chapter.title}</a>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.chapters}>
        {chapters.map((chapter, index) => (
          <section key={chapter.slug} id={chapter.slug} className="stack gap-4">
            <h2>{chapter.title}</h2>
            {chapter.paragraphs.map((text) => (
              <p key={text} className="measure">
                {text}
              </p>
            ))}
            {chapter.points && <Points points={chapter.points} ordered={index === 4} />}
          </section>
        ))}
      </div>
    </div>
  );
}

type PointsProps = { points: NonNullable<PartnerChapter['points']>; ordered: boolean };

/** Reasons are side by side; support is an ordered list. */
function Points({ points, ordered }: PointsProps) {
  const items = <TitledItems items={points} />;
  if (ordered) return <NumberedSteps>{items}</NumberedSteps>;
  return <ul className={styles.points}>{items}</ul>;
}
