import {
  currentEdition,
  eventBefore,
  getEventForm,
  getEventForms,
  isOver,
  eventPhase,
  type EventForm,
  takesRegistrations,
} from '../../shared/content/events.ts';
import { retention } from '../../shared/retention.ts';
import { dayOf } from '../../shared/util/time.ts';
import { getNotices } from './notices.ts';

/** The visitor form if it accepts registrations, otherwise another form of the current edition that does, if any. */
export const getOpenForm = (at: Date): EventForm | undefined =>
  (['visitor', 'conference', 'vip'] as const)
    .map((form) => getEventForm(form, currentEdition(at).slug))
    .find((event) => takesRegistrations(event, at));

/** The visitor form of the latest past edition; undefined if none is past. */
export function lastEvent(at: Date): EventForm | undefined {
  const currentEvent = getEventForm('visitor', currentEdition(at).slug);
  return isOver(currentEvent, at) ? currentEvent : eventBefore(currentEvent);
}

/** True while answers given before the end of the last event, and so their passes, may be kept. */
export function arePassesKept(at: Date): boolean {
  const pastEvent = lastEvent(at);
  return pastEvent !== undefined && at.getTime() < Date.parse(pastEvent.ends) + retention.answers.ms;
}

/** True while a form is open, or answers given before the end of the last event are kept. */
export const canResendPasses = (at: Date): boolean => arePassesKept(at) || getOpenForm(at) !== undefined;

/**
 * A key of the day, the current edition, the phases of its forms, and the notices. When it changes, all pages are
 * rendered again (lib/server/web/page-cache.ts).
 */
export function pageState(at: Date): string {
  const phases = getEventForms(at).map((event) => eventPhase(event, at));
  const notices = getNotices(at).map(({ slug }) => slug);
  return [dayOf(at), currentEdition(at).slug, ...phases, ...notices].join(',');
}
