import { ownCentresOf, readCitiesAndCentres } from '@/lib/server/enquiry/cities-and-centres';
import { wrapHandler } from '@/lib/server/requests/handler';
import { errorResponse, jsonResponse, createRefusal } from '@/lib/server/requests/responses';
import { isCityId } from '@/lib/shared/enquiry/fields';
import { enquiryMessages } from '@/lib/shared/enquiry/messages';
import { cityKey } from '@/lib/shared/util/names';

const unavailableResponse = () =>
  errorResponse(createRefusal('unavailable', 'We cannot load the list of centres right now.'));
const noSuchCityResponse = () => errorResponse(createRefusal('no-such-city', enquiryMessages.cityId));

/** The centres of a city: `{ centres: [{ id, name, city }], asOf, fresh }`; without the backend the site's own. */
export const GET = wrapHandler(async (request: Request) => {
  const cityId = new URL(request.url).searchParams.get('cityId') ?? '';
  if (!isCityId(cityId)) return noSuchCityResponse();
  const { cities, city, centres } = await readCitiesAndCentres(
    ({ id, name }) => id === cityId || cityKey(name) === cityId,
  );
  if (centres?.kind === 'ok')
    return jsonResponse({ centres: centres.value, asOf: centres.asOf, fresh: centres.fresh });
  const ownCentres = ownCentresOf(city ? cityKey(city.name) : cityId);
  if (ownCentres.length > 0) return jsonResponse({ centres: ownCentres, fresh: false });
  return city || cities.kind !== 'ok' ? unavailableResponse() : noSuchCityResponse();
});
