import { TitledItems } from '@/components/ui/TitledItems';
import type { Certificates } from '@/lib/server/content/information';
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
          <TitledItems items={needs} />
        </ol>
        <CopyHelper />
      </div>
    </div>
  );
}
