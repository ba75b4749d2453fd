import type { ClassTimes } from '../schema/search.ts';

/** Words that find classes: those of a time of day or of certain days, the cheapest first, or all ("batch"). */
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
    order: 'fee',
    words: ['cheapest', 'cheaper', 'cheap', 'lowest', 'sasta', 'sasti', 'saste', 'affordable'],
  },
  {
    words: [
      'class',
      'classes',
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
