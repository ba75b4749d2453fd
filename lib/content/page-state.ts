import { eventState } from './event-state.ts';
import { getNotices } from './notices.ts';

/**
 * What every page tells of an instant, as words: the state of the event and the slugs of the notices; '' when there is neither.
 * A page carries it, and lib/edge/cache-handler.ts makes the page anew when the state has changed.
 */
export const pageState = (at: Date): string =>
  [eventState(at), ...getNotices(at).map(({ slug }) => slug)].filter((word) => word !== '').join(' ');
