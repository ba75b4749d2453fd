import type { TestimonialsContent } from '../lib/shared/schema/people.ts';

/**
 * Quotes of former students. `slug` names the portrait in public/art/people. All are samples: replace person and text
 * together, and remove `sample` once the person has agreed to be named.
 */
export const testimonials: TestimonialsContent = {
  home: [
    {
      slug: 'sana-rafiq',
      quote: 'I walked in knowing how to open Excel. Two years later I review other people’s code.',
      name: 'Sana Rafiq',
      role: 'Frontend engineer, Karachi',
      sample: true,
    },
    {
      slug: 'bilal-ansari',
      quote:
        'The semester project was the first thing I built that someone else used. I still show it in interviews.',
      name: 'Bilal Ansari',
      role: 'Backend developer, Hyderabad',
      sample: true,
    },
    {
      slug: 'mehwish-soomro',
      quote:
        'I finished matric in Larkana and could not move to a bigger city. The centre was ten minutes away, and so was the lab.',
      name: 'Mehwish Soomro',
      role: 'QA analyst, Larkana',
      sample: true,
    },
    {
      slug: 'daniyal-khan',
      quote:
        'Classes were three evenings a week, so I kept my job at the shop. By the fourth month I was building its website.',
      name: 'Daniyal Khan',
      role: 'Freelance web developer, Karachi',
      sample: true,
    },
    {
      slug: 'hira-malik',
      quote:
        'My English was the problem, not my code. After two levels I took my first client call without a script.',
      name: 'Hira Malik',
      role: 'Project coordinator, Lahore',
      sample: true,
    },
  ],
  placement: [
    {
      slug: 'usman-tariq',
      quote:
        'We did nine mock interviews. The tenth one was real, and the questions about my own project were the same.',
      name: 'Usman Tariq',
      role: 'Associate software engineer',
      sample: true,
    },
    {
      slug: 'areeba-shaikh',
      quote:
        'The CV workshop cut mine from three pages to one. The recruiter read it in front of me, to the end.',
      name: 'Areeba Shaikh',
      role: 'Data analyst',
      sample: true,
    },
    {
      slug: 'fahad-memon',
      quote:
        'I was sure about PHP and unsure about people. Soft skills was the class I skipped first and needed most.',
      name: 'Fahad Memon',
      role: 'Laravel developer',
      sample: true,
    },
  ],
};
