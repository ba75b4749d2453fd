import { Buttons } from './Button';
import buttonStyles from './Button.module.css';
import { Icon } from './Icon';
import { cx } from './cx';

type DownloadsProps = {
  /** The images of a pass; `name` is the file name. */
  files: readonly { url: string; name: string; label: string }[];
};

/** Plain links to images, because downloads started by a script do nothing inside WhatsApp's browser. */
export const Downloads = ({ files }: DownloadsProps) => (
  <Buttons>
    {files.map(({ url, name, label }, index) => (
      <a
        key={url}
        href={url}
        download={name}
        className={cx(buttonStyles.button, index === 0 ? buttonStyles.primary : buttonStyles.outline)}
      >
        <Icon name="download" />
        <span className="visuallyHidden">Download </span>
        <span>{label}</span>
      </a>
    ))}
  </Buttons>
);
