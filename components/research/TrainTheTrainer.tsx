import type { Research } from '@/lib/server/content/information';
import { cx } from '@/components/ui/cx';
import styles from './TrainTheTrainer.module.css';

type TrainTheTrainerProps = { trainer: Research['trainer'] };

/** The half-yearly training days as a year of twelve marks, two of them raised, with their programme. */
export function TrainTheTrainer({ trainer }: TrainTheTrainerProps) {
  return (
    <section className="on-ink" aria-labelledby="train-the-trainer">
      <div className={styles.inner}>
        <div className={cx('stack gap-4', styles.words)}>
          <h2 id="train-the-trainer">{trainer.title}</h2>
          <p className={styles.every}>{trainer.every}</p>
          <p>{trainer.text}</p>
        </div>
        <div>
          <div className={styles.year} aria-hidden="true">
            {Array.from({ length: 12 }, (_, month) => (
              <i key={month} className={month % 6 === 0 ? styles.on : undefined} />
            ))}
          </div>
          <ol className={cx('stack', styles.list)}>
            {trainer.days.map((day) => (
              <li key={day}>{day}</li>
            ))}
          </ol>
        </div>
      </div>
    </section>
  );
}
