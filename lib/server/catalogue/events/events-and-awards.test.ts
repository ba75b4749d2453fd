import { getEventForm } from '../../../shared/content/events';
import { setClock } from '../../../shared/util/time';
import { shareLinkOf, eventsToCome } from './events-and-awards';

const event = getEventForm('visitor');
const registrationMode = event.registration;
afterEach(() => {
  Object.assign(event, { registration: registrationMode });
});
const setClockTo = (iso: string) => {
  const instant = new Date(iso);
  setClock(() => instant.getTime());
  return instant;
};

test('an event shows when registration opens', () => {
  Object.assign(event, { registration: 'auto' });
  expect(eventsToCome(setClockTo('2025-09-01T12:00:00+05:00'))[0]).toMatchObject({
    isOpen: false,
    note: 'Registration opens on Monday 15 September 2025.',
  });
  expect(eventsToCome(setClockTo('2025-09-15T00:00:00+05:00'))[0]).toMatchObject({ isOpen: true, note: '' });
});

test('the shared URL is the event page, never a pass', () => {
  const [visitor] = eventsToCome(setClockTo('2025-09-20T12:00:00+05:00'));
  if (!visitor) throw new Error('nothing is coming');
  const text = new URL(shareLinkOf(visitor)).searchParams.get('text') ?? '';
  expect(text).toMatch(/^Aptech Vision 2025: A day of student projects/);
  expect(text).toMatch(
    /\. Saturday 11 October 2025, Grand Ballroom, Seaview Hotel, Karachi\. https?:\/\/[^/]+\/aptech-vision-vistor$/,
  );
});
