import { BrandIcon } from '@/components/ui/BrandIcon';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { distanceText } from '@/lib/centre/distance';
import { centreChat, mapLink } from '@/lib/centre/links';
import { centrePath, type Centre } from '@/lib/content/centres';
import { telLink } from '@/lib/content/site';
import { messages } from './messages';
import styles from './CentreCard.module.css';

type CentreCardProps = {
  centre: Centre;
  /** Kilometres from the visitor; undefined when the visitor has not asked for it. */
  distance?: number | undefined;
  /** Also shows the city, in lists that are not grouped by city. */
  withCity?: boolean;
};

/** One centre in a list: the name links to its page, the numbers are phone links. */
export function CentreCard({ centre, distance, withCity = false }: CentreCardProps) {
  const phones = [centre.phone, centre.phone3].filter((phone) => phone !== undefined);
  return (
    <li className={styles.card}>
      <h3 className={styles.name}>
        <a href={centrePath(centre.id)}>{centre.name}</a>
        {distance !== undefined && <span className={styles.distance}>{distanceText(distance)}</span>}
      </h3>
      {withCity && centre.city !== centre.name && <p className="muted">{centre.city}</p>}
      {centre.address && <p className="small">{centre.address.street.join(', ')}</p>}
      <p className={styles.phones}>
        {phones.map((phone) => (
          <a key={phone} href={telLink(phone)} translate="no">
            {phone}
          </a>
        ))}
      </p>
      <p className={styles.links}>
        <ExternalLink href={centreChat(centre)}>
          <BrandIcon brand="whatsapp" />
          {messages.whatsapp}
          <span className="visuallyHidden"> {centre.name}</span>
        </ExternalLink>
        <ExternalLink href={mapLink(centre)}>
          {messages.openInMaps}
          <span className="visuallyHidden">: {centre.name}</span>
        </ExternalLink>
      </p>
    </li>
  );
}
