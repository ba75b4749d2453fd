import { Icon } from '@/components/ui/Icon';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { telLink, whatsappLink, type Site } from '@/lib/content/site';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import { messages } from './messages';
import styles from './QuickContact.module.css';

/** WhatsApp and the helpline, side by side. */
export function QuickContact({ site }: { site: Pick<Site, 'helpline'> }) {
  return (
    <p className={cx('cluster gap-3 outlines', styles.contact)}>
      <ExternalLink href={whatsappLink()} className={styles.whatsapp}>
        {withParts(messages.whatsappChat, (label) => (
          <span className="visuallyHidden">{label}</span>
        ))}
      </ExternalLink>
      <a href={telLink(site.helpline)} translate="no" className={styles.phone}>
        <Icon name="phone" />
        {site.helpline}
      </a>
    </p>
  );
}
