import type { OpeningHours, Week } from './schema/opening-hours.ts';

const closed: Week = {
  monday: 'closed',
  tuesday: 'closed',
  wednesday: 'closed',
  thursday: 'closed',
  friday: 'closed',
  saturday: 'closed',
  sunday: 'closed',
};

const afternoons: Week = {
  monday: '10:00-16:00',
  tuesday: '10:00-16:00',
  wednesday: '10:00-16:00',
  thursday: '10:00-16:00',
  friday: '10:00-16:00',
  saturday: '10:00-16:00',
  sunday: 'closed',
};

/** The week in Ramazan: shorter days, and evenings after the fast is broken, until after midnight. */
const ramazanWeek: Week = {
  monday: '10:00-16:00, 21:00-00:30',
  tuesday: '10:00-16:00, 21:00-00:30',
  wednesday: '10:00-16:00, 21:00-00:30',
  thursday: '10:00-16:00, 21:00-00:30',
  friday: '10:00-16:00, 21:00-00:30',
  saturday: '10:00-16:00, 21:00-00:30',
  sunday: 'closed',
};

/**
 * Opening hours, each for one or more centres; a centre in none of them shows no hours. They also decide whether a
 * class at `7 to 9` is read as am or pm.
 */
export const openingHours: readonly OpeningHours[] = [
  {
    slug: 'karachi',
    centres: [
      'bahadurabad',
      'baldia-town',
      'buffer-zone',
      'clifton',
      'defence',
      'federal-b-area',
      'garden',
      'gulistan-e-jauhar',
      'gulshan-e-hadeed',
      'korangi',
      'landhi',
      'liaquatabad',
      'lyari',
      'malir',
      'malir-cantt',
      'model-colony',
      'nazimabad',
      'north-karachi',
      'orangi-town',
      'scheme-33',
      'shah-faisal-colony',
      'surjani-town',
    ],
    week: {
      monday: '09:00-21:00',
      tuesday: '09:00-21:00',
      wednesday: '09:00-21:00',
      thursday: '09:00-21:00',
      friday: '09:00-21:00',
      saturday: '09:00-21:00',
      sunday: 'closed',
    },
    other: [
      { name: 'Ramazan', from: '2027-02-08', until: '2027-03-09', week: ramazanWeek },
      { name: 'Eid-ul-Fitr', from: '2027-03-10', until: '2027-03-12', week: closed },
    ],
    sample: true,
  },
  {
    slug: 'karachi-with-sunday',
    centres: ['gulshan-e-iqbal', 'north-nazimabad', 'saddar', 'shahrah-e-faisal', 'tariq-road'],
    week: {
      monday: '08:30-21:30',
      tuesday: '08:30-21:30',
      wednesday: '08:30-21:30',
      thursday: '08:30-21:30',
      friday: '08:30-21:30',
      saturday: '08:30-21:30',
      sunday: '10:00-14:00',
    },
    other: [
      { name: 'Ramazan', from: '2027-02-08', until: '2027-03-09', week: ramazanWeek },
      { name: 'Eid-ul-Fitr', from: '2027-03-10', until: '2027-03-12', week: closed },
    ],
    sample: true,
  },
  {
    slug: 'other-cities',
    centres: ['latifabad', 'qasimabad', 'jamshoro', 'larkana', 'johar-town', 'timergara', 'sukkur'],
    week: {
      monday: '09:00-21:00',
      tuesday: '09:00-21:00',
      wednesday: '09:00-21:00',
      thursday: '09:00-21:00',
      friday: '09:00-21:00',
      saturday: '09:00-21:00',
      sunday: 'closed',
    },
    other: [
      { name: 'Ramazan', from: '2027-02-08', until: '2027-03-09', week: afternoons },
      { name: 'Eid-ul-Fitr', from: '2027-03-10', until: '2027-03-12', week: closed },
    ],
    sample: true,
  },
];
