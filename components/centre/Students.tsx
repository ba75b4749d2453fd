import { FactList } from '@/components/ui/FactList';
import type { StudentOfTheMonth } from '@/lib/server/backend/types';
import { formatMonth } from '@/lib/shared/util/time';
import { PersonCard, PersonGrid } from './PersonCard';
import styles from './CentreTabs.module.css';

type StudentsProps = { students: readonly StudentOfTheMonth[] };

/** Students of the month, newest first. */
export function Students({ students }: StudentsProps) {
  return (
    <PersonGrid>
      {students.map(({ key, name, image, month, semester, batchCode }) => (
        <PersonCard key={key} name={name} image={image}>
          {month && <p className={styles.studentMonth}>{formatMonth(month)}</p>}
          <FactList
            facts={[
              { label: 'Semester', value: semester },
              { label: 'Batch code', value: batchCode },
            ]}
            small
          />
        </PersonCard>
      ))}
    </PersonGrid>
  );
}
