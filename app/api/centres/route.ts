import { getCentresOfCity, isKnownCity } from '@/lib/backend';
import { problem, json } from '@/lib/http/problem';
import { route } from '@/lib/http/route';

const unavailable = () =>
  problem(503, { code: 'unavailable', message: 'The list of centres is not available right now.' });

/** The centres of one city, by name: `{ centres: [{ id, name, city }], asOf, fresh }`. Unknown cities cost no call. */
async function answer(request: Request): Promise<Response> {
  const cityId = new URL(request.url).searchParams.get('cityId') ?? '';
  const known = await isKnownCity(cityId);
  if (known === undefined) return unavailable();
  if (!known) return problem(404, { code: 'no-such-city', message: 'Please select your city' });
  const result = await getCentresOfCity(cityId);
  if (result.kind !== 'ok') return unavailable();
  return json({ centres: result.value, asOf: result.asOf, fresh: result.fresh });
}

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: answer });
