import { results } from '@/lib/shared/registration/messages';
import type { Person } from '../support/registration';
import type { Mode } from './engines';
import type { Step } from './visitor';

const clifton = '/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393';
const pages =
  `/ /faq /courses /courses-adse /courses-details /locations /events /enquire /alumni /placement /batches ` +
  `/aptech-vision-vistor ${clifton}`;

const form = (person: Person): Step[] => [
  ['fill', 'First name', person.firstName],
  ['fill', 'Last name', person.lastName],
  ['fill', 'Phone number', person.phone],
  ['upload', 'Profile image'],
  ['click', 'label', 'Professional'],
  ['fill', 'Organization', 'Northwind'],
  ['fill', 'Designation', 'Analyst'],
];
const registered: Step = ['sees', 'p', new RegExp(RegExp.escape(results.visitor.slice(0, 40)))];

/** A journey; in the mode `scripts` pages are hydrated after each `go`. */
export type Journey = {
  title: string;
  modes: readonly Mode[];
  steps: (person: Person) => readonly Step[];
  /** True if the backend then has one attendee. */
  registers?: boolean;
};

export const journeys: readonly Journey[] = [
  {
    title: 'a mistake in a registration keeps all values, and its correction leads to the pass',
    modes: ['scripts', 'html'],
    registers: true,
    steps: (person) => [
      ['go', '/aptech-vision-vistor'],
      ...form(person),
      ['fill', 'Email', 'nobody'],
      ['click', 'button', /^Register/],
      ['sees', 'a, p', 'Invalid email address'],
      ['holds', 'Last name', person.lastName],
      ['fill', 'Email', person.email],
      ['click', 'button', /^Register/],
      registered,
      ['draws', '/pass'],
    ],
  },
  {
    title: 'values typed and chosen before the scripts arrive are kept and registered',
    modes: ['early'],
    registers: true,
    steps: (person) => [
      ['go', '/aptech-vision-vistor'],
      ...form(person),
      ['release'],
      ['hydrate'],
      ['holds', 'Last name', person.lastName],
      ['fill', 'Email', person.email],
      ['click', 'button', /^Register/],
      registered,
    ],
  },
  {
    title: 'a registration sent before the scripts arrive is registered',
    modes: ['early'],
    registers: true,
    steps: (person) => [
      ['go', '/aptech-vision-vistor'],
      ...form(person),
      ['fill', 'Email', person.email],
      ['click', 'button', /^Register/],
      registered,
    ],
  },
  {
    title: 'an enquiry in steps ends in a greeting by name',
    modes: ['scripts'],
    steps: () => [
      ['go', '/about'],
      ['click', 'header a', /^Enquire/],
      ['fill', 'Mobile number', '0300 1112223'],
      ['fill', 'Name', 'Ayesha Sample'],
      ['click', 'button', 'Go'],
      ['fill', 'Email', 'ayesha@example.com'],
      ['choose', 'Program', 'Intermediate Equivalent'],
      ['click', 'button', 'Go'],
      ['choose', 'City', 'Karachi'],
      ['choose', 'Nearest centre', 'Clifton'],
      ['click', 'button', /^(?:Done|Send)/],
      ['sees', 'h1, h2, h3', 'Thank you, Ayesha Sample'],
    ],
  },
  {
    title: 'an enquiry without scripts asks for the city first',
    modes: ['html'],
    steps: () => [
      ['go', '/enquire?enquire=HDSE'],
      ['choose', 'First choose your city', 'Karachi'],
      ['click', 'button', 'Show its centres'],
      ['isAt', /enquire=HDSE&cityId=\d+/],
      ['fill', 'Name', 'Bilal Sample'],
      ['choose', 'Nearest centre', 'Clifton'],
      ['fill', 'Mobile number', '0300-9998887'],
      ['fill', 'Email', 'bilal@example.com'],
      ['click', 'button', /^(?:Done|Send)/],
      ['isAt', '/enquire?outcome=sent'],
      ['sees', 'h1, h2, h3', 'Thank you, Bilal Sample'],
    ],
  },
  {
    title: 'a tab of the catalogue shows its courses',
    modes: ['scripts', 'early', 'html'],
    steps: () => [
      ['go', '/courses'],
      ['click', 'main a, [role=tab], summary', 'Smart Pro'],
      ['sees', 'h2', /^ProTrack your skills/],
    ],
  },
  {
    title: 'the menu of a phone opens and its links work',
    modes: ['scripts', 'html'],
    steps: () => [
      ['narrow'],
      ['go', '/about'],
      ['click', 'header a, header [role=button]', 'Navigation'],
      ['hasNoOverflow'],
      ['click', 'nav a', 'Alumni'],
      ['isAt', '/alumni'],
    ],
  },
  {
    title: 'the menu of a desktop leads to a centre',
    modes: ['scripts'],
    steps: () => [
      ['go', '/about'],
      ['click', 'nav [role=button]', /^Locations/],
      ['click', 'nav a', /^Clifton/],
      ['isAt', clifton],
    ],
  },
  {
    title: 'the search suggests while typing, and Enter opens the selected result',
    modes: ['scripts'],
    steps: () => [
      ['go', '/about'],
      ['click', 'header [role=button]', 'Search'],
      ['sees', '[role=combobox]:focus', ''],
      ['type', 'clifton'],
      ['sees', '[role=option]', /^Clifton/],
      ['press', 'ArrowDown'],
      ['sees', '[role=option][aria-selected=true]', /^Clifton/],
      ['press', 'Enter'],
      ['isAt', clifton],
    ],
  },
  {
    title: 'the search page forgives a spelling mistake',
    modes: ['html'],
    steps: () => [
      ['go', '/search'],
      ['fill', 'Explore courses', 'cybersecurty'],
      ['click', 'main button', 'Search'],
      ['isAt', '/search?q=cybersecurty'],
      ['sees', 'main a', /^Cybersecurity and Digital Forensics/],
    ],
  },
  {
    title: 'a chosen month of placements stays chosen',
    modes: ['html'],
    steps: () => [
      ['go', clifton],
      ['choose', 'Month', '2026-01'],
      ['click', '#placements button', 'Show'],
      ['isAt', `${clifton}&month=2026-01#placements`],
      ['holds', 'Month', '2026-01'],
    ],
  },
  {
    title: 'classes of a course are found',
    modes: ['scripts'],
    steps: () => [
      ['go', '/batches?page=1'],
      ['choose', 'Course', 'ADSE'],
      ['isAt', '/batches?course=adse'],
    ],
  },
  {
    title: 'a course is saved, listed and removed',
    modes: ['scripts'],
    steps: () => [
      ['go', '/courses-adse'],
      ['click', 'main button', /^Save: ADSE/],
      ['click', 'header a', /^Saved: ?1$/],
      ['isAt', '/saved?courses=adse'],
      ['hydrate'],
      ['click', 'a', 'Remove ADSE'],
      ['isAt', '/saved'],
    ],
  },
  {
    title: 'a course saved before the scripts arrive is saved afterwards',
    modes: ['early'],
    steps: () => [
      ['go', '/courses-adse'],
      ['click', 'main button', /^Save: ADSE/],
      ['release'],
      ['sees', 'main button[aria-pressed=true]', /^Saved: ADSE/],
    ],
  },
  ...pages.split(' ').map((page) => ({
    title: `${page} has a title and no overflow in a narrow window`,
    modes: ['scripts', 'html'] as const,
    steps: (): Step[] => [['narrow'], ['go', page], ['sees', 'h1', /./], ['hasNoOverflow']],
  })),
];
