import { cx } from '@/components/ui/cx';
import { NumberedSteps } from '@/components/ui/Steps';
import { TitledItems } from '@/components/ui/TitledItems';
import type { Award } from '@/lib/server/events/awards';
import styles from './Points.module.css';

type PointsProps = {
  points: Award['judging'];
  /** `steps` are numbered and joined by the yellow line; `cards` are side by side; `lines` are separated by rules. */
  as: 'steps' | 'cards' | 'lines';
};

/** Titled points of an award page in one of three shapes. */
export function Points({ points, as }: PointsProps) {
  const items = <TitledItems items={points} className={as === 'steps' ? undefined : 'stack gap-2'} />;
  if (as === 'steps') return <NumberedSteps across>{items}</NumberedSteps>;
  return <ul className={cx('stack', styles[as])}>{items}</ul>;
}
