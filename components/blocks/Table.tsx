import { cx } from '@/components/ui/cx';
import type { BlockOf } from '@/content/schema/blocks';
import styles from './Table.module.css';

type TableProps = { block: Pick<BlockOf<'table'>, 'title' | 'head' | 'rows'>; caption?: string };

export const Table = ({ block: { title, head, rows }, caption = title }: TableProps) => (
  <table className={cx(styles.table, head && styles.wide)}>
    {caption && <caption className="visuallyHidden">{caption}</caption>}
    {head && (
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
    )}
    <tbody>
      {rows.map(([first, ...cells], row) => (
        <tr key={row}>
          <th scope="row">{first}</th>
          {cells.map((cell, index) => (
            <td key={index}>
              {head && (
                <span className={styles.name} aria-hidden="true">
                  {head[index + 1]}
                </span>
              )}
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
