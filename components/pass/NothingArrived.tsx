import grounds from '@/components/ui/Ground.module.css';
import { cx } from '@/components/ui/cx';
import { withParts } from '@/components/ui/with-parts';
import { words } from '@/lib/server/catalogue/page-words';
import { getSite, whatsappLink } from '@/lib/shared/content/site';
import styles from './Pass.module.css';

export function NothingArrived() {
  const { eventsEmail } = getSite();
  return (
    <section className={cx('stack gap-4', grounds.sky, grounds.panel)} aria-labelledby="nothing-arrived">
      <h2 id="nothing-arrived" className="card-title">
        {words.sendMyPass.helpTitle}
      </h2>
      <ol className={styles.steps}>
        <li>{words.sendMyPass.waitText}</li>
        <li>{words.sendMyPass.otherAddressText}</li>
        <li>{words.sendMyPass.vipText}</li>
        <li>
          {words.sendMyPass.contact} <a href={`mailto:${eventsEmail}`}>our events team</a>{' '}
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
