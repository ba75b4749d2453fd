import { cx } from '@/components/ui/cx';
import { randomFrom, tileKinds } from '@/lib/shared/art/tiles';
import { TileShape } from './TileShape';
import styles from './Art.module.css';

type CourseTileProps = { course: string };

const paints = ['ink', 'coral', 'teal', 'sky', 'signal'] as const;

/** A tile derived from the course's name, so that a course has the same tile everywhere. */
export function CourseTile({ course }: CourseTileProps) {
  const random = randomFrom(`batch/${course}`);
  const kinds = tileKinds.filter((kind) => kind !== 'plain');
  const kind = kinds[Math.floor(random() * kinds.length)] ?? 'disc';
  const paint = paints[Math.floor(random() * paints.length)] ?? 'ink';
  return (
    <span className={cx(styles.tile, `on-${paint}`, styles[paint])}>
      <TileShape kind={kind} turn={Math.floor(random() * 4) as 0 | 1 | 2 | 3} />
    </span>
  );
}
