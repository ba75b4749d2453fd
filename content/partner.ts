import type { Partner } from '../lib/content/schema/information.ts';

export const partner: Partner = {
  statement:
    'A city has young people who want to work with computers and firms that cannot find them. A centre is the room where the two meet.',
  chapters: [
    {
      slug: 'it-industry',
      title: 'The IT industry in Pakistan',
      paragraphs: [
        'Software is made in Pakistan for clients at home and abroad: by houses with hundreds of desks, by teams of five above a shop, by one person at a kitchen table. Banks, hospitals, mills and schools that never called themselves IT firms now run on it too.',
        'That work no longer sits in three cities. A connection and a trained person are enough, and both can be found in a district town.',
      ],
    },
    {
      slug: 'demand',
      title: 'The demand for skilled professionals',
      paragraphs: [
        'Firms do not ask for certificates first. They ask whether someone can read another person’s code, put a page on a server, clean a table of figures, answer a client in English. School teaches little of that; a course built around projects does.',
        'Recruitment partners come back because the person they hired last year could start in the first week. A new centre serves the firms of its own city the same way.',
      ],
    },
    {
      slug: 'freelancing',
      title: 'Freelancing',
      paragraphs: [
        'Many students never look for a desk. They sell a skill to the world from their own town: web pages, design, data entry done well, an Amazon shop looked after for somebody else. A forty-hour short course is often the start, and the next one is paid for by the first client.',
        'A centre near them teaches the skill and what surrounds it: quoting a price, writing a brief, delivering on the day.',
      ],
    },
    {
      slug: 'why-invest',
      title: 'Why invest in a franchise',
      paragraphs: [
        'You open under a name that families have known since {since}, with courses already written, teachers already trained and a way of running a centre that {centresInPakistan} centres in Pakistan use every day.',
      ],
      points: [
        {
          title: 'A full range from the first day',
          text: 'Career diplomas, Smart Pro, short courses, English and a summer camp fill a centre morning to evening.',
        },
        {
          title: 'Students of every age',
          text: 'After matric, after intermediate, beside a job: three audiences, three timetables, one set of rooms.',
        },
        {
          title: 'A curriculum that renews itself',
          text: 'Research for six months, design for four: new courses reach your centre ready to teach.',
        },
        {
          title: 'A name with reach',
          text: '{centres} centres in {countries} countries stand behind the certificate your students hold.',
        },
      ],
    },
    {
      slug: 'franchise-support',
      title: 'Franchise support',
      paragraphs: [
        'You bring the place, the people and the knowledge of your city. We bring the rest, in this order.',
      ],
      points: [
        {
          title: 'Site and layout',
          text: 'We look at the place with you: street, floor, power, labs and classrooms drawn to scale before you sign.',
        },
        {
          title: 'Hiring and training',
          text: 'Faculty are selected with you and attend Train the Trainer every six months; counsellors and lab staff are trained before the first admission.',
        },
        {
          title: 'Courseware',
          text: 'Books, projects, examinations and certificates come from the head office for every semester.',
        },
        {
          title: 'Marketing',
          text: 'A page on this website with your batches and events, campaigns through the year, and a place at the annual exhibition.',
        },
        {
          title: 'Operations',
          text: 'Admissions, attendance, fees and results run on one system; an area manager visits and works through the figures with you.',
        },
      ],
    },
    {
      slug: 'placement-support',
      title: 'Placement support',
      paragraphs: [
        'The placement office serves every centre: workshops, soft skills, interview sessions and semester projects are part of the timetable, and vacancies of the {recruitmentPartners} recruitment partners are shared with all centres. {placements} placements so far came from that one list, and a student of a new centre reads it from the first day.',
      ],
    },
  ],
  contact: {
    title: 'Talk to the franchise office',
    text: 'Tell us the city, the place you have in mind and what you do today. We answer with a first meeting, at the head office or on the phone, and a list of what we would both need to know.',
    message: 'I would like to open an Aptech centre. My city is:',
  },
};
