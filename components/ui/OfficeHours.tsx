import type { Centre } from '@/content/schema/centres';
import { getOpeningHours, officeHours, openMinutes } from '@/lib/server/catalogue/opening-hours';
import { now } from '@/lib/shared/util/time';
import { OpenNow } from './OpenNow';

export function OfficeHours() {
  const { times, text } = officeHours();
  return (
    <OpenNow times={times} isHelpline className="small">
      {text}
    </OpenNow>
  );
}

export function CentreOpenNow({ centre }: { centre: Pick<Centre, 'slug'> }) {
  const hours = getOpeningHours(centre.slug);
  return hours && <OpenNow times={openMinutes(hours, now())} className="small scriptOnly" />;
}
