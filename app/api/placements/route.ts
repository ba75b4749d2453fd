import { getPlacements } from '@/lib/server/backend/lists';
import { isPlacementMonth } from '@/lib/shared/util/time';
import { getCentre } from '@/lib/shared/content/centres';
import { errorResponse, json } from '@/lib/server/http/responses';
import { handler } from '@/lib/server/http/handler';

/**
 * Placements of one centre in one month: `{ month, placements: [...], asOf, fresh }`. Rejects unknown centres, and
 * invalid months or ones outside the last five years, without a backend call.
 */
export const GET = handler(async (request: Request) => {
  const query = new URL(request.url).searchParams;
  const centre = getCentre(query.get('centreId') ?? '');
  if (!centre)
    return errorResponse(404, { code: 'no-such-centre', message: 'We could not find that centre.' });
  const month = query.get('month') ?? '';
  if (!isPlacementMonth(month))
    return errorResponse(400, { code: 'month', message: 'Please choose a month from the last five years.' });
  const result = await getPlacements(centre.id, month);
  if (result.kind !== 'ok')
    return errorResponse(503, { code: 'unavailable', message: 'We cannot load placements right now.' });
  return json({ month, placements: result.value, asOf: result.asOf, fresh: result.fresh });
});
