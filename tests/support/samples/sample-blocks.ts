import type { Block } from '@/content/schema/blocks';

// About the longest texts that the content check allows (content/schema/blocks.ts).
export const office = 'Government of Sindh, School Education and Literacy Office';
export const title = 'Diploma in Responsive Web Design and Development with a Semester Project, Year 2';
export const text = `${office}: evening classes for teachers of computer science, with fees in six instalments.`;
export const actions = (['/', '/faq'] as const).map((href) => ({ label: `See our classes ${href}`, href }));

const person = { slug: 'sana-rafiq', name: 'Syeda Fatima Zehra Naqvi-Abdul-Rehman', role: office };
const company = 'Government of Sindh, School Education';
const points = [{ title: office, text }, { text: title }, { title: 'Short', text: office, result: title }];
const cards = [
  { title: office, label: office, text, href: '/courses', art: 'courses/adse' },
  { title: 'With points', art: 'courses/hdse', points: [text, 'Short'] },
  { title: 'Without a picture', text, href: '/faq' },
  { title: 'Without a picture or link', text },
] as const;
const numbers = ['1', '40 to 158', '10 M', 'PKR 123,456', '24', '100%'];
const figures = numbers.map((number) => ({ number, label: `${number}: ${company}`, text }));
const times = ['1 November 2026 to 28 February 2027', '2027', 'Later'];
const entries = times.map((when) => ({
  when,
  title: `${office} ${when}`.slice(0, 80),
  text,
  state: 'Past' as const,
}));
const long = { statement: text, intro: text, note: text, actions };

export const blocks: readonly Block[] = [
  { kind: 'text', title, ...long, paragraphs: [text, text.repeat(3)] },
  { kind: 'points', title: 'List', items: points },
  { kind: 'points', title: 'Steps', as: 'steps', items: points },
  { kind: 'points', title: 'Stairs', as: 'stairs', items: points },
  { kind: 'figures', title: 'Figures', items: figures },
  { kind: 'cards', title: 'Cards', items: cards },
  { kind: 'people', title: 'People', items: [{ ...person, studied: office, company }] },
  { kind: 'timeline', title: 'Timeline', items: entries },
  { kind: 'quote', title: 'Quotes', items: [{ ...person, quote: text.slice(0, 120) }] },
  { kind: 'table', title: 'Table', head: ['Course', 'Months', company], rows: [[title, '24', text]] },
  { kind: 'table', title: 'Facts', rows: [[office, text]] },
];
