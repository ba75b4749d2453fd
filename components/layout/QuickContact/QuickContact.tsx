import { Icon } from '@/components/ui/Icon/Icon';
import { telLink, whatsappLink, type Site } from '@/lib/content/site';
import styles from './QuickContact.module.css';

/** WhatsApp and the helpline, side by side. */
export function QuickContact({ site }: { site: Pick<Site, 'helpline'> }) {
  return (
    <p className={styles.contact}>
      <a href={whatsappLink()} target="_blank" rel="noopener noreferrer" className={styles.whatsapp}>
        WhatsApp<span className="visuallyHidden"> chat (opens in a new tab)</span>
      </a>
      <a href={telLink(site.helpline)} className={styles.phone}>
        <Icon name="phone" />
        {site.helpline}
      </a>
    </p>
  );
}
