import { BrandIcon } from '@/components/ui/BrandIcon';
import { Icon } from '@/components/ui/Icon';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { telLink, whatsappLink, type Site } from '@/lib/shared/content/site';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import styles from './QuickContact.module.css';

/** Helpline and WhatsApp, side by side on a dark ground. */
export const QuickContact = ({ site }: { site: Pick<Site, 'helpline'> }) => (
  <p className={cx('cluster gap-2 outlines', styles.contact)}>
    <a href={telLink(site.helpline)} translate="no">
      <Icon name="phone" />
      {site.helpline}
    </a>
    <ExternalLink href={whatsappLink()} className={styles.whatsapp}>
      <BrandIcon brand="whatsapp" />
      {withParts('WhatsApp[ chat]', (label) => (
        <span className="visuallyHidden">{label}</span>
      ))}
    </ExternalLink>
  </p>
);
