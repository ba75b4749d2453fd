/** @jest-environment node */
import { pastSentence } from './event-dates';
import { openForm } from './page-state';
import { getEvent, phaseOf } from '../../shared/content/events';
import { setClock } from '../../shared/util/time';

const event = getEvent('visitor');
const { registration, sample } = event;
const allForms = ['visitor', 'conference', 'vip'] as const;
const set = (mode: typeof registration) => {
  for (const form of allForms) Object.assign(getEvent(form), { registration: mode });
};
afterEach(() => {
  set(registration);
  Object.assign(event, { sample });
  setClock();
});

const early = '2025-09-01T12:00:00+05:00';
const before = '2025-10-01T12:00:00+05:00';
const lastSecond = '2025-10-11T19:59:59+05:00';
const after = '2025-10-11T20:00:00+05:00';
const yearAfter = '2026-11-23T12:00:00+05:00';
const took = 'Aptech Vision 2025 took place on';
const late = `${took} 11 October 2025. This sample form is still open.`;
const over = `${took} Saturday 11 October 2025.`;

test.each([
  ['auto', early, 'ahead', false, ''],
  ['auto', before, 'open', true, ''],
  ['auto', lastSecond, 'open', true, ''],
  ['auto', after, 'over', false, over],
  ['auto', yearAfter, 'over', false, over],
  ['open', early, 'open', true, ''],
  ['open', lastSecond, 'open', true, ''],
  ['open', after, 'late', true, late],
  ['open', yearAfter, 'late', true, late],
  ['closed', before, 'closed', false, ''],
  ['closed', after, 'over', false, over],
  ['closed', yearAfter, 'over', false, over],
] as const)(
  'registration "%s" at %s: %s; pages link to the form: %s; they say: %s',
  (mode, iso, phase, leads, sentence) => {
    const at = new Date(iso);
    setClock(() => at.getTime());
    set(mode);
    expect(phaseOf(event, at)).toBe(phase);
    expect(openForm(at)).toBe(leads ? event : undefined);
    expect(pastSentence(event)).toBe(sentence);
  },
);

test('only a sample edition calls its form a sample', () => {
  Object.assign(event, { sample: undefined });
  expect(pastSentence(event, new Date(yearAfter))).toBe(`${took} 11 October 2025. This form is still open.`);
});

test('while the exhibition form is closed, pages link to another open form', () => {
  Object.assign(event, { registration: 'closed' });
  expect(openForm(new Date(before))).toBe(getEvent('conference'));
});
