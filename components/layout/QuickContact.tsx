import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import { getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import styles from './QuickContact.module.css';

export const QuickContact = () => (
  <p className={cx('cluster gap-2', styles.quickContact)} translate="no">
    <ButtonLink href={telLink(getSite().helpline)} variant="onInk" size="row">
      <Icon name="phone" />
      {getSite().helpline}
    </ButtonLink>
    <ButtonLink href={whatsappLink()} variant="whatsapp" size="row">
      {withParts('WhatsApp[ chat]', (label) => (
        <span className="visuallyHidden">{label}</span>
      ))}
    </ButtonLink>
  </p>
);
