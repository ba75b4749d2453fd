import type { Award } from '@/lib/server/events/awards';
import { cx } from '@/components/ui/cx';
import styles from './AwardReason.module.css';

type AwardReasonProps = { reason: Award['reason'] };

/** Why this award exists; the first paragraph is large. */
export function AwardReason({ reason }: AwardReasonProps) {
  return (
    <div className={styles.reason}>
      <h2>{reason.title}</h2>
      <div className={cx('stack gap-5', styles.text)}>
        {reason.paragraphs.map((text, index) => (
          <p key={text} className={index > 0 ? 'measure' : undefined}>
            {text}
          </p>
        ))}
      </div>
    </div>
  );
}
