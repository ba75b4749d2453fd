import { TileShape } from './TileShape';
import { cx } from '@/components/ui/cx';
import type { WordMarkContent } from '@/lib/shared/schema/people';
import styles from './Art.module.css';

type WordMarkProps = { mark: WordMarkContent; className?: string | undefined };

/** A company's neutral word mark in one colour: a tile and the name. */
export function WordMark({ mark, className }: WordMarkProps) {
  return (
    <span className={cx('strong middle', styles.mark, styles[mark.style], className)}>
      <TileShape kind={mark.tile} className={styles.wordMarkTile} />
      <span>{mark.name}</span>
    </span>
  );
}
