import { getEventForm, eventPhase } from '../../../shared/content/events';
import { setClock } from '../../../shared/util/time';
import { getOpenForm } from '../page-state';
import { overButOpenSentence, pastSentence } from './event-texts';

const event = getEventForm('visitor');
const { registration } = event;
const allForms = ['visitor', 'conference', 'vip'] as const;
const setRegistration = (mode: typeof registration) => {
  for (const form of allForms) Object.assign(getEventForm(form), { registration: mode });
};
afterEach(() => {
  setRegistration(registration);
});

const monthBefore = '2025-09-01T12:00:00+05:00';
const daysBefore = '2025-10-01T12:00:00+05:00';
const lastSecond = '2025-10-11T19:59:59+05:00';
const atTheEnd = '2025-10-11T20:00:00+05:00';
const yearAfter = '2026-11-23T12:00:00+05:00';
const pastText = 'Aptech Vision 2025 was on 11 October 2025.';
const overButOpenText = `${pastText} You can still register for its pass and poster.`;

test.each([
  ['auto', monthBefore, 'ahead', false, ''],
  ['auto', daysBefore, 'open', true, ''],
  ['auto', lastSecond, 'open', true, ''],
  ['auto', atTheEnd, 'over', false, pastText],
  ['open', monthBefore, 'open', true, ''],
  ['open', lastSecond, 'open', true, ''],
  ['open', atTheEnd, 'over-but-open', true, overButOpenText],
  ['open', yearAfter, 'over-but-open', true, overButOpenText],
  ['closed', daysBefore, 'closed', false, ''],
  ['closed', atTheEnd, 'over', false, pastText],
] as const)(
  'registration "%s" at %s: %s; pages link to the form: %s; they say: %s',
  (mode, iso, phase, isOpen, sentence) => {
    const at = new Date(iso);
    setClock(() => at.getTime());
    setRegistration(mode);
    expect(eventPhase(event, at)).toBe(phase);
    expect(getOpenForm(at)).toBe(isOpen ? event : undefined);
    expect(overButOpenSentence(event) || pastSentence(event)).toBe(sentence);
  },
);

test('while the exhibition form is closed, pages link to another open form', () => {
  Object.assign(event, { registration: 'closed' });
  expect(getOpenForm(new Date(daysBefore))).toBe(getEventForm('conference'));
});
