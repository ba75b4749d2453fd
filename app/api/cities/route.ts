import { getEnquiryCities } from '@/lib/server/backend/lists';
import { handler } from '@/lib/server/requests/handler';
import { errorResponse, json, refusal } from '@/lib/server/requests/responses';

/** The cities with centres: `{ cities: [{ id, name }], asOf, fresh }`. */
export const GET = handler(async () => {
  const result = await getEnquiryCities();
  if (result.kind !== 'ok')
    return errorResponse(refusal('unavailable', 'We cannot load the list of cities right now.'));
  return json({ cities: result.value, asOf: result.asOf, fresh: result.fresh });
});
