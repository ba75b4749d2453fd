import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToStaticMarkup } from 'react-dom/server';
import { headOfficeEnquiryHref } from '@/lib/server/catalogue/head-office-enquiry';
import { layouts } from '@/lib/server/drawing/layouts';
import { passTextOf } from '@/lib/server/drawing/pass-text';
import { getEventForm } from '@/lib/shared/content/events';
import { toPerson } from '@/lib/shared/pass/person';
import { type FormName } from '@/lib/shared/registration/fields';
import { normaliseRegistration } from '@/lib/shared/registration/schema';
import { keptFor } from '@/lib/shared/retention';
import { setClock } from '@/lib/shared/util/time';
import { RegistrationPage } from './RegistrationPage';

function firstHtml(form: FormName) {
  document.body.innerHTML = renderToStaticMarkup(<RegistrationPage form={form} />);
  return screen.queryByRole<HTMLFormElement>('form');
}
const namesIn = (form: HTMLFormElement | null) => [
  ...new Set([...(form?.elements ?? [])].map((control) => control.getAttribute('name')).filter(Boolean)),
];

beforeEach(() => {
  // jsdom has no canvas.
  jest.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  setClock(() => Date.parse('2025-10-01T12:00:00+05:00'));
});
afterEach(() => {
  document.body.innerHTML = '';
});

describe('the first HTML', () => {
  test('visitor: the controls have the specified names, and the form posts without JavaScript', () => {
    const form = firstHtml('visitor');
    expect(form).toHaveAttribute('action', '/api/registrations/visitor');
    expect(form).toHaveAttribute('method', 'post');
    expect(form).toHaveAttribute('enctype', 'multipart/form-data');
    expect(namesIn(form)).toEqual([
      'firstName',
      'lastName',
      'email',
      'phone',
      'profileImage',
      'userType',
      'organization',
      'designation',
      'studentType',
      'university',
      'studentId',
      'centreName',
      'leaveBlank',
      'edition',
    ]);
    for (const title of ['Personal Information', 'Who are you?', 'Professional Details', 'Student Details'])
      expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument();
    expect(screen.getByLabelText('Profile image')).toHaveAccessibleDescription(
      /^JPG or PNG, at most 5MB and at least 200x200 pixels\./,
    );
    expect(form).toHaveTextContent(
      `delete your photo after ${keptFor.photo} and your answers after ${keptFor.answers}.`,
    );
  });

  test('visitor: about 150 universities with Other last, all centres, and no user type preselected', () => {
    firstHtml('visitor');
    const { list } = screen.getByLabelText<HTMLInputElement>(/^University\/School/);
    expect(list?.children.length).toBeGreaterThan(145);
    expect(list?.lastElementChild).toHaveAttribute('value', 'Other');
    expect(within(screen.getByLabelText('Centre')).getAllByRole('option').length).toBeGreaterThan(33);
    expect(screen.getByRole('radio', { name: 'Professional' })).not.toBeChecked();
  });

  test('Enter in a field with suggestions does not send the form', () => {
    render(<RegistrationPage form="visitor" />);
    expect(fireEvent.keyDown(screen.getByLabelText(/^University\/School/), { key: 'Enter' })).toBe(false);
    expect(fireEvent.keyDown(screen.getByLabelText(/^First name/), { key: 'Enter' })).toBe(true);
  });

  test('conference: the university comes first, sessions have their times, and Professional is preselected', () => {
    const form = firstHtml('conference');
    expect(namesIn(form)[0]).toBe('university');
    const sessions = within(screen.getByLabelText(/^Sessions/)).getAllByRole('option');
    expect(sessions.map((option) => option.textContent).join()).toContain('10:30 AM - 01:30 PM');
    expect(screen.getByRole('radio', { name: 'Professional' })).toBeChecked();
    expect(screen.getByRole('button', { name: 'Register for Aptech Vision Conference 2025' })).toBeEnabled();
  });
});

describe('after the event', () => {
  const pastNotePattern = /2025 was on 11 October 2025\. You can still (register|apply) for its [\w ‑-]+\./;
  beforeEach(() => setClock(() => Date.parse('2026-11-23T12:00:00+05:00')));

  test.each(['visitor', 'vip', 'conference'] as const)(
    'the form of the %s says first that it is over but open, keeps date and venue, and promises nothing for the event',
    (form) => {
      render(<RegistrationPage form={form} />);
      const header = within(screen.getByRole('heading', { level: 1 }).closest('header')!);
      expect(document.body).toHaveTextContent(pastNotePattern);
      expect(header.getByText('Saturday 11 October 2025')).toBeInTheDocument();
      expect(header.getByText(/Grand Ballroom, Seaview Hotel/)).toBeInTheDocument();
      expect(document.body).not.toHaveTextContent(/straight away|working days/);
    },
  );
});

