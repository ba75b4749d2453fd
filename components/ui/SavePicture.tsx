import { cx } from './cx';
import styles from './Notice.module.css';

/** How to save a picture where downloads do nothing, as inside other apps and on iPhones; shown on touch screens. */
export const SavePicture = () => (
  <p className={cx('small muted', styles.hint)}>Press and hold the picture to save it.</p>
);
