import buttonStyles from './Button.module.css';
import styles from './Downloads.module.css';
import { Icon } from './Icon';
import { cx } from './cx';

type DownloadsProps = {
  /** The images of a pass; `name` is the file name. */
  files: readonly { url: string; name: string; label: string }[];
};

/** Plain links to images, because downloads started by a script do nothing inside WhatsApp's browser. */
export const Downloads = ({ files }: DownloadsProps) => (
  <p className={cx('cluster gap-3', buttonStyles.fillPhone)}>
    {files.map(({ url, name, label }) => (
      <a key={url} href={url} download={name} className={styles.download}>
        <Icon name="download" />
        <span className="visuallyHidden">Download </span>
        <span>{label}</span>
      </a>
    ))}
  </p>
);
