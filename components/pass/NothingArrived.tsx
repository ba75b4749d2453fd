import Link from 'next/link';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { getSite, whatsappLink } from '@/lib/content/site';
import styles from './SendAgain.module.css';

/** What to do when the e-mail does not arrive: known reasons, the likeliest first. */
export function NothingArrived() {
  const { eventsEmail } = getSite();
  return (
    <section className={styles.help} aria-labelledby="nothing-arrived">
      <h2 id="nothing-arrived" className="display-s">
        When nothing arrives
      </h2>
      <ol className={styles.steps}>
        <li>Give it ten minutes, and look in the spam and promotions folders.</li>
        <li>Try another address you may have used: at work, at college, a parent&rsquo;s.</li>
        <li>
          VIP passes are sent after our team has reviewed the application, not from this page. Passes can be
          sent again for 30 days after registration.
        </li>
        <li>
          Still nothing? Write to <a href={`mailto:${eventsEmail}`}>{eventsEmail}</a> or on{' '}
          <ExternalLink href={whatsappLink()}>WhatsApp</ExternalLink>, or{' '}
          <Link href="/aptech-vision-vistor">register</Link> if you have not yet.
        </li>
      </ol>
    </section>
  );
}
