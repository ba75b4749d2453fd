import type { ReactNode } from 'react';
import { ButtonLink, Buttons } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { Icon } from '@/components/ui/Icon';
import { Link } from '@/components/ui/Link';
import linkStyles from '@/components/ui/Link.module.css';
import textStyles from '@/components/ui/Text.module.css';
import { cx } from '@/components/ui/cx';
import { getSite, headOfficeLines, telLink, whatsappLink } from '@/lib/shared/content/site';
import { breakLinks } from '@/lib/shared/util/text';
import styles from './PanelParts.module.css';

type ContactsProps = {
  topic?: string | undefined;
  phoneVariant: 'outline' | 'onInk';
  hours: ReactNode;
};

/** `topic` comes from the URL, so `breakLinks` keeps the chat from making links of it. */
export function Contacts({ topic, phoneVariant, hours }: ContactsProps) {
  const { helpline } = getSite();
  return (
    <div className="stack gap-2">
      <Buttons className={cx('gap-2', styles.buttons)}>
        <ButtonLink href={whatsappLink(topic && `Ask about ${breakLinks(topic)}`)} variant="whatsapp" />
        <ButtonLink href={telLink(helpline)} variant={phoneVariant}>
          <Icon name="phone" />
          {helpline}
        </ButtonLink>
      </Buttons>
      {hours}
    </div>
  );
}

const mostSearchedTopics = [
  { label: 'ACCP-AI', note: 'ADSE with AI', href: '/courses-adse' },
  { label: 'Intermediate Equivalent', note: 'HDSE', href: '/courses-hdse' },
  { label: 'Placement', href: '/placement' },
  { label: 'Locations', href: '/centre-page' },
];

/** The specification lists ACN Pro without a link. */
export const MostSearchedTopics = ({ heading: Heading }: { heading: 'h2' | 'h3' }) => (
  <section className={cx('stack gap-3', styles.topics)}>
    <Heading className="card-title">Most searched topics</Heading>
    <ul className={cx(linkStyles.quietLinks, linkStyles.taps)}>
      {mostSearchedTopics.map(({ label, note, href }) => (
        <li key={href} className="row">
          <Link href={href}>
            <span>
              {label} {note && <span className={cx('small muted', textStyles.regular)}>{note}</span>}
            </span>
            <Icon name="arrow" />
          </Link>
        </li>
      ))}
      <li className="row gap-1 muted">
        ACN Pro <span className={cx('small muted', textStyles.regular)}>courses for people in IT</span>
      </li>
    </ul>
    <p className={linkStyles.taps}>
      <Link href="/courses">View all courses</Link>
    </p>
  </section>
);

export function PanelFoot() {
  const { helpline, address } = getSite();
  return (
    <div className={cx('stack gap-2', styles.foot)}>
      <p className={cx('cluster gap-4', linkStyles.taps)}>
        <ExternalLink href={whatsappLink()}>WhatsApp chat</ExternalLink>
        <a href={telLink(helpline)} translate="no">
          <Icon name="phone" />
          <span className="visuallyHidden">Helpline </span>
          {helpline}
        </a>
      </p>
      <address className="stack gap-1 small muted">
        <p>{address}</p>
        <p>{headOfficeLines().join(', ')}</p>
      </address>
    </div>
  );
}
