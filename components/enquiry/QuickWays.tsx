import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import { breakLinks } from '@/lib/shared/util/text';
import { cx } from '@/components/ui/cx';
import styles from './Enquiry.module.css';
import { Link } from '@/components/ui/Link';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { withParts } from '@/components/ui/with-parts';

type QuickWaysProps = {
  topic?: string | undefined;
  /** One level below the heading of the sidebar or the page. */
  heading: 'h2' | 'h3';
};

/**
 * Above the form: the quickest contacts, then when someone calls back. `topic` comes from the URL, so links in it are
 * broken in the chat.
 */
export function QuickWays({ topic, heading: Heading }: QuickWaysProps) {
  const { callBack, helpline } = getSite();
  return (
    <div className="stack gap-4">
      <div className={cx('cluster gap-2', styles.quickWaysWays)}>
        <ButtonLink href={whatsappLink(topic && `Ask about ${breakLinks(topic)}`)} variant="whatsapp">
          WhatsApp
        </ButtonLink>
        <ButtonLink href={telLink(helpline)} variant="outline">
          <Icon name="phone" />
          {helpline}
        </ButtonLink>
      </div>
      <Heading className={styles.quickWaysTitle}>Or ask us to call you</Heading>
      <p className={styles.promise}>{callBack}</p>
    </div>
  );
}

const topics = [
  { label: 'ACCP-AI', href: '/courses-adse' },
  { label: 'Intermediate Equivalent', href: '/courses-hdse' },
  { label: 'Placement', href: '/placement' },
  { label: 'Locations', href: '/centre-page' },
];

/** Most searched topics. The specification lists ACN Pro without a link. */
export const Topics = ({ heading: Heading }: { heading: 'h2' | 'h3' }) => (
  <section className={cx('stack gap-3', styles.part, styles.topics)}>
    <Heading className={styles.small}>Most searched topics</Heading>
    <ul className="links taps">
      {topics.map(({ label, href }) => (
        <li key={href} className="row">
          <Link href={href}>
            {label}
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
      <li className="row">ACN Pro</li>
    </ul>
    <p>
      <Link href="/courses">View all courses</Link>
    </p>
  </section>
);

/** WhatsApp, helpline, email address and the head office's postal address. */
export function PanelFoot() {
  const { helpline, address, headOffice } = getSite();
  return (
    <div className={cx('taps stack gap-3', styles.part)}>
      <p>
        <ExternalLink href={whatsappLink()} className={styles.whatsapp}>
          {withParts('WhatsApp[ chat]', (label) => (
            <span className="visuallyHidden">{label}</span>
          ))}
        </ExternalLink>
      </p>
      <p>
        <a href={telLink(helpline)} translate="no" className={styles.phone}>
          <Icon name="phone" />
          <span>
            <span className="visuallyHidden">Helpline </span>
            {helpline}
          </span>
        </a>
      </p>
      <address className={cx('stack gap-1 small muted', styles.address)}>
        <p>{address}</p>
        <p>{headOffice.lines.join(', ')}</p>
      </address>
    </div>
  );
}
