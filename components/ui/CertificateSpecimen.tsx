import { TileShape } from '@/components/art/Tiles';
import grounds from '@/components/ui/Ground.module.css';
import { cx } from '@/components/ui/cx';
import { getSite } from '@/lib/shared/content/site';
import cardStyles from './Card.module.css';
import styles from './CertificateSpecimen.module.css';
import textStyles from './Text.module.css';

type CertificateSpecimenProps = {
  diploma?: string;
  /** Numbers the name, the serial number and the curriculum, for verifiers. */
  marked?: boolean;
};

export function CertificateSpecimen({ diploma = 'Name of the course', marked }: CertificateSpecimenProps) {
  const label = marked
    ? 'Specimen of a certificate: 1, the name, in the middle; 2, the serial number, at the lower left; 3, the curriculum, at the lower right'
    : `Specimen of the certificate: ${diploma}`;
  return (
    <div className={cx(styles.sheet, marked && styles.marked)} role="img" aria-label={label}>
      <div aria-hidden="true" className={cx('stack gap-3', grounds.white, styles.inner)}>
        <p className="small strong muted">Specimen</p>
        <p className="row gap-2 card-title">
          <TileShape kind="quarter" className={styles.logo} /> {getSite().shortName.toLowerCase()}
        </p>
        <p className="muted small">This is to certify that</p>
        <p className={cx('card-title', textStyles.section, styles.name)}>Your name</p>
        <p className="muted small">has completed</p>
        <p className="strong">{diploma}</p>
        <p className={cx('row small between full', cardStyles.foot, styles.foot)}>
          <span>Serial no.</span>
          <span>Curriculum</span>
        </p>
        <TileShape kind="ring" className={styles.seal} />
      </div>
    </div>
  );
}
