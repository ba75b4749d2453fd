import styles from './Statement.module.css';

type StatementProps = { children: string };

/** One sentence that carries a band of the page. */
export function Statement({ children }: StatementProps) {
  return (
    <div className={styles.band}>
      <p className={styles.statement}>{children}</p>
    </div>
  );
}
