import { eventState } from './event-state.ts';
import { getNotices } from './notices.ts';

/**
 * What every page tells of an instant, as words: the state of the event and the slugs of the notices; '' when there is neither.
 * A page carries it, and is made anew when it is no longer that of the time (lib/edge/cache-handler.ts).
 */
export const pageState = (at: Date): string =>
  [eventState(at), ...getNotices(at).map(({ slug }) => slug)].filter((word) => word !== '').join(' ');
