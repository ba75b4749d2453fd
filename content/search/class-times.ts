import type { ClassTimes } from '../schema/search.ts';

/** Words that lead to Find a class with its filters set: time of day, days, or none for words such as "batch". */
export const classTimes: readonly ClassTimes[] = [
  { time: 'morning', words: ['morning', 'mornings', 'subah', 'subha', 'savere'] },
  { time: 'afternoon', words: ['afternoon', 'afternoons', 'noon', 'dopahar', 'dopehar', 'dopeher'] },
  {
    time: 'evening',
    words: ['evening', 'evenings', 'shaam', 'sham', 'night', 'raat', 'after office', 'after work'],
  },
  {
    days: 'tts',
    words: [
      'weekend',
      'weekends',
      'saturday',
      'saturdays',
      'sat',
      'hafta',
      'haftay',
      'tuesday',
      'thursday',
      'tts',
      'tth',
    ],
  },
  {
    days: 'mwf',
    words: ['monday', 'wednesday', 'friday', 'weekday', 'weekdays', 'mwf', 'peer', 'budh', 'juma'],
  },
  {
    words: [
      'batch',
      'batches',
      'upcoming',
      'start date',
      'starting',
      'next class',
      'new class',
      'new classes',
      'seat',
      'seats',
    ],
  },
];
