import { notFound } from 'next/navigation';
import { CentreHeader } from '@/components/centre/CentreHeader';
import { CentreMedia } from '@/components/centre/CentreMedia';
import { CentreTabs } from '@/components/centre/CentreTabs';
import { JsonLd } from '@/components/seo/JsonLd';
import { firstPlacementMonth, getCentrePage, isPlacementMonth } from '@/lib/backend';
import { centrePath, getCentre } from '@/lib/content/centres';
import { crumbsOf } from '@/lib/content/crumbs';
import { pageMarkup } from '@/lib/seo/json-ld';
import { localBusiness } from '@/lib/seo/json-ld-places';
import { monthOf, previousMonth } from '@/lib/time';
import { centreWords } from './metadata';

export type CentreScreenProps = { id: string; month?: string };

/** A centre's page; `month` is the placements' month, by default the one before this (decisions.md 16). */
export async function CentreScreen({ id, month = previousMonth() }: CentreScreenProps) {
  const centre = getCentre(id);
  if (!centre || !isPlacementMonth(month)) notFound();
  const page = await getCentrePage(centre, month);
  const { image, map, facebook, youtube, linkedin } = page.detail;
  const business = localBusiness({
    centre,
    sameAs: [facebook, youtube, linkedin].filter((link) => link !== undefined),
    ...(image && { image }),
    ...(map && { map }),
  });
  const words = { ...centreWords(centre), canonical: centrePath(centre.id), last: centre.name };
  return (
    <div data-layout="inner">
      <CentreHeader
        page={page}
        crumbs={crumbsOf('/centre-page', centre.name)}
        media={<CentreMedia page={page} />}
      />
      <CentreTabs page={page} month={month} months={{ first: firstPlacementMonth(), last: monthOf() }} />
      <JsonLd items={pageMarkup('/centre-page', [business], words)} />
    </div>
  );
}
