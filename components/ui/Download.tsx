import { Buttons } from './Button';
import buttonStyles from './Button.module.css';
import { Icon } from './Icon';
import { cx } from './cx';

type DownloadProps = {
  file: { url: string; name: string; label: string };
  variant: 'primary' | 'outline';
};

/** A plain link to an image, because downloads started by a script do nothing inside WhatsApp's browser. */
export const Download = ({ file: { url, name, label }, variant }: DownloadProps) => (
  <Buttons className="screenOnly">
    <a href={url} download={name} className={cx(buttonStyles.button, buttonStyles[variant])}>
      <Icon name="download" />
      {`Download ${label.toLowerCase()}`}
    </a>
  </Buttons>
);
