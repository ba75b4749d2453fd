import type { ClassTimes } from '../schema/search.ts';

/** Words that find the classes of a time or of days, all classes, or all by fee. Names such as `tuesday` are added. */
export const classTimes: readonly ClassTimes[] = [
  { time: 'morning', words: ['mornings', 'subah', 'subha', 'savere'] },
  { time: 'afternoon', words: ['afternoons', 'noon', 'dopahar', 'dopehar', 'dopeher'] },
  { time: 'evening', words: ['evenings', 'shaam', 'sham', 'night', 'raat', 'after office', 'after work'] },
  { days: 'tts', words: ['sat', 'hafta', 'haftay', 'tth'] },
  { days: 'mwf', words: ['weekday', 'weekdays', 'peer', 'budh', 'juma'] },
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
