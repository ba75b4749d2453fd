import { notFound } from 'next/navigation';
import { CentreHeader } from '@/components/centre/CentreHeader';
import { CentreTabs } from '@/components/centre/CentreTabs';
import { HoursAndFacts } from '@/components/centre/HoursAndFacts';
import { JsonLd } from '@/components/ui/JsonLd';
import type { Centre } from '@/content/schema/centres';
import { getCentrePageData } from '@/lib/server/backend/centres';
import { getOpeningHours } from '@/lib/server/catalogue/opening-hours';
import { classesOfCentre } from '@/lib/server/classes/classes';
import { pageMarkup } from '@/lib/server/seo/json-ld';
import { localBusiness } from '@/lib/server/seo/json-ld-centres';
import { pageMetadata } from '@/lib/server/seo/metadata';
import { centrePath, getCentre, placeOf } from '@/lib/shared/content/centres';
import { isPlacementMonth, now, previousMonth } from '@/lib/shared/util/time';
import { centreFacts } from './centre-facts';

// Reached by the rewrites of /centre?id=<known GUID>, with or without &month=YYYY-MM, which the placements form adds
// (lib/server/web/addresses.ts). Each page is cached on its first visit; the text of notFound() is cached too.
export const revalidate = 60;
export const generateStaticParams = () => [];

type Props = PageProps<'/centre/[id]/[[...month]]'>;

function textsOf(centre: Centre) {
  const place = placeOf(centre);
  return {
    title: `${place}: classes, phone and map`,
    description: `Classes, projects, placements and events of Aptech in ${place}: phone, WhatsApp, map.`,
    canonical: centrePath(centre.id),
  };
}

export async function generateMetadata({ params }: Props) {
  const centre = getCentre((await params).id);
  if (!centre) return {};
  return pageMetadata('/centre-page', { ...textsOf(centre), image: `/share/centres/${centre.slug}.png` });
}

/** A centre's page with the placements of a month, by default of the last complete one. */
export default async function CentrePage({ params }: Props) {
  const { id, month: [requested = '', ...rest] = [] } = await params;
  const centre = getCentre(id);
  if (!centre || rest.length > 0) notFound();
  const month = isPlacementMonth(requested) ? requested : previousMonth();
  const page = await getCentrePageData(centre, month);
  const classes = classesOfCentre(centre, page.batches);
  const hours = getOpeningHours(centre.slug);
  const facts = centreFacts(centre, classes.items, page.batches.items);
  return (
    <div data-layout="inner">
      <CentreHeader page={page} nextClass={facts.find(({ href }) => href)} />
      {hours && <HoursAndFacts hours={hours} at={now()} facts={facts} />}
      <CentreTabs page={page} classes={classes} month={month} />
      <JsonLd
        items={pageMarkup('/centre-page', [localBusiness(centre, page.detail, hours)], {
          ...textsOf(centre),
          pageName: centre.name,
        })}
      />
    </div>
  );
}
