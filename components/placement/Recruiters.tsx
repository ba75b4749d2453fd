import { WordMark } from '@/components/art/WordMark';
import type { PlacementContent } from '@/lib/server/content/information';
import { words } from '@/content/pages/placement';
import styles from './Recruiters.module.css';

type RecruitersProps = { recruiters: PlacementContent['recruiters'] };

/** Thirteen recruiters as word marks in one ruled grid. */
export function Recruiters({ recruiters }: RecruitersProps) {
  return (
    <div className={styles.wall}>
      <h2 className={styles.title}>{words.recruitersTitle}</h2>
      <ul className={styles.marks}>
        {recruiters.map((mark) => (
          <li key={mark.name} className={styles.cell}>
            <WordMark mark={mark} />
          </li>
        ))}
      </ul>
    </div>
  );
}
