import { getEnquiryCities } from '@/lib/server/backend/lists';
import { ownCities } from '@/lib/server/enquiry/cities-and-centres';
import { wrapHandler } from '@/lib/server/requests/handler';
import { jsonResponse } from '@/lib/server/requests/responses';

/** The cities of the enquiry: `{ cities: [{ id, name }], asOf, fresh }`; without the backend the site's own. */
export const GET = wrapHandler(async () => {
  const cities = await getEnquiryCities();
  if (cities.kind !== 'ok') return jsonResponse({ cities: ownCities, fresh: false });
  return jsonResponse({ cities: cities.value, asOf: cities.asOf, fresh: cities.fresh });
});
