import { Breadcrumbs } from '@/components/ui/Breadcrumbs';
import { ButtonLink } from '@/components/ui/Button';
import buttonStyles from '@/components/ui/Button.module.css';
import cardStyles from '@/components/ui/Card.module.css';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import linkStyles from '@/components/ui/Link.module.css';
import { LastUpdated } from '@/components/ui/Notice';
import { CentreOpenNow } from '@/components/ui/OfficeHours';
import { PageFront } from '@/components/ui/PageFront';
import { SaveButton } from '@/components/ui/SaveButton';
import { SocialLinks } from '@/components/ui/SocialLinks';
import { cx } from '@/components/ui/cx';
import type { CentrePageData } from '@/lib/server/backend/centres';
import { directionsLink, shareLink, vcardPath } from '@/lib/server/catalogue/centre-links';
import { streetOf } from '@/lib/shared/content/centres';
import { centreChat, telLink } from '@/lib/shared/content/site';
import { cityKey } from '@/lib/shared/util/names';
import styles from './CentreHeader.module.css';
import { CentreMedia } from './CentreMedia';

type CentreHeaderProps = {
  page: Pick<CentrePageData, 'centre' | 'detail'>;
  /** The centre's next open class for beginners, for phones, where the table is two screens below. */
  nextClass?: { value: string; href?: string } | undefined;
};

function Phones({ page: { centre, detail } }: Pick<CentreHeaderProps, 'page'>) {
  return (
    <p className={cx('cluster gap-2', buttonStyles.fillPhone, styles.phones)} translate="no">
      {detail.whatsapp && (
        <ButtonLink href={centreChat(centre, detail.whatsapp)} variant="whatsapp" size="row">
          <span className="visuallyHidden">WhatsApp chat </span>
          {detail.whatsapp}
        </ButtonLink>
      )}
      {[detail.phone, detail.phone3].map(
        (phone) =>
          phone && (
            <ButtonLink key={phone} href={telLink(phone)} variant="onInk" size="row">
              <Icon name="phone" />
              {phone}
            </ButtonLink>
          ),
      )}
    </p>
  );
}

export function CentreHeader({ page, nextClass }: CentreHeaderProps) {
  const { centre, detail } = page;
  const street = streetOf(centre);
  const socialLinks = [
    ['facebook', `Facebook of ${centre.name}`, detail.facebook],
    ['youtube', `YouTube of ${centre.name}`, detail.youtube],
    ['linkedin', `LinkedIn of ${centre.name}`, detail.linkedin],
    ['whatsapp', `WhatsApp of ${centre.name}`, detail.whatsapp && centreChat(centre, detail.whatsapp)],
  ] as const;
  // WhatsApp alone would only repeat the button above.
  const hasSocialMedia = detail.facebook ?? detail.youtube ?? detail.linkedin;
  return (
    <>
      <Breadcrumbs
        path="/centre-page"
        pageName={centre.name}
        end={<SaveButton kind="centres" id={centre.slug} name={centre.name} />}
      />
      <PageFront
        above={centre.city !== centre.name && centre.city}
        title={centre.name}
        art={{ picture: <CentreMedia page={page} /> }}
        shape="media"
        below={
          <>
            <address className="stack" data-in-city={cityKey(centre.city)}>
              {street && (
                <span className="strong">{[street.replaceAll('-', '-\u2060'), centre.city].join(', ')}</span>
              )}
              {centre.landmark && <span>{centre.landmark}</span>}
            </address>
            <CentreOpenNow centre={centre} className="strong" />
            {nextClass && (
              <a href={nextClass.href} className={cx('small screenOnly', styles.next)}>
                {`Next: ${nextClass.value.replace(/\s\d{4}(?=,)/, '')}`}
              </a>
            )}
            <div>
              <Phones page={page} />
              <LastUpdated list={page.detail} />
            </div>
            <div className={cx('cluster gap-3 between middle screenOnly', cardStyles.foot, styles.foot)}>
              <p className={cx('cluster small', linkStyles.taps, styles.actions)}>
                <ExternalLink href={directionsLink(centre)}>
                  <Icon name="pin" />
                  Directions
                </ExternalLink>
                <a href={vcardPath(centre)} download>
                  <Icon name="download" />
                  Add to contacts
                </a>
                <ExternalLink href={shareLink(centre)}>
                  <Icon name="external" />
                  Share on WhatsApp
                </ExternalLink>
              </p>
              {hasSocialMedia && <SocialLinks links={socialLinks} className="gap-2" />}
            </div>
          </>
        }
      />
    </>
  );
}
