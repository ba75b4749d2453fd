import { notFound } from 'next/navigation';
import { BatchTable } from '@/components/batches/BatchTable';
import { CentreHeader } from '@/components/centre/CentreHeader';
import { CentreMedia } from '@/components/centre/CentreMedia';
import { CentreTabs } from '@/components/centre/CentreTabs';
import { PageQrCode } from '@/components/centre/PageQrCode';
import { LiveTimes } from '@/components/hours/LiveTimes';
import { OpeningHours } from '@/components/hours/OpeningHours';
import { OpenNow } from '@/components/hours/OpenNow';
import { JsonLd } from '@/components/seo/JsonLd';
import { withEditLink } from '@/components/ui/withEditLink';
import { getCentrePage } from '@/lib/server/backend/centres';
import { classesOfCentre } from '@/lib/server/batches/classes';
import { firstPlacementMonth, isPlacementMonth, monthOf, now, previousMonth } from '@/lib/shared/util/time';
import { centrePath, getCentre } from '@/lib/shared/content/centres';
import { getOpeningHours } from '@/lib/server/content/opening-hours';
import { crumbsOf } from '@/lib/server/content/routes';
import { pageMarkup } from '@/lib/server/seo/json-ld';
import { localBusiness } from '@/lib/server/seo/json-ld-places';
import { absolute } from '@/lib/server/seo/metadata';
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
  const { phone, image, map, facebook, youtube, linkedin } = page.detail;
  const list = classesOfCentre(centre, page.batches);
  const classes = { list, table: <BatchTable batches={list.items} /> };
  const hours = getOpeningHours(centre.slug);
  const business = localBusiness({
    centre,
    ...(hours && { hours }),
    sameAs: [facebook, youtube, linkedin].filter((link) => link !== undefined),
    ...(phone && { phone }),
    ...(image && { image }),
    ...(map && { map }),
  });
  const texts = { ...centreTexts(centre), canonical: centrePath(centre.id), last: centre.name };
  return withEditLink(
    '/centre',
    <div data-layout="inner">
      <CentreHeader
        page={page}
        crumbs={crumbsOf('/centre-page', centre.name)}
        open={hours && <OpenNow hours={hours} at={now()} />}
        media={<CentreMedia page={page} />}
      />
      {hours && (
        <OpeningHours hours={hours} at={now()} facts={centreFacts(centre, list.items, page.batches.items)} />
      )}
      <CentreTabs
        page={page}
        classes={classes}
        month={month}
        months={{ first: firstPlacementMonth(), last: monthOf() }}
      />
      <LiveTimes />
      <PageQrCode address={absolute(centrePath(centre.id))} />
      <JsonLd items={pageMarkup('/centre-page', [business], texts)} />
    </div>,
  );
}
