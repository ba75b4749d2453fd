import type { Award } from '@/lib/server/events/awards';
import styles from './Columns.module.css';

type ColumnsProps = { columns: Award['benefits'] };

/** Reasons to enter, in two columns. */
export function Columns({ columns }: ColumnsProps) {
  return (
    <div className="stack columns-768 rounded">
      {columns.map((column) => (
        <div key={column.title} className={styles.column}>
          <h3>{column.title}</h3>
          <dl>
            {column.points.map((point) => (
              <div key={point.title}>
                <dt>{point.title}</dt>
                <dd>{point.text}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </div>
  );
}
