import { cx } from '@/components/ui/cx';
import { unbroken } from '@/components/ui/unbroken';
import type { BlockOf } from '@/content/schema/blocks';
import styles from './Timeline.module.css';

export const Timeline = ({ block }: { block: Pick<BlockOf<'timeline'>, 'items'> }) => (
  <ol
    className={cx(
      'stack gap-4',
      styles.timeline,
      block.items.some(({ when }) => when.length > 9) && styles.dates,
    )}
  >
    {block.items.map(({ when, title, text, state }) => (
      <li key={title} data-state={state}>
        <p className={cx('card-title', styles.when)}>{unbroken(when)}</p>
        <div className="stack gap-1">
          <h3>{title}</h3>
          {state && state !== 'Main' && <p className="small strong">{state}</p>}
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
);
