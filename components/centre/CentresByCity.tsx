import buttonStyles from '@/components/ui/Button.module.css';
import columns from '@/components/ui/Columns.module.css';
import { EmptyState } from '@/components/ui/EmptyState';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Fold } from '@/components/ui/Fold';
import grounds from '@/components/ui/Ground.module.css';
import { BrandIcon, Icon } from '@/components/ui/Icon';
import linkStyles from '@/components/ui/Link.module.css';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import type { Centre } from '@/content/schema/centres';
import { centrePath } from '@/lib/shared/content/centres';
import { centreChat, telLink, whatsappLink } from '@/lib/shared/content/site';
import { groupBy } from '@/lib/shared/util/collections';
import { distanceText } from '@/lib/shared/util/distance';
import { cityKey } from '@/lib/shared/util/names';
import styles from './CentresByCity.module.css';

export type FoundCentre = {
  centre: Centre;
  /** Kilometres from the visitor. */
  distance?: number;
};
type CentreList = { title: string; id?: string; centres: readonly FoundCentre[] };
type CentresByCityProps = {
  /** Each list under its heading, usually its city; the `id` of a list is its fragment. */
  lists: readonly CentreList[];
  /** True to name the city in each row, because the headings do not. */
  withCity?: boolean;
};

/** A phone shows this many centres of a list and folds the rest, if more than one is left. */
const maxShownOnPhones = 6;

export function CentresByCity({ lists, withCity = false }: CentresByCityProps) {
  const rowsOf = (centres: readonly FoundCentre[]) => (
    <ul className={cx(columns.grid, styles.centres)}>
      {centres.map(({ centre, distance }) => (
        <CentreCard key={centre.id} centre={centre} distance={distance} withCity={withCity} />
      ))}
    </ul>
  );
  const foldOf = (title: string, foldedCentres: readonly FoundCentre[]) => (
    <Fold
      title={`${foldedCentres.length} more in ${title}`}
      note={`${foldedCentres[0]?.centre.name ?? ''} to ${foldedCentres.at(-1)?.centre.name ?? ''}`}
      wideTitle={null}
      className={styles.foldedCentres}
    >
      {rowsOf(foldedCentres)}
    </Fold>
  );
  return (
    <div className={styles.lists}>
      {lists.map(({ title, id, centres }) => {
        const shownCount = centres.length > maxShownOnPhones + 1 ? maxShownOnPhones : centres.length;
        return (
          <section
            key={title}
            id={id}
            aria-label={title}
            className={centres.length === 1 ? styles.single : undefined}
          >
            <h2 className={styles.title}>
              {title} <span className={styles.count}>{centres.length}</span>
            </h2>
            {rowsOf(centres.slice(0, shownCount))}
            {shownCount < centres.length && foldOf(title, centres.slice(shownCount))}
          </section>
        );
      })}
    </div>
  );
}

type CentreCardProps = {
  centre: Centre;
  /** Kilometres from the visitor; undefined unless requested. */
  distance?: number | undefined;
  /** True in lists whose headings do not name the city. */
  withCity?: boolean;
};

/** A centre in a list: its name links to its page; its numbers can be called; two round buttons call and chat. */
export function CentreCard({ centre, distance, withCity = false }: CentreCardProps) {
  const phones = [centre.phone, centre.phone3].filter((phone) => phone !== undefined);
  const addressLines = [
    ...(centre.address?.street ?? []),
    ...(withCity && centre.city !== centre.name ? [centre.city] : []),
  ];
  return (
    <li className={cx('row gap-2 between', styles.card)}>
      <div className={styles.words}>
        <h3 className={cx('cluster', styles.name)}>
          <a href={centrePath(centre.id)}>{centre.name}</a>
          {distance !== undefined && (
            <span className={cx('small', grounds.signal, styles.distance)}>{distanceText(distance)}</span>
          )}
        </h3>
        {addressLines.length > 0 && <p className="small muted">{addressLines.join(', ')}</p>}
        <p className={cx('cluster', linkStyles.quietLinks, styles.phones)}>
          {phones.map((phone) => (
            <a key={phone} href={telLink(phone)} translate="no">
              {phone}
            </a>
          ))}
        </p>
      </div>
      <div className={cx('row gap-1', buttonStyles.discs, styles.discs)}>
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

type FoundCentresProps = {
  centres: readonly FoundCentre[];
  /** One list in the given order instead of one for each city. */
  isFlat?: boolean;
};

/** Matching centres, by city or by distance; suggestions if there are none. */
export function FoundCentres({ centres, isFlat = false }: FoundCentresProps) {
  if (centres.length === 0)
    return (
      <EmptyState art="no-results">
        <p>
          {withParts(
            'Try part of the area’s name, or the city. You can also [see all centres by city] or [ask us on WhatsApp].',
            '/centre-page',
            whatsappLink(),
          )}
        </p>
      </EmptyState>
    );
  if (isFlat) return <CentresByCity lists={[{ title: 'Nearest first', centres }]} withCity />;
  const cities = groupBy(centres, ({ centre }) => centre.city);
  return (
    <CentresByCity
      lists={[...cities].map(([city, centresOfCity]) => ({
        title: city,
        id: cityKey(city),
        centres: centresOfCity,
      }))}
    />
  );
}
