import type { TestimonialsContent } from './schema/people.ts';

/**
 * Quotes of former students on the home page. `slug` names the portrait in public/art/people. All are samples: replace
 * person and text together, and remove `sample` once the person has agreed to be named.
 */
export const testimonials: TestimonialsContent = [
  {
    slug: 'sana-rafiq',
    quote: 'I walked in knowing how to open Excel. Two years later I review other people’s code.',
    name: 'Sana Rafiq',
    role: 'HDSE 2023, Clifton: frontend engineer',
    sample: true,
  },
  {
    slug: 'bilal-ansari',
    quote:
      'The semester project was the first thing I built that someone else used. I still show it in interviews.',
    name: 'Bilal Ansari',
    role: 'ADSE 2021, Qasimabad: backend developer',
    sample: true,
  },
  {
    slug: 'mehwish-soomro',
    quote:
      'I finished matric in Larkana and could not move to a bigger city. The centre was ten minutes away, and so was the lab.',
    name: 'Mehwish Soomro',
    role: 'HDSE 2022, Larkana: QA analyst',
    sample: true,
  },
  {
    slug: 'daniyal-khan',
    quote:
      'Classes were three evenings a week, so I kept my job at the shop. By the fourth month I was building its website.',
    name: 'Daniyal Khan',
    role: 'Smart Pro 2024, Korangi: freelance web developer',
    sample: true,
  },
  {
    slug: 'hira-malik',
    quote:
      'My English was the problem, not my code. After two levels I took my first client call without a script.',
    name: 'Hira Malik',
    role: 'English 2024, Johar Town: project coordinator',
    sample: true,
  },
];
