import { TileShape } from '@/components/art/TileShape';
import { ButtonLink } from '@/components/ui/Button';
import type { Certificates } from '@/lib/server/content/information';
import { cx } from '@/components/ui/cx';
import { words } from '@/content/pages/transcript-varification';
import styles from './Finder.module.css';

type FinderProps = {
  curricula: Certificates['curricula'];
  systems: Certificates['systems'];
  /** URLs of the two systems. */
  addresses: { old: string; new: string };
};

/**
 * Shows which system to use for the curriculum printed on the certificate. Radio buttons and CSS (:has) work without
 * JavaScript; both links are always shown.
 */
export function Finder({ curricula, systems, addresses }: FinderProps) {
  return (
    <div className={cx('stack gap-grid columns-960', styles.finder)}>
      <fieldset className={styles.choices}>
        <legend className="display card-title">{words.curriculumQuestion}</legend>
        {curricula.map((curriculum) => (
          <div key={curriculum.slug} className={styles.choice}>
            <input
              type="radio"
              name="curriculum"
              id={curriculum.slug}
              value={curriculum.slug}
              data-system={curriculum.system}
              aria-describedby={`${curriculum.slug}-hint`}
            />
            <div>
              <label htmlFor={curriculum.slug} className="display card-title stretched">
                {curriculum.label}
              </label>
              <p id={`${curriculum.slug}-hint`} className={styles.hint}>
                {curriculum.hint}
              </p>
            </div>
          </div>
        ))}
      </fieldset>
      <ul className={cx('stack gap-grid columns-600', styles.systems)}>
        {systems.map((system) => (
          <li key={system.key} className={styles.system} data-system={system.key}>
            <p className={styles.yours}>
              <TileShape kind="quarter" className={styles.mark} /> {words.useThisOne}
            </p>
            <h3>{system.title}</h3>
            <p>{system.covers}</p>
            <ButtonLink href={addresses[system.key]} external>
              {`Open the ${system.title.toLowerCase()} system`}
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
