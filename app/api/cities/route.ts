import { getEnquiryCities } from '@/lib/server/backend/lists';
import { errorResponse, json } from '@/lib/server/http/responses';
import { route } from '@/lib/server/http/route';

/** The cities with centres: `{ cities: [{ id, name }], asOf, fresh }`. */
async function answer(): Promise<Response> {
  const result = await getEnquiryCities();
  if (result.kind !== 'ok')
    return errorResponse(503, {
      code: 'unavailable',
      message: 'We cannot load the list of cities right now.',
    });
  return json({ cities: result.value, asOf: result.asOf, fresh: result.fresh });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: answer });
