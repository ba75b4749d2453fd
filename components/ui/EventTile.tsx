import { Art } from '@/components/art/Art';
import { BrandIcon } from '@/components/ui/BrandIcon';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { SafeImage } from '@/components/ui/SafeImage';
import type { EventLink } from '@/lib/backend/types';
import { messages } from './messages';
import styles from './EventTile.module.css';
import { networkNames, networkOf } from './networks';

type EventTileProps = {
  name: string;
  link: EventLink;
  /** The `sizes` attribute, where tiles differ in width. */
  sizes?: string;
};

/** One post of an event: picture, the group's name, its network. Opens in a new tab. */
export function EventTile({ name, link, sizes }: EventTileProps) {
  const network = networkOf(link.href);
  return (
    <li className={styles.item}>
      <ExternalLink href={link.href} className={styles.tile}>
        <SafeImage
          kind="event"
          src={link.image}
          alt=""
          width={400}
          height={320}
          {...(sizes && { sizes })}
          className={styles.picture}
          fallback={<Art name="empty/no-events" className={styles.picture} />}
        />
        <span className={styles.name}>{name}</span>
        {network && (
          <span className={styles.network}>
            <BrandIcon brand={network} />
            <span className="visuallyHidden">{messages.onNetwork(networkNames[network])}</span>
          </span>
        )}
      </ExternalLink>
    </li>
  );
}
