import { revalidatePath } from 'next/cache';
import { pageState } from '@/lib/content/page-state';
import { now } from '@/lib/foundation/time';
import { shared } from '@/lib/foundation/shared';
import { json } from '@/lib/http/error-response';
import { route } from '@/lib/http/route';

export const dynamic = 'force-dynamic';

/**
 * Has pages made anew that tell of an earlier state of the site. The server asks before its first page and whenever the
 * state has changed (lib/edge/page-state.ts); whoever else asks changes nothing. After a start that is also /events, which
 * the build makes without the backend's posts.
 */
export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: () => {
    const state = pageState(now());
    const made = shared('pages.state', () => {
      revalidatePath('/events');
      return { state: process.env.BUILT_STATE };
    });
    if (made.state !== state) revalidatePath('/', 'layout');
    made.state = state;
    return json({ state });
  },
});
