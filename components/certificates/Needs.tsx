import type { Certificates } from '@/lib/content/certificates';
import { CopyHelper } from './CopyHelper';
import { Specimen } from './Specimen';
import styles from './Needs.module.css';

type NeedsProps = { needs: Certificates['needs'] };

/** The two values the verifier needs, where they are printed, and the copy helper. */
export function Needs({ needs }: NeedsProps) {
  return (
    <div className={styles.needs}>
      <Specimen />
      <div className="stack contained gap-6">
        <ol className={styles.list}>
          {needs.map((need) => (
            <li key={need.title}>
              <h3>{need.title}</h3>
              <p>{need.text}</p>
            </li>
          ))}
        </ol>
        <CopyHelper />
      </div>
    </div>
  );
}
