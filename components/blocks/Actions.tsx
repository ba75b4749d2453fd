import { ButtonLink, Buttons } from '@/components/ui/Button';
import { cx } from '@/components/ui/cx';
import type { Action } from '@/content/schema/blocks';
import { getSite, telLink, whatsappLink } from '@/lib/shared/content/site';
import styles from './Blocks.module.css';

function hrefOf({ href, email, whatsapp }: Action): string {
  const site = getSite();
  if (whatsapp) return whatsappLink(`${whatsapp} `);
  if (email) return `mailto:${site[`${email}Email`]}`;
  return href ?? telLink(site.helpline);
}

export function Actions({ actions, tone }: { actions: readonly Action[]; tone: string }) {
  if (actions.length === 0) return null;
  const firstVariant = tone === 'signal' ? 'outline' : 'primary';
  const otherVariant = tone === 'ink' ? 'onInk' : 'outline';
  return (
    <Buttons className={cx('gap-3', styles.after)}>
      {actions.map((action, index) => (
        <ButtonLink
          key={action.label}
          href={hrefOf(action)}
          variant={action.whatsapp ? 'whatsapp' : index > 0 ? otherVariant : firstVariant}
        >
          {action.label}
        </ButtonLink>
      ))}
    </Buttons>
  );
}
