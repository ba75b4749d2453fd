import { act, fireEvent, render, screen } from '@testing-library/react';
import { resultMessages } from '@/lib/shared/registration/messages';
import { fakeRequests } from '@/tests/support/fake-request';
import { RegistrationForm } from './RegistrationForm';

jest.mock('@/lib/shared/registration/schema', () => ({ registrationRules: () => () => ({}) }));
afterEach(() => void jest.useRealTimers());

test('sending can be cancelled; a failure disables the button as long as asked, at most a minute; the next person gets an empty form', async () => {
  jest.useFakeTimers();
  const advanceTime = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
  const pressButton = async (name: string) => {
    fireEvent.click(screen.getByRole('button', { name }));
    await advanceTime(0);
  };
  const { script } = fakeRequests();
  const props = {
    choices: { form: 'visitor' },
    edition: 'e',
    intro: '',
    nextEventUrl: '/',
    aside: '',
  } as const;
  const flash = { outcome: 'invalid', values: { firstName: 'Sana' }, errors: { lastName: 'Max' } };
  document.title = 'Error: Visitors';
  window.history.replaceState(null, '', '/registration/visitor?outcome=invalid');
  sessionStorage.setItem('draft:registration-visitor', '{"values":{"firstName":"Before"}}');
  render(<RegistrationForm {...props} label="Visitor" flash={flash} />);
  const button = () => screen.getByRole('button', { name: 'Register' });
  script.push('drop');
  await pressButton('Register');
  expect(screen.getByText(/^Connection lost\. Your answers are safe/)).toBeVisible();
  await pressButton('Cancel');
  expect(screen.queryByText(/^Connection lost/)).toBeNull();
  expect(button()).toHaveFocus();
  for (const [message, retryAfter, seconds] of [
    ['Busy', '7', 7],
    ['Still busy', '3600', 60],
  ] as const) {
    script.push({ status: 503, body: { kind: 'failed', message }, retryAfter });
    await pressButton('Register');
    expect(screen.getByRole('alert')).toHaveTextContent(`Error: ${message}`);
    expect(document.activeElement).toHaveTextContent(new RegExp(`^Error: ${message}`));
    await advanceTime(seconds * 1000 - 1);
    expect(button()).toBeDisabled();
    await advanceTime(1);
    expect(button()).toBeEnabled();
  }
  script.push({ status: 201, body: { kind: 'already', message: resultMessages.already } });
  await pressButton('Register');
  expect(screen.getByRole('heading', { name: /already , Sana$/ })).toBeVisible();
  expect(document.body).not.toHaveFocus();
  expect([document.title, window.location.search]).toEqual(['Visitors', '']);
  await pressButton('Register another person');
  await advanceTime(20);
  expect(screen.getByLabelText(/^First name/)).toHaveValue('');
  expect(screen.queryByRole('alert')).toBeNull();
});
