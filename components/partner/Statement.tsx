import styles from './Statement.module.css';

type StatementProps = { children: string };

/** A section with one large sentence. */
export function Statement({ children }: StatementProps) {
  return (
    <div className={styles.band}>
      <p className={styles.statement}>{children}</p>
    </div>
  );
}
