import type { OpeningHours, Week } from '../lib/content/schema/opening-hours.ts';

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
  friday: '10:00-12:30',
  saturday: '10:00-16:00',
  sunday: 'closed',
};

/** The evenings after the fast is broken, until after midnight. */
const evenings: Week = {
  monday: '10:00-16:00, 21:00-00:30',
  tuesday: '10:00-16:00, 21:00-00:30',
  wednesday: '10:00-16:00, 21:00-00:30',
  thursday: '10:00-16:00, 21:00-00:30',
  friday: '10:00-12:30, 21:00-00:30',
  saturday: '10:00-16:00, 21:00-00:30',
  sunday: 'closed',
};

/** Opening hours, for one or more centres each. A centre that is in none of them shows none. */
export const openingHours: readonly OpeningHours[] = [
  {
    slug: 'karachi',
    centres: ['bahadurabad', 'clifton', 'gulshan-e-iqbal', 'malir'],
    week: {
      monday: '09:00-21:00',
      tuesday: '09:00-21:00',
      wednesday: '09:00-21:00',
      thursday: '09:00-21:00',
      friday: '09:00-12:30, 14:30-21:00',
      saturday: '09:00-18:00',
      sunday: 'closed',
    },
    other: [
      { name: 'Ramazan', from: '2027-02-08', until: '2027-03-09', week: evenings },
      { name: 'Eid-ul-Fitr', from: '2027-03-10', until: '2027-03-12', week: closed },
    ],
    sample: true,
  },
  {
    slug: 'hyderabad',
    centres: ['latifabad'],
    week: {
      monday: '09:30-20:00',
      tuesday: '09:30-20:00',
      wednesday: '09:30-20:00',
      thursday: '09:30-20:00',
      friday: '09:30-12:30, 15:00-20:00',
      saturday: '09:30-20:00',
      sunday: 'closed',
    },
    other: [{ name: 'Ramazan', from: '2027-02-08', until: '2027-03-09', week: afternoons }],
    sample: true,
  },
];
