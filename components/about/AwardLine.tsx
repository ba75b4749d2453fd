import { TileShape } from '@/components/art/TileShape';
import { cx } from '@/components/ui/cx';
import type { About } from '@/lib/server/content/information';
import styles from './AwardLine.module.css';

type AwardLineProps = { awards: About['awards']; quality: About['quality'] };

/** Awards by year on the yellow line; the quality award is emphasised and described in full. */
export function AwardLine({ awards, quality }: AwardLineProps) {
  return (
    <ol className={cx('stack', styles.line)}>
      {awards.map((award) => {
        const main = String(award.year) === quality.year;
        return (
          <li key={award.title} className={cx(styles.award, main && styles.main)}>
            <TileShape kind={main ? 'ring' : 'quarter'} className={styles.mark} />
            <strong className={styles.year}>{award.year}</strong>
            <h3>{award.title}</h3>
            <p>{main ? quality.text : award.note}</p>
          </li>
        );
      })}
    </ol>
  );
}
