import type { DayOfWeek, OpeningHoursSpecification } from 'schema-dts';
import type { Centre } from '../../../content/schema/centres.ts';
import type { OpeningHours } from '../../../content/schema/opening-hours.ts';
import { centrePath, streetOf } from '../../shared/content/centres.ts';
import { getSite } from '../../shared/content/site.ts';
import { withoutUndefined } from '../../shared/util/collections.ts';
import { formatClock24, spansOf } from '../../shared/util/hours.ts';
import { internationalDigits } from '../../shared/util/phone.ts';
import { capitalised } from '../../shared/util/text.ts';
import type { CentreDetail } from '../backend/centres.ts';
import { weekLines } from '../catalogue/opening-hours.ts';
import { pictureAddress } from '../catalogue/picture-urls.ts';
import { absoluteUrl } from '../runtime/env.ts';
import { addressOf, providerId, type CentreNode } from './json-ld.ts';

/** The hours of a week. With a validity, closed days are listed too, as midnight to midnight, as Google requires. */
function weekMarkup(
  week: OpeningHours['week'],
  validity?: { validFrom: string; validThrough: string },
): OpeningHoursSpecification[] {
  return weekLines(week).flatMap(({ weekdays }) => {
    const spans = spansOf(week[weekdays[0] ?? 'monday']);
    const openSpans = spans.length > 0 || !validity ? spans : [[0, 0] as const];
    return openSpans.map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification' as const,
      dayOfWeek: weekdays.map((day) => `https://schema.org/${capitalised(day)}`) as DayOfWeek[],
      opens: formatClock24(opens),
      closes: formatClock24(closes),
      ...validity,
    }));
  });
}

const hoursMarkup = ({ week, other }: OpeningHours): OpeningHoursSpecification[] => [
  ...weekMarkup(week),
  ...other.flatMap((time) => weekMarkup(time.week, { validFrom: time.from, validThrough: time.until })),
];

/** A centre, for its own page (docs/product/search.md#q10). */
export function localBusiness(
  centre: Centre,
  { phone = centre.phone, image, map, facebook, youtube, linkedin }: Partial<CentreDetail> = {},
  hours?: OpeningHours,
): CentreNode {
  const sameAs = [facebook, youtube, linkedin].filter((link) => link !== undefined);
  const url = absoluteUrl(centrePath(centre.id));
  return {
    '@type': ['LocalBusiness', 'EducationalOrganization'],
    '@id': `${url}#centre`,
    name: `${getSite().shortName} ${centre.name}`,
    url,
    telephone: `+${internationalDigits(phone)}`,
    address: addressOf(centre.city, streetOf(centre)),
    geo: { '@type': 'GeoCoordinates', latitude: centre.position.lat, longitude: centre.position.lon },
    parentOrganization: { '@id': providerId() },
    ...withoutUndefined({
      image: image && absoluteUrl(pictureAddress({ kind: 'centre', width: 1280, path: image })),
      sameAs: sameAs.length > 0 ? sameAs : undefined,
      hasMap: map,
      openingHoursSpecification: hours && hoursMarkup(hours),
    }),
  };
}
