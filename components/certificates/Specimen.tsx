import { TileShape } from '@/components/art/TileShape';
import { getSite } from '@/lib/shared/content/site';
import { words } from '@/content/pages/transcript-varification';
import styles from './Specimen.module.css';

/** A drawn certificate that shows where the curriculum, the name and the serial number are printed. */
export function Specimen() {
  return (
    <figure className="stack gap-6">
      <div className={styles.sheet} role="img" aria-label={words.specimenAltText}>
        <div aria-hidden="true" className={styles.inner}>
          <p className={styles.institute}>
            <TileShape kind="quarter" className={styles.logo} /> {getSite().shortName.toLowerCase()}
          </p>
          <p className="muted small">{words.specimenCertify}</p>
          <p className={styles.name}>
            <i>1</i>
            {words.specimenName}
          </p>
          <span className={styles.rule} />
          <span className={styles.rule} />
          <p className={styles.foot}>
            <span>
              <i>2</i>
              {words.specimenSerial}
            </span>
            <span>
              <i>3</i>
              {words.specimenCurriculum}
            </span>
          </p>
          <TileShape kind="ring" className={styles.seal} />
        </div>
      </div>
      <figcaption className="strong">{words.curriculumText}</figcaption>
    </figure>
  );
}
