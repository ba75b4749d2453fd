import { ButtonLink } from '@/components/ui/Button';
import { getSite } from '@/lib/content/site';
import { messages } from './messages';

type NominateLinkProps = { variant?: 'primary' | 'ink' | 'outline' };

/** 'Nominate yourself': the nomination form is on another site and opens in a new tab. */
export function NominateLink({ variant = 'primary' }: NominateLinkProps) {
  return (
    <ButtonLink href={getSite().links.nomination} variant={variant} external>
      {messages.nominateYourself}
    </ButtonLink>
  );
}
