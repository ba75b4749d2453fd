import { citiesAndCentres } from '@/lib/server/enquiry/cities-and-centres';
import { handler } from '@/lib/server/requests/handler';
import { errorResponse, json, refusal } from '@/lib/server/requests/responses';
import { isCityId } from '@/lib/shared/enquiry/fields';
import { enquiryMessages } from '@/lib/shared/enquiry/messages';

const unavailable = () =>
  errorResponse(refusal('unavailable', 'We cannot load the list of centres right now.'));
const noSuchCity = () => errorResponse(refusal('no-such-city', enquiryMessages.cityId));

/**
 * The centres of one city, sorted by name: `{ centres: [{ id, name, city }], asOf, fresh }`. The backend is asked for
 * the centres of known cities only.
 */
export const GET = handler(async (request: Request) => {
  const cityId = new URL(request.url).searchParams.get('cityId') ?? '';
  if (!isCityId(cityId)) return noSuchCity();
  const { cities, city, centres } = await citiesAndCentres(({ id }) => id === cityId);
  if (cities.kind !== 'ok') return unavailable();
  if (!city) return noSuchCity();
  if (centres?.kind !== 'ok') return unavailable();
  return json({ centres: centres.value, asOf: centres.asOf, fresh: centres.fresh });
});
