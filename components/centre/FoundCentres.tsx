import { Art } from '@/components/art/Art';
import artStyles from '@/components/art/Art.module.css';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import columns from '@/components/ui/Columns.module.css';
import { EmptyState } from '@/components/ui/EmptyState';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Fold } from '@/components/ui/Fold';
import grounds from '@/components/ui/Ground.module.css';
import { BrandIcon, Icon } from '@/components/ui/Icon';
import linkStyles from '@/components/ui/Link.module.css';
import tagStyles from '@/components/ui/StatusTag.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { unbroken } from '@/components/ui/unbroken';
import type { Centre } from '@/content/schema/centres';
import { centrePath } from '@/lib/shared/content/centres';
import { centreChat, telLink, whatsappLink } from '@/lib/shared/content/site';
import { groupBy } from '@/lib/shared/util/collections';
import { distanceText } from '@/lib/shared/util/distance';
import { cityKey } from '@/lib/shared/util/names';
import styles from './FoundCentres.module.css';

/** `distance`: km from the visitor, if requested. */
export type FoundCentre = Centre & { distance?: number };

/** Up to 768 px a list folds further centres, if more than one is left. */
const maxShownOnPhones = 6;

/** `id`: the fragment of the list's city. A list without one mixes cities, so its rows name theirs. */
type CentreListProps = { title: string; id?: string; centres: readonly FoundCentre[] };

function CentreList({ title, id, centres }: CentreListProps) {
  const shownCount = centres.length > maxShownOnPhones + 1 ? maxShownOnPhones : centres.length;
  const foldedCentres = centres.slice(shownCount);
  const range = `${foldedCentres[0]?.name ?? ''} to ${foldedCentres.at(-1)?.name ?? ''}`;
  const rowsOf = (shownCentres: readonly FoundCentre[]) => (
    <ul className={cx(columns.grid, styles.centres)}>
      {shownCentres.map((centre) => (
        <CentreCard key={centre.id} centre={centre} namesCity={id === undefined} />
      ))}
    </ul>
  );
  return (
    <section id={id} aria-label={title} className={centres.length === 1 ? styles.single : undefined}>
      <h2 className={styles.title}>
        {title} <span className={cx('muted', styles.count)}>{centres.length}</span>
      </h2>
      {rowsOf(centres.slice(0, shownCount))}
      {foldedCentres.length > 0 && (
        <Fold
          title={`${foldedCentres.length} more in ${title}`}
          note={<span className={styles.range}>{range}</span>}
          wideTitle={null}
          className={styles.foldedCentres}
        >
          {rowsOf(foldedCentres)}
        </Fold>
      )}
    </section>
  );
}

type CentreCardProps = { centre: FoundCentre; namesCity: boolean };

function CentreCard({ centre, namesCity }: CentreCardProps) {
  const phones = [centre.phone, centre.phone3].filter((phone) => phone !== undefined);
  const addressLines = [
    ...(centre.address?.street ?? []),
    ...(namesCity && centre.city !== centre.name ? [centre.city] : []),
  ];
  return (
    <li className={cx('row gap-2 between', styles.card)}>
      <span className={cx(artStyles.tile, styles.house)}>
        <Art name={`centres/${centre.slug}`} />
      </span>
      <div className={styles.words}>
        <h3 className="cluster middle">
          <a href={centrePath(centre.id)} className={cx(textStyles.anywhere, linkStyles.quiet, styles.name)}>
            {unbroken(centre.name)}
          </a>
          {centre.distance !== undefined && (
            <span className={cx(tagStyles.tag, grounds.signal)}>{distanceText(centre.distance)}</span>
          )}
        </h3>
        {addressLines.length > 0 && <p className="small muted">{unbroken(addressLines.join(', '))}</p>}
        <p className={cx('cluster small', linkStyles.quietLinks, styles.phones)}>
          {phones.map((phone) => (
            <a key={phone} href={telLink(phone)} translate="no">
              {phone}
            </a>
          ))}
        </p>
      </div>
      <div className={cx('row gap-1', buttonStyles.discs)}>
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

/** `isFlat`: one list in the given order instead of one for each city. */
type FoundCentresProps = { centres: readonly FoundCentre[]; isFlat?: boolean };

export function FoundCentres({ centres, isFlat }: FoundCentresProps) {
  if (centres.length === 0)
    return (
      <EmptyState art="no-results" title="Try part of the area’s name.">
        <p>Or look through the cities.</p>
        <Buttons>
          <ButtonLink href="/centre-page">See all centres</ButtonLink>
          <ButtonLink href={whatsappLink()} variant="whatsapp" />
        </Buttons>
      </EmptyState>
    );
  return (
    <div className={cx(columns.grid, styles.lists)}>
      {isFlat ? (
        <CentreList title="Nearest first" centres={centres} />
      ) : (
        [...groupBy(centres, ({ city }) => city)].map(([city, centresOfCity]) => (
          <CentreList key={city} title={city} id={cityKey(city)} centres={centresOfCity} />
        ))
      )}
    </div>
  );
}
