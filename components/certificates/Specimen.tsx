import { TileShape } from '@/components/art/TileShape';
import { getSite } from '@/lib/content/site';
import styles from './Specimen.module.css';

/** A drawn certificate that shows where the curriculum, the name and the serial number are printed. */
export function Specimen() {
  return (
    <figure className="stack gap-6">
      <div
        className={styles.sheet}
        role="img"
        aria-label="Specimen of a certificate: 1, the name, in the middle; 2, the serial number, at the lower left; 3, the curriculum, at the lower right"
      >
        <div aria-hidden="true" className={styles.inner}>
          <p className={styles.house}>
            <TileShape kind="quarter" className={styles.logo} /> {getSite().shortName.toLowerCase()}
          </p>
          <p className="muted small">This is to certify that</p>
          <p className={styles.name}>
            <i>1</i>Name As Printed
          </p>
          <span className={styles.rule} />
          <span className={styles.rule} />
          <p className={styles.foot}>
            <span>
              <i>2</i>Serial no. AP-0000000
            </span>
            <span>
              <i>3</i>Curriculum 0511
            </span>
          </p>
          <TileShape kind="ring" className={styles.seal} />
        </div>
      </div>
      <figcaption className="strong">
        3 is the curriculum. It decides which of the two systems knows the certificate.
      </figcaption>
    </figure>
  );
}
