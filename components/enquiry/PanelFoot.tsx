import { Icon } from '@/components/ui/Icon';
import { cx } from '@/components/ui/cx';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { withParts } from '@/components/ui/with-parts';
import { getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import layout from './Enquiry.module.css';

/** WhatsApp, helpline, email address and the head office's postal address. */
export function PanelFoot() {
  const { helpline, address, headOffice } = getSite();
  return (
    <div className={cx('taps stack gap-3', layout.part)}>
      <p>
        <ExternalLink href={whatsappLink()} className={layout.whatsapp}>
          {withParts('WhatsApp[ chat]', (label) => (
            <span className="visuallyHidden">{label}</span>
          ))}
        </ExternalLink>
      </p>
      <p>
        <a href={telLink(helpline)} translate="no" className={layout.phone}>
          <Icon name="phone" />
          <span>
            <span className="visuallyHidden">Helpline </span>
            {helpline}
          </span>
        </a>
      </p>
      <address className={cx('stack gap-1 small muted', layout.address)}>
        <p>{address}</p>
        <p>{headOffice.lines.join(', ')}</p>
      </address>
    </div>
  );
}
