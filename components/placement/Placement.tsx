import { WordMark } from '@/components/art/Tiles';
import chipStyles from '@/components/ui/Chip.module.css';
import type { PlacementContent } from '@/content/schema/information';
import styles from './Placement.module.css';

export const AudienceLinks = () => (
  <nav className="container cluster gap-2" aria-label="Placement">
    <a href="#students" className={chipStyles.chip}>
      For students
    </a>
    <a href="#employers" className={chipStyles.chip}>
      For employers
    </a>
  </nav>
);

export const Recruiters = ({ recruiters }: Pick<PlacementContent, 'recruiters'>) => (
  <ul className={styles.marks}>
    {recruiters.map((recruiter) => (
      <li key={recruiter.name}>
        <WordMark mark={recruiter} />
      </li>
    ))}
  </ul>
);
