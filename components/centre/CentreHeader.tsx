import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { type Brand, BrandIcon, Icon } from '@/components/ui/Icon';
import { SaveButton } from '@/components/ui/SaveButton';
import { LastUpdated } from '@/components/ui/Notice';
import { ExternalLink } from '@/components/ui/ExternalLink';
import type { CentrePage } from '@/lib/server/backend/centres';
import { type OpeningHours, openTimes } from '@/lib/server/content/opening-hours';
import { telLink } from '@/lib/shared/content/site';
import { centreChat, directionsLink, vcardPath } from '@/lib/shared/content/centre-links';
import { shareLink } from '@/lib/server/seo/centre-links';
import { streetOf } from '@/lib/shared/content/centres';
import { cityValue } from '@/lib/shared/util/names';
import { cx } from '@/components/ui/cx';
import { CentreMedia } from './CentreMedia';
import styles from './CentreHeader.module.css';
import { openWords } from './open-words';

type CentreHeaderProps = {
  page: Pick<CentrePage, 'centre' | 'detail'>;
  hours: OpeningHours | undefined;
  /** Current instant. */
  at: Date;
};

function Address({ centre }: Pick<CentreHeaderProps['page'], 'centre'>) {
  const street = streetOf(centre);
  if (!street && !centre.landmark) return null;
  return (
    <address className={cx('column', styles.address)}>
      {street && <span className="strong">{[street, centre.city].join(', ')}</span>}
      <span>{centre.landmark}</span>
    </address>
  );
}

function Phones({ page: { centre, detail } }: Pick<CentreHeaderProps, 'page'>) {
  return (
    <ul className="cluster gap-2">
      {[detail.phone, detail.phone3].map(
        (phone) =>
          phone && (
            <li key={phone}>
              <a href={telLink(phone)} translate="no" className={cx('outline', styles.phone)}>
                <Icon name="phone" />
                {phone}
              </a>
            </li>
          ),
      )}
      {detail.whatsapp && (
        <li>
          <ExternalLink href={centreChat(centre, detail.whatsapp)} className={cx('outline', styles.whatsapp)}>
            <BrandIcon brand="whatsapp" />
            <span className="visuallyHidden">WhatsApp chat </span>
            {detail.whatsapp}
          </ExternalLink>
        </li>
      )}
    </ul>
  );
}

function Social({ page: { centre, detail } }: Pick<CentreHeaderProps, 'page'>) {
  const links: [Brand, string, string | undefined][] = [
    ['facebook', 'Facebook', detail.facebook],
    ['youtube', 'YouTube', detail.youtube],
    ['linkedin', 'LinkedIn', detail.linkedin],
    ['whatsapp', 'WhatsApp', detail.whatsapp && centreChat(centre, detail.whatsapp)],
  ];
  return (
    <ul className={cx('cluster gap-2 discs', styles.social)}>
      {links.map(
        ([brand, name, href]) =>
          href && (
            <li key={brand}>
              <ExternalLink href={href}>
                <BrandIcon brand={brand} />
                <span className="visuallyHidden">{`${name} of ${centre.name}`}</span>
              </ExternalLink>
            </li>
          ),
      )}
    </ul>
  );
}

/** Breadcrumb, then the banner with name, phones and links next to photo, map and video. */
export function CentreHeader({ page, hours, at }: CentreHeaderProps) {
  const { centre } = page;
  return (
    <>
      <Breadcrumbs path="/centre-page" last={centre.name} />
      <header
        id="first-view"
        data-in-city={cityValue(centre.city)}
        className={cx('container stack gap-grid columns-960', styles.header)}
      >
        <div className={cx('on-ink column gap-5', styles.banner)}>
          {centre.city !== centre.name && <p className={cx('strong', styles.city)}>{centre.city}</p>}
          <h1 tabIndex={-1}>{centre.name}</h1>
          <Address centre={centre} />
          {hours && <OpenNow hours={hours} at={at} />}
          <div className={styles.contact}>
            <Phones page={page} />
            <LastUpdated list={page.detail} />
          </div>
          <div className={cx('cluster gap-4 screenOnly', styles.foot)}>
            <ul className={cx('taps', styles.actions)}>
              <li>
                <ExternalLink href={directionsLink(centre)}>
                  <Icon name="pin" />
                  Directions
                </ExternalLink>
              </li>
              <li>
                <a href={vcardPath(centre)} download>
                  <Icon name="download" />
                  Add to contacts
                </a>
              </li>
              <li>
                <SaveButton kind="centres" id={centre.slug} name={centre.name} tone="onInk" />
              </li>
              <li>
                <ExternalLink href={shareLink(centre)}>
                  <Icon name="external" />
                  Share on WhatsApp
                </ExternalLink>
              </li>
            </ul>
            <Social page={page} />
          </div>
        </div>
        <CentreMedia page={page} />
      </header>
    </>
  );
}

type OpenNowProps = { hours: OpeningHours; at: Date };

/** Opening status of a centre by the visitor's clock. Empty until LiveTimes writes it. */
export const OpenNow = ({ hours, at }: OpenNowProps) => (
  <p
    className={cx('screenOnly row gap-2 strong scriptOnly', styles.now)}
    data-hours={JSON.stringify(openWords(openTimes(hours, at), at))}
    data-state=""
  />
);
