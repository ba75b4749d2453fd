import { eventState } from './event-state.ts';
import { getNotices } from './notices.ts';

/**
 * What every page tells of an instant, as words: the state of the event and the slugs of the notices; '' when there is neither.
 * When it changes, lib/edge/page-state.ts has all pages made anew.
 */
export const pageState = (at: Date): string =>
  [eventState(at), ...getNotices(at).map(({ slug }) => slug)].filter((word) => word !== '').join(' ');
