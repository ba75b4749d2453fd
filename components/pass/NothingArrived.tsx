import { withParts } from '@/components/ui/with-parts';
import { getSite, whatsappLink } from '@/lib/shared/content/site';
import { words } from '@/content/pages/pass';
import styles from './Pass.module.css';

/** What to do if the email does not arrive: known reasons, likeliest first. */
export function NothingArrived() {
  const { eventsEmail } = getSite();
  return (
    <section className="stack gap-4 on-sky panel" aria-labelledby="nothing-arrived">
      <h2 id="nothing-arrived" className="card-title">
        {words.whenNothingArrives}
      </h2>
      <ol className={styles.steps}>
        <li>{words.waitText}</li>
        <li>{words.otherAddressText}</li>
        <li>{words.vipText}</li>
        <li>
          {words.stillNothing} <a href={`mailto:${eventsEmail}`}>{eventsEmail}</a>{' '}
          {withParts(
            'or on [WhatsApp], or [register] if you have not yet.',
            whatsappLink(),
            '/aptech-vision-vistor',
          )}
        </li>
      </ol>
    </section>
  );
}
