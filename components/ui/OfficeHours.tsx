import type { Centre } from '@/content/schema/centres';
import { getOpeningHours, hoursText, officeHours, openMinutes } from '@/lib/server/catalogue/opening-hours';
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

type CentreOpenNowProps = { centre: Pick<Centre, 'slug'>; className?: string };

export function CentreOpenNow({ centre, className = 'small' }: CentreOpenNowProps) {
  const hours = getOpeningHours(centre.slug);
  return (
    hours && (
      <OpenNow times={openMinutes(hours, now())} className={className}>
        {hoursText(hours, now())}
      </OpenNow>
    )
  );
}
