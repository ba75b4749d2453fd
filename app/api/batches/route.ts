import { getUpcomingBatches } from '@/lib/batches/collect';
import { readFilters } from '@/lib/batches/filters';
import { findBatches } from '@/lib/batches/find';
import { json } from '@/lib/http/error-response';
import { route } from '@/lib/http/route';

/** One page of the batches that pass the filters of the query, with the counts of all choices (lib/batches/find.ts). */
const answer = (request: Request): Response =>
  json(findBatches(getUpcomingBatches(), readFilters(new URL(request.url).searchParams)));

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({ GET: answer });
