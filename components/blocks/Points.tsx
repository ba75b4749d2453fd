import columns from '@/components/ui/Columns.module.css';
import { NumberedSteps } from '@/components/ui/Lists';
import listStyles from '@/components/ui/Lists.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import type { BlockOf } from '@/content/schema/blocks';
import styles from './Points.module.css';

export function Points({ block: { as, items } }: { block: BlockOf<'points'> }) {
  const points = items.map(({ title, text, result }) => (
    <li key={text}>
      {title && <h3>{title}</h3>}
      <p>{text}</p>
      {result && (
        <p className="strong">
          <span className={cx('muted', textStyles.regular)}>You leave with:</span> {result}
        </p>
      )}
    </li>
  ));
  if (as === 'steps') return <NumberedSteps>{points}</NumberedSteps>;
  if (as === 'stairs') return <ol className={cx('gap-5', columns.from960, styles.stairs)}>{points}</ol>;
  const areUntitled = items.every(({ title }) => title === undefined);
  return (
    <ul className={cx('stack', areUntitled ? 'gap-3' : 'gap-5', listStyles.list, styles.list)}>{points}</ul>
  );
}
