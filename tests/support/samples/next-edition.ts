import type { EventsContent } from '../../../content/schema/events.ts';

const { events: published } = jest.requireActual<{ events: EventsContent }>('../../../content/events.ts');
const [first] = published;
const [morning, ...others] = first?.conference.sessions ?? [];

/** An edition of 2026, as an editor adds it, and the first one of content/events.ts; for `jest.mock`. */
export const events = [
  {
    ...first,
    slug: 'vision-2026',
    day: '2026-10-10',
    registrationOpens: '2026-09-14',
    registration: 'auto',
    vip: { ...first?.vip, isClosed: true },
    conference: { ...first?.conference, sessions: [{ ...morning, to: '12:00' }, ...others] },
    awards: {
      opens: '2026-09-14',
      closes: '2026-09-30',
      judgingFrom: '2026-10-02',
      judgingTo: '2026-10-02',
    },
  },
  { ...first, registration: 'auto' },
];
