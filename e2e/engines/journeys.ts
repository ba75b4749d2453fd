import type { Person } from '@/tests/support/e2e/fill-registration';
import type { Mode } from './engines';
import type { Action } from './visitor';

const cliftonPath = '/centre?id=9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393';
const pages =
  `/ /faq /courses /courses-adse /courses-details /locations /events /enquire /alumni /placement /batches ` +
  `/aptech-vision-vistor ${cliftonPath}`;

const formActions = (person: Person): Action[] => [
  ['fill', 'First name', person.firstName],
  ['fill', 'Last name', person.lastName],
  ['fill', 'Phone number', person.phone],
  ['upload', 'Profile image'],
  ['click', 'label', 'Professional'],
  ['fill', 'Organization', 'Northwind'],
  ['fill', 'Designation', 'Analyst'],
];

/** In the mode `scripts` pages are hydrated after each `go`. */
type Journey = readonly [
  title: string,
  modes: readonly Mode[],
  actions: (person: Person) => readonly Action[],
];

export const journeys: readonly Journey[] = [
  [
    'a mistake in a registration keeps all values, and its correction leads to the pass',
    ['scripts', 'html'],
    (person) => [
      ['go', '/aptech-vision-vistor'],
      ...formActions(person),
      ['fill', 'Email', 'nobody'],
      ['click', 'button', /^Register/],
      ['sees', 'a, p', 'Invalid email address'],
      ['holds', 'Last name', person.lastName],
      ['fill', 'Email', person.email],
      ['click', 'button', /^Register/],
      ['isRegistered', person.email],
    ],
  ],
  [
    'values typed and chosen before the scripts arrive are kept and registered',
    ['early'],
    (person) => [
      ['go', '/aptech-vision-vistor'],
      ...formActions(person),
      ['release'],
      ['hydrate'],
      ['holds', 'Last name', person.lastName],
      ['fill', 'Email', person.email],
      ['click', 'button', /^Register/],
      ['isRegistered', person.email],
    ],
  ],
  [
    'an enquiry in steps ends in a greeting by name',
    ['scripts'],
    () => [
      ['go', '/about'],
      ['click', 'header a', /^Enquire/],
      ['fill', 'Mobile number', '0300 1112223'],
      ['fill', 'Name', 'Ayesha Sample'],
      ['click', 'button', 'Go'],
      ['fill', 'Email', 'ayesha@example.com'],
      ['choose', 'Program', 'HDSE (Intermediate Equivalent)'],
      ['click', 'button', 'Go'],
      ['choose', 'City', 'Karachi'],
      ['choose', 'Nearest centre', 'Clifton'],
      ['click', 'button', /^(?:Done|Send)/],
      ['sees', 'h1, h2, h3', 'Thank you, Ayesha Sample'],
    ],
  ],
  [
    'an enquiry without scripts is sent from one form',
    ['html'],
    () => [
      ['go', '/enquire?enquire=HDSE'],
      ['fill', 'Name', 'Bilal Sample'],
      ['choose', 'Nearest centre', 'Clifton, Karachi'],
      ['fill', 'Mobile number', '0300-9998887'],
      ['fill', 'Email', 'bilal@example.com'],
      ['click', 'button', /^(?:Done|Send)/],
      ['sees', 'h1, h2, h3', 'Thank you, Bilal Sample'],
    ],
  ],
  [
    'a tab of the catalogue shows its courses',
    ['scripts', 'early', 'html'],
    () => [
      ['go', '/courses'],
      ['click', 'main a, [role=tab], summary', 'Smart Pro'],
      ['sees', 'h2', /^ProTrack your skills/],
    ],
  ],
  [
    'the menu of a phone opens and its links work',
    ['scripts', 'html'],
    () => [
      ['narrow'],
      ['go', '/about'],
      ['click', 'header a, header [role=button]', 'Navigation'],
      ['hasNoOverflow'],
      ['click', 'nav a', 'Alumni'],
      ['isAt', '/alumni'],
    ],
  ],
  [
    'the search suggests while typing, and Enter opens the selected result',
    ['scripts'],
    () => [
      ['go', '/about'],
      ['click', 'header [role=button]', 'Search'],
      ['sees', '[role=combobox]:focus', ''],
      ['type', 'clifton'],
      ['sees', '[role=option]', /^Clifton/],
      ['press', 'ArrowDown'],
      ['press', 'Enter'],
      ['isAt', cliftonPath],
    ],
  ],
  [
    'a course is saved, listed and removed',
    ['scripts'],
    () => [
      ['go', '/courses-adse'],
      ['click', 'main button', /^Save: ADSE/],
      ['click', 'header a', /^Saved: ?1$/],
      ['isAt', '/saved?courses=adse&own=1'],
      ['hydrate'],
      ['click', 'button', 'Remove ADSE'],
      ['isAt', '/saved'],
    ],
  ],
  [
    'a course saved before the scripts arrive is saved afterwards',
    ['early'],
    () => [
      ['go', '/courses-adse'],
      ['click', 'main button', /^Save: ADSE/],
      ['release'],
      ['sees', 'main button[aria-pressed=true]', /^Saved: ADSE/],
    ],
  ],
  ...pages
    .split(' ')
    .map((page): Journey => [
      `${page} has a headline and no overflow in a narrow window`,
      ['scripts', 'html'],
      () => [['narrow'], ['go', page], ['sees', 'h1', /./], ['hasNoOverflow']],
    ]),
];
