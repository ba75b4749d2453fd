import type { PolicySection } from '@/lib/server/content/information';
import styles from './Policy.module.css';

type PolicyTableProps = { table: NonNullable<PolicySection['table']> };

/** A table on wide screens; on narrow ones each row is a card whose cells are labelled with their column. */
export function PolicyTable({ table }: PolicyTableProps) {
  return (
    <table className={styles.table}>
      <caption>{table.caption}</caption>
      <thead>
        <tr>
          {table.head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {table.rows.map((row) => (
          <tr key={row.join('|')}>
            {row.map((cell, index) =>
              index === 0 ? (
                <th key={table.head[index]} scope="row">
                  {cell}
                </th>
              ) : (
                <td key={table.head[index]}>
                  <span className={styles.name} aria-hidden="true">
                    {table.head[index]}
                  </span>
                  {cell}
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
