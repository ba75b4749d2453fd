import { BrandIcon } from '@/components/ui/BrandIcon';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { distanceText } from '@/lib/shared/util/distance';
import { telLink } from '@/lib/shared/content/site';
import { centreChat } from '@/lib/shared/content/centre-links';
import { centrePath, type Centre } from '@/lib/shared/content/centres';
import { cx } from '@/components/ui/cx';
import styles from './FindCentre.module.css';

type CentreCardProps = {
  centre: Centre;
  /** Kilometres from the visitor; undefined unless requested. */
  distance?: number | undefined;
  /** Also shows the city, in lists that are not grouped by city. */
  withCity?: boolean;
};

/**
 * One centre in a list: the name links to its page, the numbers are phone links; call and WhatsApp are round buttons.
 */
export function CentreCard({ centre, distance, withCity = false }: CentreCardProps) {
  const phones = [centre.phone, centre.phone3].filter((phone) => phone !== undefined);
  const place = [
    ...(centre.address?.street ?? []),
    ...(withCity && centre.city !== centre.name ? [centre.city] : []),
  ];
  return (
    <li className={cx('row gap-2 between', styles.card)}>
      <div className={styles.centreCardWords}>
        <h3 className={cx('cluster', styles.name)}>
          <a href={centrePath(centre.id)}>{centre.name}</a>
          {distance !== undefined && (
            <span className={cx('on-signal small', styles.distance)}>{distanceText(distance)}</span>
          )}
        </h3>
        {place.length > 0 && <p className="small muted">{place.join(', ')}</p>}
        <p className={cx('cluster links', styles.phones)}>
          {phones.map((phone) => (
            <a key={phone} href={telLink(phone)} translate="no">
              {phone}
            </a>
          ))}
        </p>
      </div>
      <div className={cx('row gap-1 discs', styles.discs)}>
        {phones[0] && (
          <a href={telLink(phones[0])} className={styles.call}>
            <Icon name="phone" />
            <span className="visuallyHidden">{`Call ${centre.name}`}</span>
          </a>
        )}
        <ExternalLink href={centreChat(centre)} className={styles.chat}>
          <BrandIcon brand="whatsapp" />
          <span className="visuallyHidden">WhatsApp {centre.name}</span>
        </ExternalLink>
      </div>
    </li>
  );
}
