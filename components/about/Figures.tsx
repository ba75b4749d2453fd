import type { About } from '@/lib/server/content/information';
import styles from './Figures.module.css';

type FiguresProps = { figures: About['figures'] };

/** Five figures: one large, four as smaller blocks. */
export function Figures({ figures }: FiguresProps) {
  return (
    <ul className={styles.figures}>
      {figures.map((figure) => (
        <li key={figure.label} className={styles.figure}>
          <strong>{figure.number}</strong>
          <span className="strong">{figure.label}</span>
        </li>
      ))}
    </ul>
  );
}
