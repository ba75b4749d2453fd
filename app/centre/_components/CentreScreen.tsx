import { notFound } from 'next/navigation';
import { CentreHeader } from '@/components/centre/CentreHeader';
import { CentreHours } from '@/components/centre/CentreHours';
import { CentreTabs } from '@/components/centre/CentreTabs';
import { LiveTimes } from '@/components/centre/LiveTimes';
import { JsonLd } from '@/components/seo/JsonLd';
import { EditLink } from '@/components/ui/Page';
import { getCentrePage } from '@/lib/server/backend/centres';
import { classesOfCentre } from '@/lib/server/batches/classes';
import { isPlacementMonth, now, previousMonth } from '@/lib/shared/util/time';
import { centrePath, getCentre } from '@/lib/shared/content/centres';
import { getOpeningHours } from '@/lib/server/content/opening-hours';
import { pageMarkup } from '@/lib/server/seo/json-ld';
import { localBusiness } from '@/lib/server/seo/json-ld-places';
import { centreFacts } from './facts';
import { centreTexts } from './metadata';

export type CentreScreenProps = { id: string; month?: string };

/**
 * A centre's page. `month` is the month of the placements; without a valid one, last month, the latest complete one.
 */
export async function CentreScreen({ id, month: asked = '' }: CentreScreenProps) {
  const centre = getCentre(id);
  if (!centre) notFound();
  const month = isPlacementMonth(asked) ? asked : previousMonth();
  const page = await getCentrePage(centre, month);
  const classes = classesOfCentre(centre, page.batches);
  const hours = getOpeningHours(centre.slug);
  const at = now();
  const texts = { ...centreTexts(centre), canonical: centrePath(centre.id), last: centre.name };
  return (
    <div data-layout="inner">
      <CentreHeader page={page} hours={hours} at={at} />
      {hours && (
        <CentreHours hours={hours} at={at} facts={centreFacts(centre, classes.items, page.batches.items)} />
      )}
      <CentreTabs page={page} classes={classes} month={month} />
      <LiveTimes />
      <JsonLd items={pageMarkup('/centre-page', [localBusiness(centre, page.detail, hours)], texts)} />
      <EditLink path="/centre-page" />
    </div>
  );
}
