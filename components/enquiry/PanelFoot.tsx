import { Icon } from '@/components/ui/Icon/Icon';
import { getSite, telLink, whatsappLink } from '@/lib/content/site';
import styles from './Enquiry.module.css';

/** WhatsApp, helpline, address and the head office's postal address (spec.md 2.9). */
export function PanelFoot() {
  const { helpline, address, headOffice } = getSite();
  return (
    <div className={styles.foot}>
      <p>
        <a href={whatsappLink()} target="_blank" rel="noopener noreferrer" className={styles.whatsapp}>
          WhatsApp<span className="visuallyHidden"> chat (opens in a new tab)</span>
        </a>
      </p>
      <p>
        <a href={telLink(helpline)} className={styles.phone}>
          <Icon name="phone" />
          <span>
            <span className="visuallyHidden">Helpline </span>
            {helpline}
          </span>
        </a>
      </p>
      <address className={styles.address}>
        <p>{address}</p>
        <p>{headOffice.lines.join(', ')}</p>
      </address>
    </div>
  );
}
