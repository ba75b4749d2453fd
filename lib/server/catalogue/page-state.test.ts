import type * as events from '../../shared/content/events';
import { currentEdition, getEventForm } from '../../shared/content/events';
import { getNotices } from './notices';
import { pageState } from './page-state';

jest.mock('../../shared/content/events', () => {
  const actualEvents = jest.requireActual<typeof events>('../../shared/content/events');
  return { ...actualEvents, currentEdition: jest.fn(actualEvents.currentEdition) };
});
jest.mock('./notices', () => ({ getNotices: jest.fn(() => []) }));

const visitor = getEventForm('visitor');
const conference = getEventForm('conference', currentEdition(new Date(visitor.starts)).slug);
const { registration } = conference;
afterEach(() => void Object.assign(conference, { registration }));

const changesAt = (instant: string) => {
  const at = Date.parse(instant);
  return pageState(new Date(at - 1_000)) !== pageState(new Date(at));
};

test('pages are rendered again on another day in Karachi, because awards open and close by day', () => {
  expect(changesAt('2025-10-02T00:00:00+05:00')).toBe(true);
  expect(changesAt('2025-10-02T12:00:00+05:00')).toBe(false);
});

test('pages are rendered again when the exhibition or the conference ends', () => {
  Object.assign(conference, { registration: 'auto' });
  expect(changesAt(visitor.ends)).toBe(true);
  expect(conference.ends).not.toBe(visitor.ends);
  expect(changesAt(conference.ends)).toBe(true);
});

test('pages are rendered again when a notice begins and when another edition becomes current', () => {
  const at = new Date('2025-10-02T12:00:00+05:00');
  const state = pageState(at);
  jest.mocked(getNotices).mockReturnValueOnce([{ slug: 'closed-today' } as ReturnType<typeof getNotices>[0]]);
  expect(pageState(at)).not.toBe(state);
  expect(pageState(at)).toBe(state);
  jest.mocked(currentEdition).mockReturnValueOnce({ ...currentEdition(at), slug: 'another' });
  expect(pageState(at)).not.toBe(state);
});
