import type { TechnologyCamp } from '../schema/camp.ts';

/** Ages and the schedule of a day are samples until the head office publishes this year's camp. */
export const technologyCamp: TechnologyCamp = {
  lead: 'A summer of making for school students: code, design, gadgets and generative AI, in small groups at a centre near you.',
  intro: [
    'You choose what to make: a game your cousin can play, a page about your cricket club, a poster for a cause, or a bot that answers questions about your city.',
    'An instructor shows each step and you try it. At the end of each week your family comes to see your work, and you explain it.',
  ],
  tracks: [
    {
      slug: 'technology-camp',
      title: 'Technology Camp',
      ages: 'About 9 to 16 years, grouped by age',
      summary:
        'Four themes, one a week: games, the web, pictures and motion, and gadgets. Come for one week or for all four. You finish something each week.',
      makes: [
        'A game with levels, score and sound, in Scratch or Python',
        'A web page of several sections about a subject you choose',
        'A poster and a ten-second animation',
        'The plan and a working model of a gadget with sensors, in a simulator',
        'A three-minute talk in which you show how it works',
      ],
    },
    {
      slug: 'gen-ai-camp',
      title: 'Gen AI',
      ages: 'About 13 to 17 years',
      summary:
        'Learn what generative AI can do, where it goes wrong, and what is fair. You use it to make things, then check its answers.',
      makes: [
        'A short story with pictures, written with a model and edited by you',
        'A poster campaign for a cause at your school',
        'A helper bot that answers from pages you gave it',
        'A list of ten things the model got wrong and how you found out',
        'Your own rules for using AI in school work',
      ],
    },
  ],
  day: [
    { title: 'Arrive and show', text: 'What did you try at home? Two people show it to the group.' },
    { title: 'Learn one thing', text: 'The instructor explains one idea and everyone tries it at once.' },
    {
      title: 'Make',
      text: 'You build your own version. Ask the person next to you first, then the instructor.',
    },
    { title: 'Break', text: 'Away from the screen, with a puzzle that needs paper and scissors.' },
    { title: 'Finish and save', text: 'You note what works, what does not, and what comes next.' },
  ],
  parents: [
    {
      question: 'Does my child need to know programming?',
      answer: 'No. We group children by age and by what they have done before.',
    },
    {
      question: 'Does my child need a laptop?',
      answer: 'No. Each child has a computer in the lab. They can take projects home on a USB stick.',
    },
    {
      question: 'Who supervises them?',
      answer:
        'The centre’s instructors, the same people who teach our courses. Children stay inside the centre until they are collected.',
    },
    {
      question: 'When and where is it?',
      answer:
        'During the summer holidays, at the centres that run a group. Ask us and the nearest centre will call you with dates and the current fee.',
    },
  ],
  sample: true,
};
