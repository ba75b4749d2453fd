import type { EventsContent } from './schema/events.ts';

/**
 * One item for each edition of the event. Add next year's at the end; keep past ones, because passes and registrations
 * refer to them. The site shows the current or next edition, or the latest if all are over.
 */
export const events: EventsContent = [
  {
    slug: 'vision-2025',
    name: 'Aptech Vision',
    day: '2025-10-11',
    from: '10:00',
    to: '20:00',
    registrationOpens: '2025-09-15',
    registration: 'open',
    venue: {
      name: 'Grand Ballroom, Seaview Hotel',
      address: 'Club Road, Civil Lines',
      city: 'Karachi',
    },
    gate: 'Gate 2, on Club Road',
    lastEntry: '19:00',
    bring: ['your CNIC, B-Form or student card'],
    visitor: {
      summary: 'A day of student projects, startups, employers and talks on technology and careers.',
    },
    vip: {
      summary: 'Apply for a VIP e-Pass. Our team reviews every application.',
      answerDays: 5,
    },
    conference: {
      name: 'Aptech Vision Conference',
      from: '10:30',
      to: '16:30',
      summary: 'Two sessions on startups and software in the age of AI, inside a tech and career exhibition.',
      sessions: [
        {
          slug: 'session-1',
          label: 'Session 1',
          title: "From Idea to Impact: Role of Incubators in shaping Pakistan's Startup Landscape",
          from: '10:30',
          to: '13:30',
          moderator: 'Nadia Qureshi',
          panelists: ['Hina Tariq', 'Faisal Mirza'],
          sample: true,
        },
        {
          slug: 'session-2',
          label: 'Session 2',
          title: 'The New Syntax of Innovation: Software Development in the Age of AI',
          from: '14:30',
          to: '16:30',
          moderator: 'Omar Sheikh',
          panelists: ['Sara Javed', 'Imran Baig'],
          sample: true,
        },
      ],
    },
    awards: {
      opens: '2025-09-15',
      closes: '2025-10-01',
      judgingFrom: '2025-10-03',
      judgingTo: '2025-10-04',
    },
    sample: true,
  },
];
