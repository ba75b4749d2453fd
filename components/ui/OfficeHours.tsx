import type { Centre } from '@/content/schema/centres';
import { getOpeningHours, officeHours, openMinutes } from '@/lib/server/catalogue/opening-hours';
import { now } from '@/lib/shared/util/time';
import { OpenNow } from './OpenNow';

/** Whether the helpline is answered now; the usual hours without a script. */
export function OfficeHours() {
  const { times, text } = officeHours();
  return (
    <OpenNow times={times} isHelpline className="small">
      {text}
    </OpenNow>
  );
}

/** Whether a centre is open now, to be shown under its number. */
export function CentreOpenNow({ centre }: { centre: Pick<Centre, 'slug'> }) {
  const hours = getOpeningHours(centre.slug);
  return hours && <OpenNow times={openMinutes(hours, now())} className="small scriptOnly" />;
}
