import { ButtonLink } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import { Icon } from '@/components/ui/Icon';
import { withParts } from '@/components/ui/with-parts';
import { telLink, whatsappLink, type Site } from '@/lib/shared/content/site';
import styles from './Footer.module.css';

/** Helpline and WhatsApp, side by side on a dark ground. */
export const QuickContact = ({ site }: { site: Pick<Site, 'helpline'> }) => (
  <p className={cx('cluster gap-2', styles.quick)} translate="no">
    <ButtonLink href={telLink(site.helpline)} variant="onInk" size="row">
      <Icon name="phone" />
      {site.helpline}
    </ButtonLink>
    <ButtonLink href={whatsappLink()} variant="whatsapp" size="row">
      {withParts('WhatsApp[ chat]', (label) => (
        <span className="visuallyHidden">{label}</span>
      ))}
    </ButtonLink>
  </p>
);
