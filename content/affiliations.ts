import type { Affiliations } from '../lib/shared/schema/information.ts';

/** The relations are real. Put a body's or partner's full name in `name` when the office wants it shown. */
export const affiliations: Affiliations = {
  local: [
    {
      slug: 'technical-education-board',
      name: 'Technical Education Board',
      relation: 'Affiliated',
      statement:
        'Our HDSE programme (Higher Diploma in Software Engineering) is affiliated with the Technical Education Board.',
      number: 'TEB/HDSE/0000',
      means: [
        'In the sixth semester, HDSE students study the bridge subjects and sit the board’s papers.',
        'The board’s certificate counts as intermediate at universities and with employers.',
        'We teach and the board examines you, so your results come from outside the institute.',
      ],
      sample: true,
    },
    {
      slug: 'technical-training-authority',
      name: 'Technical Training Authority',
      relation: 'Registered',
      statement: 'Our institute is registered with the Technical Training Authority.',
      number: 'TTA/REG/0000',
      means: [
        'Your course is registered technical training, not only a private certificate.',
        'You can take a short or long course without a diploma.',
        'Ask your centre to show you the registration certificate with this number.',
      ],
      sample: true,
    },
  ],
  transfer: {
    title: 'Credit Transfer Facility',
    text: 'Study abroad without starting again. With the Credit Transfer Facility, a university accepts the semesters you passed here as credits. You join its degree in the final year instead of the first.',
    steps: [
      'Finish ADSE (Advanced Diploma in Software Engineering) at your centre: 3 years, six semesters, with your transcripts in order.',
      'The university checks your transcripts and tells you which credits it accepts.',
      'You join the final year of the degree at its campus.',
    ],
  },
  international: [
    {
      slug: 'dual-diploma',
      name: 'Accredited dual-diploma partner',
      place: 'Studied at your centre in Pakistan',
      statement:
        'One course of study, two certificates: ADSE from us and a Level 5 diploma from an accredited awarding body.',
      legs: [
        { where: 'here', span: '3 years', title: 'ADSE' },
        { where: 'abroad', span: 'Alongside', title: 'Level 5 diploma' },
      ],
      award: 'ADSE and a Level 5 diploma',
    },
    {
      slug: 'malaysia',
      name: 'University college in Malaysia',
      place: 'Malaysia',
      statement:
        'After 3 years of ADSE you enter the final year of a Bachelor of IT (Hons) at a Malaysian university college.',
      legs: [
        { where: 'here', span: '3 years', title: 'ADSE' },
        { where: 'abroad', span: 'Final year', title: 'Bachelor of IT (Hons)' },
      ],
      award: 'Bachelor of IT (Hons)',
    },
    {
      slug: 'london',
      name: 'London university',
      place: 'Campuses in London, Malta and Dubai',
      statement:
        'After 3 years of ADSE you enter the final year of a degree at a London university. Choose the campus that suits your visa and budget.',
      legs: [
        { where: 'here', span: '3 years', title: 'ADSE' },
        { where: 'abroad', span: 'Final year', title: 'London, Malta or Dubai' },
      ],
      award: 'A degree of a London university',
    },
  ],
};
