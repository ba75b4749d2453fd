import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PassPerson } from '@/lib/shared/pass/person';

/** A drawn portrait (dicebear notionists, CC0), 600 × 800. */
export const portrait = new Uint8Array(readFileSync(path.join(__dirname, 'portrait.jpg')));
export const attendeeId = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';

const longName = (letter: string) => letter.repeat(60);

type Answers = Omit<PassPerson, 'form' | 'session'>;

export const people: Readonly<Record<string, Answers>> = {
  latin: {
    firstName: 'Muhammad Bilal',
    lastName: 'Siddiqui',
    organization: 'Hidden Works',
    designation: 'Software Engineer',
  },
  urdu: {
    firstName: 'محمد بلال',
    lastName: 'صدیقی',
    organization: 'پاکستان کمپیوٹر سوسائٹی',
    designation: 'سافٹ ویئر انجینئر',
  },
  'urdu-and-latin': {
    firstName: 'Ali (علی)',
    lastName: 'Raza رضا',
    organization: 'Habib Bank حبیب بینک',
    designation: 'Analyst',
  },
  transliterated: {
    firstName: 'ʿAbd al-Ḫāliq',
    lastName: 'Ǧamāl Raẓā',
    organization: 'School № 3 → City Campus',
    designation: 'Assistant D/O Иван',
  },
  emoji: {
    firstName: 'Zara 🌸',
    lastName: 'Khan 👨‍👩‍👧🇵🇰',
    organization: 'Studio ❤️',
    designation: 'Designer',
  },
  wide: {
    firstName: longName('W'),
    lastName: longName('M'),
    organization: 'W'.repeat(50),
    designation: 'W'.repeat(50),
  },
  student: {
    firstName: 'Ayesha',
    lastName: 'Khan',
    institute: 'NED University of Engineering and Technology, Karachi',
  },
  missing: { firstName: 'Sana', lastName: 'Ali' },
};

export const personOf = (answers: Answers, form: 'visitor' | 'conference'): PassPerson => ({
  form,
  ...answers,
  ...(form === 'conference' && { session: 'session-2' }),
});
