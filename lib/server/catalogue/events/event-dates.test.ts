/** @jest-environment node */
import { overButOpenSentence, pastSentence } from './event-dates';
import { getOpenForm } from '../page-state';
import { getEventForm, eventPhase } from '../../../shared/content/events';
import { setClock } from '../../../shared/util/time';

const event = getEventForm('visitor');
const { registration } = event;
const allForms = ['visitor', 'conference', 'vip'] as const;
const set = (mode: typeof registration) => {
  for (const form of allForms) Object.assign(getEventForm(form), { registration: mode });
};
afterEach(() => {
  set(registration);
  setClock();
});

const early = '2025-09-01T12:00:00+05:00';
const before = '2025-10-01T12:00:00+05:00';
const lastSecond = '2025-10-11T19:59:59+05:00';
const after = '2025-10-11T20:00:00+05:00';
const yearAfter = '2026-11-23T12:00:00+05:00';
const past = 'Aptech Vision 2025 was on 11 October 2025.';
const late = `${past} You can still register for its pass and poster.`;

test.each([
  ['auto', early, 'ahead', false, ''],
  ['auto', before, 'open', true, ''],
  ['auto', lastSecond, 'open', true, ''],
  ['auto', after, 'over', false, past],
  ['open', early, 'open', true, ''],
  ['open', lastSecond, 'open', true, ''],
  ['open', after, 'over-but-open', true, late],
  ['open', yearAfter, 'over-but-open', true, late],
  ['closed', before, 'closed', false, ''],
  ['closed', after, 'over', false, past],
] as const)(
  'registration "%s" at %s: %s; pages link to the form: %s; they say: %s',
  (mode, iso, phase, isOpen, sentence) => {
    const at = new Date(iso);
    setClock(() => at.getTime());
    set(mode);
    expect(eventPhase(event, at)).toBe(phase);
    expect(getOpenForm(at)).toBe(isOpen ? event : undefined);
    expect(overButOpenSentence(event) || pastSentence(event)).toBe(sentence);
  },
);

test('while the exhibition form is closed, pages link to another open form', () => {
  Object.assign(event, { registration: 'closed' });
  expect(getOpenForm(new Date(before))).toBe(getEventForm('conference'));
});
