import { messages } from './messages';
import styles from './SavePicture.module.css';

/** How to save a picture where downloads do nothing, as inside other apps and on iPhones; shown on touch screens. */
export const SavePicture = () => <p className={styles.hint}>{messages.savePicture}</p>;
