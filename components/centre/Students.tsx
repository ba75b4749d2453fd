import type { StudentOfTheMonth } from '@/lib/backend/types';
import { formatMonth } from '@/lib/time';
import { Facts } from './Facts';
import { PersonCard, PersonGrid } from './PersonCard';
import styles from './Students.module.css';

export type StudentsProps = { students: readonly StudentOfTheMonth[] };

/** Students of the month, newest first (spec.md 2.8). */
export function Students({ students }: StudentsProps) {
  return (
    <PersonGrid>
      {students.map(({ key, name, image, month, semester, batchCode }) => (
        <PersonCard key={key} name={name} image={image}>
          {month && <p className={styles.month}>{formatMonth(month)}</p>}
          <Facts
            facts={[
              ['Semester', semester],
              ['Batch code', batchCode],
            ]}
          />
        </PersonCard>
      ))}
    </PersonGrid>
  );
}
