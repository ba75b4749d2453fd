import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Registration } from '@/lib/server/registration/registration';
import { resultMessages } from '@/lib/shared/registration/messages';
import { resendSentence } from '@/lib/shared/registration/replies';
import { setClock } from '@/lib/shared/util/time';
import { fakeRequests } from '@/tests/support/fake-request';
import { PassView } from './PassView';
import { SendAgain } from './SendAgain';
import { UnfinishedPass, type UnfinishedPassProps } from './UnfinishedPass';

const refresh = jest.fn();
// Next's router is one object for the whole visit.
const mockRouter = { refresh };
jest.mock('next/navigation', () => ({ useRouter: () => mockRouter }));

// QrCode's library needs TextEncoder, which jsdom lacks.
jest.mock('./QrCode', () => ({ QrCode: () => null }));

afterEach(() => void jest.useRealTimers());

const registration = { kind: 'visitor' } as Registration;
const show = (state: UnfinishedPassProps['state']) => render(<UnfinishedPass state={state} token="abc" />);

test.each([
  ['pending', resultMessages.finishing],
  ['registered', resultMessages.vip],
  ['failed', resultMessages.failed],
] as const)('a registration that is %s shows its state', (kind, sentence) => {
  show({ kind, registration, message: sentence });
  expect(screen.getByText(sentence)).toBeVisible();
});

test.each([
  ['2025-10-11T19:59:59+05:00', true],
  ['2025-10-11T20:00:00+05:00', false],
])('at %s a pass offers calendars, an invitation and what to bring: %s', async (iso, isOffered) => {
  setClock(() => Date.parse(iso));
  const person = { form: 'visitor', firstName: 'Ali', lastName: 'Raza' } as const;
  await act(async () => render(<PassView token="abc" person={person} attendeeId="1" />));
  const offersPattern = /Add to|Invite others|Bring|at the entrance|^Gate 2|Last entry 7 pm/;
  expect(screen.queryAllByText(offersPattern)).toHaveLength(isOffered ? 8 : 0);
  expect(screen.getByText(/^This QR code is only for you\./)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download entry pass' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Download poster' })).toBeVisible();
  expect(screen.getByAltText('Entry pass of Ali Raza')).toBeVisible();
  expect(screen.getByText('Saturday 11 October 2025')).toBeVisible();
});

test('the page of a pending registration polls at most twelve times, and has a link to check again', () => {
  jest.useFakeTimers();
  show({ kind: 'pending', registration, message: resultMessages.finishing });
  act(() => void jest.advanceTimersByTime(1_999));
  expect(refresh).not.toHaveBeenCalled();
  act(() => void jest.advanceTimersByTime(1));
  expect(refresh).toHaveBeenCalledTimes(1);
  expect(screen.getByText('Still finishing your registration.')).toHaveRole('status');
  for (let minute = 0; minute < 60; minute += 1) act(() => void jest.advanceTimersByTime(60_000));
  expect(refresh).toHaveBeenCalledTimes(12);
  expect(screen.getByRole('link', { name: 'Check again' })).toHaveAttribute('href', '/pass/abc');
});

test.each([{ accepted: 'sent' }, { rejected: 'failed' }] as const)(
  'after the post %j a failed request shows only that and keeps the address; sent again, only that it is sent',
  async (before) => {
    const { script } = fakeRequests();
    script.push('drop', { status: 200, body: { kind: 'accepted' } });
    render(<SendAgain {...before} />);
    await userEvent.type(screen.getByLabelText(/Email address/), 'a@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send my pass' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('could not send your request');
    expect(screen.queryByText(resendSentence)).toBeNull();
    expect(screen.getByLabelText(/Email address/)).toHaveValue('a@example.com');
    await userEvent.click(screen.getByRole('button', { name: 'Send my pass' }));
    expect(await screen.findByText(resendSentence)).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);
