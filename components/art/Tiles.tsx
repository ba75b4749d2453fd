import grounds from '@/components/ui/Ground.module.css';
import { cx } from '@/components/ui/cx';
import type { WordMarkContent } from '@/content/schema/people';
import { seededRandom, shapesOf, type TileKind, tileKinds } from '@/lib/shared/art/tiles';
import { Art } from './Art';
import styles from './Art.module.css';

const paints = ['ink', 'coral', 'teal', 'sky', 'signal'] as const;

/** The motif at the left end of a course's strip; for a class of no known course a tile derived from its name. */
export function CourseTile({ course, name }: { course: string | undefined; name: string }) {
  if (course)
    return (
      <span className={cx(styles.tile, styles.covered)}>
        <Art name={`courses/${course}`} />
      </span>
    );
  const random = seededRandom(`batch/${name}`);
  const kinds = tileKinds.filter((tileKind) => tileKind !== 'plain');
  const kind = kinds[Math.floor(random() * kinds.length)] ?? 'disc';
  const paint = paints[Math.floor(random() * paints.length)] ?? 'ink';
  return (
    <span className={cx(styles.tile, grounds[paint], styles[paint])}>
      <TileShape kind={kind} turn={Math.floor(random() * 4) as 0 | 1 | 2 | 3} />
    </span>
  );
}

type TileShapeProps = {
  kind: TileKind;
  /** Quarter turns clockwise. */
  turn?: 0 | 1 | 2 | 3;
  className?: string | undefined;
};

export function TileShape({ kind, turn = 0, className }: TileShapeProps) {
  const d = shapesOf(kind)
    .map((shape) => shape.d)
    .join('');
  return (
    <svg viewBox="0 0 1 1" className={className} aria-hidden="true">
      <path d={d} fill="currentColor" fillRule="evenodd" transform={`rotate(${turn * 90} .5 .5)`} />
    </svg>
  );
}

export function WordMark({ mark, className }: { mark: WordMarkContent; className?: string | undefined }) {
  return (
    <span className={cx('strong middle', styles.mark, styles[mark.style], className)}>
      <TileShape kind={mark.tile} className={styles.wordMarkTile} />
      <span>{mark.name}</span>
    </span>
  );
}
