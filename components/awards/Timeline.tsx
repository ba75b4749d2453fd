import { cx } from '@/components/ui/cx';
import { milestoneDate, milestoneState, type Milestone } from '@/lib/server/events/awards';
import styles from './Timeline.module.css';

const states = { past: 'Past', now: 'Today', coming: 'Coming' } as const;

type TimelineProps = {
  milestones: readonly Milestone[];
  /** Current instant, from lib/shared/util/time: decides which dates are past. */
  at: Date;
};

/** Four dates on the yellow line. A past date is marked in text and loses its colour. */
export function Timeline({ milestones, at }: TimelineProps) {
  return (
    <ol className={styles.line}>
      {milestones.map((milestone) => {
        const state = milestoneState(milestone, at);
        return (
          <li key={milestone.slug} className={cx(styles.milestone, styles[state])}>
            <p className={styles.state}>{states[state]}</p>
            <h3>{milestone.title}</h3>
            <p className="strong">
              <time dateTime={milestone.from}>{milestoneDate(milestone)}</time>
            </p>
            <p>{milestone.text}</p>
          </li>
        );
      })}
    </ol>
  );
}
