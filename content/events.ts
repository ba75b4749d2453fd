import type { EventsContent } from '../lib/content/schema/events.ts';

const venue = {
  name: 'Grand Ballroom, Seaview Hotel',
  address: 'Club Road, Civil Lines',
  city: 'Karachi',
};

/** `registration` 'auto' closes a form by itself when the event ends; 'closed' closes it now. */
export const events: EventsContent = {
  visitor: {
    slug: 'visitor',
    name: 'Aptech Vision',
    year: 2025,
    path: '/aptech-vision-vistor',
    starts: '2025-10-11T10:00:00+05:00',
    ends: '2025-10-11T20:00:00+05:00',
    registrationOpens: '2025-09-15T00:00:00+05:00',
    registration: 'open',
    venue,
    summary: 'A day of student projects, startups, employers and talks on technology and careers.',
    sessions: [],
    sample: true,
  },
  vip: {
    slug: 'vip',
    name: 'Aptech Vision',
    year: 2025,
    path: '/aptech-vision-vip',
    starts: '2025-10-11T10:00:00+05:00',
    ends: '2025-10-11T20:00:00+05:00',
    registrationOpens: '2025-09-15T00:00:00+05:00',
    registration: 'open',
    venue,
    summary: 'Apply for a VIP e-Pass. Our team reviews every application.',
    sessions: [],
    sample: true,
  },
  conference: {
    slug: 'conference',
    name: 'Aptech Vision Conference',
    year: 2025,
    path: '/aptech-vision-conference-pass',
    starts: '2025-10-11T10:30:00+05:00',
    ends: '2025-10-11T16:30:00+05:00',
    registrationOpens: '2025-09-15T00:00:00+05:00',
    registration: 'open',
    venue,
    summary: 'Two sessions on startups and software in the age of AI, inside a tech and career exhibition.',
    sessions: [
      {
        slug: 'session-1',
        label: 'Session 1',
        title: "From Idea to Impact: Role of Incubators in shaping Pakistan's Startup Landscape",
        time: '10:30 AM - 01:30 PM',
        starts: '2025-10-11T10:30:00+05:00',
        ends: '2025-10-11T13:30:00+05:00',
      },
      {
        slug: 'session-2',
        label: 'Session 2',
        title: 'The New Syntax of Innovation: Software Development in the Age of AI',
        time: '02:30 PM - 04:30 PM',
        starts: '2025-10-11T14:30:00+05:00',
        ends: '2025-10-11T16:30:00+05:00',
      },
    ],
    moderator: 'Sample Moderator',
    panelists: ['Sample Panelist One', 'Sample Panelist Two', 'Sample Panelist Three'],
    sample: true,
  },
};
