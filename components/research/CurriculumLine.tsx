import { cx } from '@/components/ui/cx';
import type { Research } from '@/lib/server/content/information';
import styles from './CurriculumLine.module.css';

type CurriculumLineProps = { phases: Research['phases'] };

/** Ten months to scale: six of research, four of design, each phase with its tasks. */
export function CurriculumLine({ phases }: CurriculumLineProps) {
  return (
    <ol className={cx('stack gap-7', styles.line)}>
      {phases.map((phase) => (
        <li key={phase.slug} className={cx('stack gap-3', styles.phase, styles[phase.slug])}>
          <div className={styles.months} aria-hidden="true">
            {Array.from({ length: phase.months }, (_, month) => (
              <i key={month} />
            ))}
          </div>
          <p className="strong">{phase.span}</p>
          <h3>{phase.title}</h3>
          <p>{phase.text}</p>
          <ul className={styles.work}>
            {phase.work.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
