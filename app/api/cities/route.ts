import { getCities } from '@/lib/server/backend';
import { errorResponse, json } from '@/lib/server/http/responses';
import { route } from '@/lib/server/http/route';
import { messages } from '@/app/api/messages';

/** The cities with centres: `{ cities: [{ id, name }], asOf, fresh }`. */
async function answer(): Promise<Response> {
  const result = await getCities();
  if (result.kind !== 'ok')
    return errorResponse(503, {
      code: 'unavailable',
      message: messages.noCities,
    });
  return json({ cities: result.value, asOf: result.asOf, fresh: result.fresh });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: answer });
