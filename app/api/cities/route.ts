import { getEnquiryCities } from '@/lib/server/backend/lists';
import { wrapHandler } from '@/lib/server/requests/handler';
import { errorResponse, jsonResponse, createRefusal } from '@/lib/server/requests/responses';

/** The backend's cities, for the enquiry: `{ cities: [{ id, name }], asOf, fresh }`. */
export const GET = wrapHandler(async () => {
  const cities = await getEnquiryCities();
  if (cities.kind !== 'ok')
    return errorResponse(createRefusal('unavailable', 'We cannot load the list of cities right now.'));
  return jsonResponse({ cities: cities.value, asOf: cities.asOf, fresh: cities.fresh });
});
