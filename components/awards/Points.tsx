import type { Award } from '@/lib/content/awards';
import { cx } from '@/components/ui/cx';
import styles from './Points.module.css';

export type PointsProps = {
  points: Award['judging'];
  /** `steps` are numbered and joined by the yellow line; `cards` stand side by side; `lines` are ruled. */
  as: 'steps' | 'cards' | 'lines';
};

/** Titled points of an award page in one of three shapes. */
export function Points({ points, as }: PointsProps) {
  const List = as === 'steps' ? 'ol' : 'ul';
  return (
    <List className={cx(styles.points, styles[as])}>
      {points.map((point) => (
        <li key={point.title}>
          <h3>{point.title}</h3>
          <p>{point.text}</p>
        </li>
      ))}
    </List>
  );
}