test('after hydration the form hides questions that do not apply, even in browsers without :has()', async () => {
  render(<RegistrationPage form="visitor" />);
  const dependentPattern = /^(?:Organization|Designation|University|Student ID|Centre)/;
  const readLabels = () =>
    screen
      .getAllByText(dependentPattern, { selector: 'label' })
      .filter((label) => !label.closest('[hidden]'))
      .map((label) => (dependentPattern.exec(label.textContent) ?? [])[0]);
  const chooseRadio = (name: string) => userEvent.click(screen.getByRole('radio', { name }));
  expect(readLabels()).toEqual([]);
  await chooseRadio('Professional');
  expect(readLabels()).toEqual(['Organization', 'Designation']);
  await chooseRadio('Student');
  expect(readLabels()).toEqual([]);
  await chooseRadio('Outsider');
  expect(readLabels()).toEqual(['University']);
  await chooseRadio('Aptech Student');
  expect(readLabels()).toEqual(['Student ID', 'Centre']);
  sessionStorage.clear();
});

test('no field promises a VIP a pass', () => {
  render(<RegistrationPage form="vip" />);
  expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('We’ll reply to this address.');
  expect(screen.queryByText(/Your pass/)).toBeNull();
});

test('a closed VIP form does not offer to resend a pass', () => {
  jest.replaceProperty(getEventForm('vip'), 'registration', 'closed');
  render(<RegistrationPage form="vip" />);
  expect(screen.queryByRole('link', { name: 'Send my pass again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Tell me about the next event' })).toHaveAttribute(
    'href',
    headOfficeEnquiryHref('next-event'),
  );
});

describe('the form is shown only while registration is open', () => {
  const setClockTo = (iso: string) => setClock(() => Date.parse(iso));
  test.each([
    ['a year after the event', 'open', '2026-10-11T00:00:00Z', true],
    ['once the event has ended', 'auto', '2025-10-11T20:00:00+05:00', false],
  ] as const)('%s with registration set to “%s” the form follows the phase', (_, registration, now, open) => {
    jest.replaceProperty(getEventForm('visitor'), 'registration', registration);
    setClockTo(now);
    expect(firstHtml('visitor') !== null).toBe(open);
    if (open) return;
    expect(screen.getByText(/^Registration for Aptech Vision 2025 is closed/)).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Send my pass again' })).toHaveAttribute('href', '/pass');
    expect(screen.getByRole('link', { name: 'Tell me about the next event' })).toBeInTheDocument();
  });
});

describe('the preview of the pass', () => {
  const previewLines = (form: FormName, values: Readonly<Record<string, string>>) => {
    render(<RegistrationPage form={form} flash={{ outcome: 'invalid', values, errors: {} }} />);
    return [...document.querySelectorAll('figure text')];
  };
  const name = { firstName: ' Sana ', lastName: 'Ali' };
  const wordsOf = (texts: readonly string[]) => texts.join(' ').split(/\s+/).filter(Boolean).sort();

  const professional = { userType: 'Professional', organization: 'Hidden  Works', designation: 'Engineer' };
  const student = { ...professional, userType: 'Student' };
  const outsider = { ...student, studentType: 'Outsider' };
  const ours = { ...student, studentType: 'Aptech Student', university: 'Other', centreName: 'Gulshan' };

  test.each([
    ['a professional', 'visitor', professional],
    ['a student of a university', 'visitor', { ...outsider, university: 'Bahria University' }],
    ['a student of a university that is not listed', 'visitor', { ...outsider, university: 'Elsewhere' }],
    ['a student of a centre', 'visitor', ours],
    ['a professional at a session', 'conference', { ...professional, university: 'session-2' }],
    ['a student at a session', 'conference', { ...student, university: 'session-1', centreName: 'Bahria' }],
  ] as const)('%s shows the texts of the drawn pass (%s)', (_, form, answers) => {
    const lines = previewLines(form, { ...name, ...answers }).map((line) => line.textContent);
    const texts = {
      ...passTextOf(toPerson(form, normaliseRegistration(form, { ...name, ...answers }))),
      id: '',
    };
    const items = layouts[form].at(-1)!.stacks.flatMap((stack) => stack.items);
    const drawn = items.map(({ slot, upper }) => (upper ? texts[slot].toUpperCase() : texts[slot]));
    expect(wordsOf(lines)).toEqual(wordsOf(drawn));
  });

  test('a long name is truncated as on the pass, and an Urdu name starts at the right', () => {
    const longName = 'W'.repeat(60);
    const [first] = previewLines('conference', { firstName: longName, lastName: longName }).filter((line) =>
      line.textContent.startsWith('WW'),
    );
    expect(first?.textContent).toMatch(/^W{10,30}…$/);
    cleanup();
    const urduLine = previewLines('visitor', { firstName: 'محمد', lastName: 'صدیقی' }).find((line) =>
      line.textContent.includes('محمد'),
    );
    expect(urduLine).toHaveAttribute('direction', 'rtl');
    expect(Number(urduLine?.getAttribute('x'))).toBeGreaterThan(300);
  });
});
