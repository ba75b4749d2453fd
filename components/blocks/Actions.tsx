import { cx } from '@/components/ui/cx';
import { ButtonLink } from '@/components/ui/Button';
import type { Action } from '@/lib/server/content/information';
import { getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import styles from './Blocks.module.css';

function hrefOf({ href, email }: Action): string {
  const site = getSite();
  if (email) return `mailto:${site[`${email}Email`]}`;
  return href ?? telLink(site.helpline);
}

/** The buttons below a block: the first is yellow, or outlined on a yellow ground. */
export function Actions({ actions, tone }: { actions: readonly Action[]; tone: string }) {
  if (actions.length === 0) return null;
  const quiet = tone === 'ink' ? 'onInk' : 'outline';
  return (
    <div className={cx('cluster gap-3 pair', styles.actions)}>
      {actions.map((action, index) =>
        action.whatsapp ? (
          <ButtonLink
            key={action.label}
            href={whatsappLink(`${action.whatsapp} `)}
            variant="whatsapp"
            external
          >
            {action.label}
          </ButtonLink>
        ) : (
          <ButtonLink
            key={action.label}
            href={hrefOf(action)}
            variant={index > 0 ? quiet : tone === 'signal' ? 'ink' : 'primary'}
          >
            {action.label}
          </ButtonLink>
        ),
      )}
    </div>
  );
}
