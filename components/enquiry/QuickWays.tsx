import { ButtonLink } from '@/components/ui/Button';
import { Icon } from '@/components/ui/Icon';
import { getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import { breakLinks } from '@/lib/shared/util/text';
import { cx } from '@/components/ui/cx';
import styles from './Enquiry.module.css';

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
      <Heading className={styles.quickWaysTitle}>Or we call you</Heading>
      <p className={styles.promise}>{callBack}</p>
    </div>
  );
}
