import type { Faq } from '../lib/content/schema/information.ts';

export const faq: Faq = [
  {
    slug: 'admission',
    title: 'Admission',
    entries: [
      {
        slug: 'who-can-join',
        question: 'Who can join a course?',
        answer: [
          'The career diplomas are made for students after matric and after intermediate. Smart Pro, short courses and English have no such condition: come as you are, also beside a job.',
        ],
        link: { label: 'All courses', href: '/courses' },
      },
      {
        slug: 'how-to-enrol',
        question: 'How do I enrol?',
        answer: [
          'Visit a centre or send an enquiry. A counsellor calls, finds out what you want to do and which batch has seats, and tells you what to bring on the first day.',
        ],
        link: { label: 'Send an enquiry', href: '/enquire' },
      },
      {
        slug: 'nearest-centre',
        question: 'Where is the nearest centre?',
        answer: [
          'There are {centresInPakistan} centres across Pakistan, most of them in Karachi, and {centresListed} are listed here. The list can be searched by name, area or phone number and sorted by distance; your position stays on your device.',
        ],
        link: { label: 'Find a centre', href: '/locations' },
      },
      {
        slug: 'fees',
        question: 'What does a course cost?',
        answer: [
          'Each course names its fee by the month, its registration fee and its instalments beside its hours. Fees differ between centres, so ask yours for the current one: it names the full amount and the instalments before you sign anything.',
        ],
        link: { label: 'Courses with their fees', href: '/courses' },
        ask: { label: 'Ask the centre', href: '/enquire' },
      },
    ],
  },
  {
    slug: 'classes',
    title: 'Classes',
    entries: [
      {
        slug: 'how-long',
        question: 'How long does a course take?',
        answer: [
          'ADSE takes 3 years. Smart Pro courses take 124, 140 or 158 hours, short courses 40 hours, English 60 hours for Beginners and 48 for the other levels. Each course page states its own.',
        ],
        link: { label: 'Courses with their hours', href: '/courses' },
      },
      {
        slug: 'days-and-times',
        question: 'On which days are classes?',
        answer: [
          'Short and long courses meet for 2 hrs, 3 days a week: Monday, Wednesday and Friday, or Tuesday, Thursday and Saturday. Time slots differ by batch and are listed on each centre’s page.',
        ],
      },
      {
        slug: 'job-and-class',
        question: 'Can I study beside a job or college?',
        answer: [
          'Yes. Look for batches with an evening slot on the page of your centre, under Upcoming Batch.',
        ],
        link: { label: 'Centres by city', href: '/centre-page' },
      },
      {
        slug: 'language',
        question: 'In which language are classes held?',
        answer: [
          'Teachers explain in Urdu and English; books, software and examinations are in English. If that worries you, take an English level first or alongside.',
        ],
        link: { label: 'English levels', href: '/courses-lg' },
      },
    ],
  },
  {
    slug: 'certificates',
    title: 'Certificates and degrees',
    entries: [
      {
        slug: 'equivalency',
        question: 'Does HDSE count as intermediate?',
        answer: [
          'HDSE with intermediate equivalency is affiliated with a technical education board. You study the bridge subjects as well (Islamiat and Pakistan Studies, Applied Mathematics, Physics, Chemistry) and sit the board’s papers.',
        ],
        link: { label: 'HDSE, semester by semester', href: '/courses-hdse' },
      },
      {
        slug: 'degree-abroad',
        question: 'Can I go on to a degree abroad?',
        answer: [
          'Yes, through the Credit Transfer Facility: after 3 years of ADSE you enter the final year of a degree at a Malaysian university college or at a London university with campuses in London, Malta and Dubai.',
        ],
        link: { label: 'Affiliations', href: '/affiliations' },
      },
      {
        slug: 'verify',
        question: 'How is a certificate verified?',
        answer: [
          'In one of two systems: one for the old 2003 and 0511 curriculum, one for the new curriculum. You need the name as printed and the serial number.',
        ],
        link: { label: 'Certificate verification', href: '/transcript-varification' },
      },
    ],
  },
  {
    slug: 'placement',
    title: 'Placement',
    entries: [
      {
        slug: 'job-promise',
        question: 'Do you promise a job?',
        answer: [
          'No, and nobody can. We promise the preparation: workshops, soft skills, interview sessions and a project each semester, and introductions to recruitment partners who hire our students.',
        ],
        link: { label: 'How placement works', href: '/placement' },
      },
      {
        slug: 'hire-students',
        question: 'I want to hire your students. Whom do I ask?',
        answer: [
          'Call the helpline or the centre nearest to you and ask for the placement office. Tell them the role, the place and what a first week would look like.',
        ],
      },
    ],
  },
  {
    slug: 'events',
    title: 'Events and passes',
    entries: [
      {
        slug: 'pass-where',
        question: 'I registered. Where is my pass?',
        answer: [
          'It was shown on the page, offered as a download and e-mailed. Look in the spam folder; then let us send it again.',
        ],
        link: { label: 'Send my pass again', href: '/pass' },
      },
      {
        slug: 'photo-refused',
        question: 'Why was my photo refused?',
        answer: [
          'The pass needs a JPG or PNG of at most 5MB and at least 200x200 pixels. A photo taken with your phone’s front camera is large enough; a picture saved from a chat may not be.',
        ],
      },
      {
        slug: 'vip-pending',
        question: 'I applied for a VIP pass. How long does it take?',
        answer: [
          'Applications are reviewed by the events team. Upon approval you receive a confirmation e-mail along with your VIP e-Pass; there is nothing more to do until then.',
        ],
      },
      {
        slug: 'awards',
        question: 'How do I enter the awards?',
        answer: [
          'Through the nomination form, linked from the pages of the Freelancers Award and of the Startup Awards. The pages also say who may enter and what to prepare.',
        ],
        link: { label: 'Freelancers Award', href: '/FreeLancersAward' },
      },
    ],
  },
  {
    slug: 'website',
    title: 'This website',
    entries: [
      {
        slug: 'my-data',
        question: 'What happens to what I type into a form?',
        answer: [
          'It goes to the centre or team it is meant for and is deleted after a stated time. The privacy page lists every form, what it stores and for how long.',
        ],
        link: { label: 'Privacy Policy', href: '/privacy' },
      },
      {
        slug: 'low-data',
        question: 'I have little data left. Can I still use the site?',
        answer: [
          'Yes. Switch on “Low data” at the foot of any page, or your browser’s data saver: videos and moving banners stay off. Maps and films load only when you press them anyway. Every page and every form also works without JavaScript.',
        ],
      },
    ],
  },
];
