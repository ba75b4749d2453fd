import { ButtonLink } from '@/components/ui/Button';
import { ExternalLink } from '@/components/ui/ExternalLink';
import { milestoneDate, nominationsClosed, type Award } from '@/lib/server/events/awards';
import { getSite } from '@/lib/shared/content/site';
import styles from './NominateLink.module.css';

type NominateLinkProps = {
  award: Award;
  /** Current instant, from lib/shared/util/time: decides whether nominations have closed. */
  at: Date;
  /** The button while nominations are open. */
  variant?: 'primary' | 'ink';
};

/**
 * 'Nominate yourself': the nomination form is on another site and opens in a new tab. After nominations have closed a
 * note says so, with the specified link as plain text.
 */
export function NominateLink({ award, at, variant = 'primary' }: NominateLinkProps) {
  const form = getSite().links.nomination;
  const closing = nominationsClosed(award, at);
  if (closing)
    return (
      <span className={styles.closed}>
        <strong>{`Nominations closed on ${milestoneDate(closing)}`}</strong>
        <ExternalLink href={form} className="small">
          Nominate yourself
        </ExternalLink>
      </span>
    );
  return (
    <ButtonLink href={form} variant={variant} external>
      Nominate yourself
    </ButtonLink>
  );
}
