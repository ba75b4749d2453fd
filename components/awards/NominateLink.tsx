import { ButtonLink } from '@/components/ui/Button';
import { getSite } from '@/lib/content/site';

type NominateLinkProps = { look?: 'primary' | 'outline' | 'onInk' };

/** 'Nominate yourself': the nomination form is on another site and opens in a new tab (docs/product/pages.md#p25). */
export function NominateLink({ look = 'primary' }: NominateLinkProps) {
  return (
    <ButtonLink href={getSite().links.nomination} look={look} external>
      Nominate yourself
    </ButtonLink>
  );
}
