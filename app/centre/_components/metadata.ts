import type { Metadata } from 'next';
import { centrePath, getCentre, placeOf, type Centre } from '@/lib/shared/content/centres';
import { pageMetadata } from '@/lib/server/seo/metadata';

/** Title and description of a centre, different for each. */
export function centreTexts(centre: Pick<Centre, 'name' | 'city'>) {
  const place = placeOf(centre);
  return {
    title: `${place}: classes, phone and map`,
    description: `Classes, projects, placements and events of Aptech in ${place}: phone, WhatsApp, map.`,
  };
}

/** Metadata of a known centre's page; its canonical URL is /centre?id=GUID for any query. */
export function centreMetadata(id: string): Metadata {
  const centre = getCentre(id);
  if (!centre) return {};
  return pageMetadata('/centre-page', {
    ...centreTexts(centre),
    canonical: centrePath(centre.id),
    image: `/share/centres/${centre.slug}.png`,
  });
}
