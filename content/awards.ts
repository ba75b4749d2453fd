import type { Awards, MilestoneText } from './schema/information.ts';

/** Both awards share this calendar. The dates are in content/events.ts, in each edition. */
const timeline: MilestoneText[] = [
  {
    slug: 'open',
    title: 'Registrations open',
    text: 'The nomination form opens for everyone who is eligible.',
  },
  {
    slug: 'close',
    title: 'Submissions close',
    text: 'Last day to send the form with your links and files.',
  },
  {
    slug: 'judging',
    title: 'Judging',
    text: 'Two days: the panel reads, discusses and votes.',
  },
  {
    slug: 'ceremony',
    title: 'Winners and ceremony',
    text: 'On stage at the exhibition in {eventCity}.',
  },
];

export const awards: Awards = {
  freelancers: {
    slug: 'freelancers',
    heading: 'Freelancers Award',
    lead: 'For freelancers in Pakistan who work for clients at home and abroad. An award in each category, and one evening in {eventCity}.',
    blocks: [
      {
        kind: 'text',
        title: 'Why celebrate freelancers',
        statement:
          'Freelancers in Pakistan earn from clients around the world, but few people at home see their work.',
        paragraphs: [
          'This award shows who they are: a developer in Korangi, a designer in Sukkur, a writer with clients in three time zones.',
        ],
      },
      {
        kind: 'cards',
        title: 'Why enter',
        folded: true,
        items: [
          {
            title: 'Your work, seen by professionals',
            text: 'A panel of employers and professionals looks at your work and at what your clients say about it.',
          },
          {
            title: 'A name for your profile',
            text: 'Winners and finalists may name the award on their profile, proposals and invoices.',
          },
          {
            title: 'Meet your peers',
            text: 'At the ceremony you meet other freelancers, employers, startups and students.',
          },
        ],
      },
      {
        kind: 'cards',
        title: 'Categories',
        intro: 'Ten categories. One category per registration.',
        folded: true,
        tone: 'white',
        items: [
          { title: 'Web development', text: 'Sites and web applications, front to back.' },
          { title: 'Mobile app development', text: 'Apps for Android, iOS or both.' },
          { title: 'Software programming', text: 'Desktop, backend, automation, embedded.' },
          { title: 'UI/UX and graphic design', text: 'Interfaces, identities, print and illustration.' },
          { title: 'Digital marketing and SEO', text: 'Campaigns, search, social, email.' },
          { title: 'Video animation and multimedia', text: 'Film, motion, sound and 3D.' },
          { title: 'Data science and analytics', text: 'Models, dashboards, answers from data.' },
          {
            title: 'Cybersecurity and network engineering',
            text: 'Security tests, safer systems, reliable networks.',
          },
          { title: 'IT consulting and project management', text: 'Advice, planning and delivery.' },
          { title: 'Content and technical writing', text: 'Documentation, articles, scripts, courses.' },
        ],
      },
      {
        kind: 'points',
        title: 'Eligibility',
        folded: true,
        note: 'The first award prioritises applicants based in Karachi.',
        items: [
          { text: 'You are a Pakistani freelancer aged 18 or above.' },
          { text: 'You work in IT or a related digital field.' },
          { text: 'You have a verifiable platform profile, or client references and invoices.' },
          { text: 'You have a proven track record.' },
          { text: 'You are not on our staff, not a judge, and not in the immediate family of either.' },
          { text: 'You enter one category per registration.' },
          { text: 'You consent to the use of your data for the award.' },
        ],
      },
      {
        kind: 'points',
        as: 'steps',
        title: 'How to register',
        folded: true,
        tone: 'sky',
        items: [
          {
            title: 'A summary of 100-200 words',
            text: 'What you do, for whom, and the piece of work you are proudest of.',
          },
          {
            title: '2-3 portfolio links',
            text: 'Live work, a repository or a case study that opens without a login.',
          },
          {
            title: 'Proof of work',
            text: 'Your platform profile, or client references and invoices with the amounts covered.',
          },
          {
            title: 'Your category',
            text: 'One for each registration. Choose the one your invoices support.',
          },
        ],
      },
      { kind: 'component', name: 'nominate' },
      {
        kind: 'points',
        title: 'Judging',
        folded: true,
        items: [
          { title: 'Majority decides', text: 'Winners are chosen by majority of the judging panel.' },
          {
            title: 'No one judges a friend',
            text: 'Award judges are recused where they have a conflict of interest.',
          },
          {
            title: 'Read in full',
            text: 'The judges read every complete entry and open its links on the two judging days.',
          },
        ],
      },
      { kind: 'component', name: 'timeline' },
      { kind: 'component', name: 'more' },
      {
        kind: 'text',
        title: 'Contact',
        tone: 'signal',
        paragraphs: ['Ask our events team about categories, proof of your work and the ceremony.'],
        actions: [
          { label: 'Email the events team', email: 'events' },
          { label: 'WhatsApp the events team', whatsapp: 'A question about the Freelancers Award:' },
        ],
      },
    ],
    timeline,
  },
  visionary: {
    slug: 'visionary',
    heading: 'Visionary Startup Awards {eventYear}',
    lead: 'For startups in Pakistan founded by students and young entrepreneurs, from an idea on paper to a company with customers.',
    blocks: [
      {
        kind: 'text',
        title: 'About the awards',
        statement: 'We look at your startup’s first months: what you saw, tried and learned.',
        paragraphs: [
          'The ceremony is part of the exhibition in {eventCity}, in front of employers, investors, students and families.',
        ],
      },
      {
        kind: 'cards',
        title: 'Why enter',
        items: [
          {
            title: 'Visibility',
            points: [
              'A stage: founders of winning startups speak on the day of the ceremony.',
              'A story: we present finalists on our channels with their logo, photo and product.',
              'A mark: winners may show the award on their website and in their pitch deck.',
            ],
          },
          {
            title: 'Connections',
            points: [
              'The judges: they read your answer and may ask you about it.',
              'Incubators: the conference of the same day is about their role in Pakistan.',
              'First colleagues: students looking for a first project visit the same hall.',
            ],
          },
        ],
      },
      {
        kind: 'points',
        title: 'Eligibility',
        folded: true,
        tone: 'white',
        note: 'A startup may enter at any status: Idea, Early Stage or Established.',
        items: [
          { text: 'The startup is Pakistani.' },
          { text: 'It was founded or co-founded by students or young entrepreneurs aged 18+.' },
          { text: 'None of the founders is on our staff, a judge, or in the immediate family of either.' },
        ],
      },
      {
        kind: 'cards',
        title: 'What to prepare',
        folded: true,
        items: [
          {
            title: 'Why you should be recognised',
            text: 'An answer of 100-200 words: the problem, what you built and who it has helped.',
          },
          { title: 'Logo and photo', text: 'Both in PNG or JPG, in the largest size you have.' },
          {
            title: 'Your status',
            text: 'Idea, Early Stage or Established. Choose the one that is true today.',
          },
        ],
      },
      {
        kind: 'points',
        title: 'Judging and selection',
        folded: true,
        tone: 'sky',
        items: [
          {
            title: 'Selection',
            text: 'The judging panel reads every complete nomination: the answer, the startup and its status.',
          },
          { title: 'Decision', text: 'Winners are chosen by majority of the judging panel.' },
          {
            title: 'Conflict of interest',
            text: 'Award judges are recused where they have a conflict of interest.',
          },
        ],
      },
      { kind: 'component', name: 'timeline' },
      { kind: 'component', name: 'nominate' },
      { kind: 'component', name: 'more' },
      {
        kind: 'text',
        title: 'Questions?',
        tone: 'sky',
        paragraphs: ['Email our events team or message us on WhatsApp.'],
        actions: [
          { label: 'Email the events team', email: 'events' },
          { label: 'WhatsApp the events team', whatsapp: 'A question about the Visionary Startup Awards:' },
        ],
      },
    ],
    timeline,
  },
};
