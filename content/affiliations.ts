import type { Affiliations } from './schema/information.ts';

/** Boards and universities have general names. Put a full name in `title` when the office wants it shown. */
export const affiliations: Affiliations = {
  heading: 'Affiliations and Registrations',
  lead: 'The boards we work with in Pakistan, and the universities abroad that accept our diplomas.',
  blocks: [
    { kind: 'component', name: 'tabs' },
    {
      kind: 'text',
      title: 'Planning to study abroad? Ask before you enrol',
      tone: 'sky',
      paragraphs: [
        'Admission depends on your transcripts, the university’s rules that year and your visa. Before you enrol, ask a counsellor which papers to collect each semester.',
      ],
      actions: [
        { label: 'See ADSE, semester by semester', href: '/courses-adse' },
        { label: 'See HDSE with intermediate', href: '/courses-hdse' },
      ],
    },
  ],
  local: [
    {
      kind: 'cards',
      note: 'For our affiliation and registration numbers, ask your centre. It can show you both certificates.',
      items: [
        {
          label: 'Affiliated',
          title: 'Technical Education Board',
          text: 'Our HDSE program (Higher Diploma in Software Engineering) is affiliated with the Technical Education Board.',
          points: [
            'In the sixth semester, HDSE students study the bridge subjects and sit the board’s papers.',
            'The board’s certificate counts as intermediate at universities and with employers.',
            'We teach and the board examines you, so your results come from outside the institute.',
          ],
          sample: true,
        },
        {
          label: 'Registered',
          title: 'Technical Training Authority',
          text: 'Our institute is registered with the Technical Training Authority.',
          points: [
            'Your course is registered technical training, not only a private certificate.',
            'You can take a short or long course without a diploma.',
          ],
          sample: true,
        },
      ],
    },
  ],
  international: [
    {
      kind: 'points',
      as: 'steps',
      title: 'Credit Transfer Facility',
      intro:
        'Study abroad without starting again. A university accepts the semesters you passed here as credits, and you join its degree in the final year instead of the first.',
      items: [
        {
          title: 'Finish ADSE',
          text: 'Advanced Diploma in Software Engineering at your centre: 3 years, {diplomaSemesters} semesters, with your transcripts in order.',
        },
        {
          title: 'The university checks',
          text: 'It reads your transcripts and tells you which credits it accepts.',
        },
        {
          title: 'Join the final year',
          text: 'You finish the degree at the university’s campus.',
        },
      ],
    },
    {
      kind: 'cards',
      title: 'Three ways on from ADSE',
      items: [
        {
          label: 'At your centre in Pakistan',
          title: 'Accredited dual-diploma partner',
          text: 'One course of study, two certificates: ADSE from us and a Level 5 diploma from an accredited awarding body.',
          points: ['3 years of ADSE', 'The Level 5 diploma alongside', 'You hold ADSE and a Level 5 diploma'],
        },
        {
          label: 'Malaysia',
          title: 'University college in Malaysia',
          text: 'After 3 years of ADSE you enter the final year of a Bachelor of IT (Hons) at a Malaysian university college.',
          points: ['3 years of ADSE', 'The final year in Malaysia', 'You hold a Bachelor of IT (Hons)'],
        },
        {
          label: 'Campuses in London, Malta and Dubai',
          title: 'London university',
          text: 'After 3 years of ADSE you enter the final year of a degree at a London university. Choose the campus that suits your visa and budget.',
          points: [
            '3 years of ADSE',
            'The final year in London, Malta or Dubai',
            'You hold a degree of a London university',
          ],
        },
      ],
    },
  ],
};
