import { render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { limitedSentence, resultMessages } from '@/lib/shared/registration/messages';
import { ReplyView } from './ReplyView';

const nextEventUrl = '/enquire?topic=next-event';
type ResultProps = ComponentProps<typeof ReplyView>;
const renderResult = (reply: ResultProps['reply'], props: Partial<ResultProps> = {}) =>
  render(<ReplyView nextEventUrl={nextEventUrl} reply={reply} {...props} />);

describe('the style of a result depends on its kind, never on its words (docs/product/choices.md#c2)', () => {
  test('the VIP text is a success although it lacks the word', () => {
    renderResult({ kind: 'registered', message: resultMessages.vip });
    expect(screen.getByRole('status')).toHaveTextContent(resultMessages.vip);
    expect(screen.queryByText('Error:', { exact: false })).not.toBeInTheDocument();
  });

  test('a failure is an alert, even with "successful" in it', () => {
    renderResult({ kind: 'failed', message: 'Not successful' });
    expect(screen.getByRole('alert')).toHaveTextContent('Error: Not successful');
  });

  test('an unconfirmed registration is a status, not an alert', () => {
    renderResult({ kind: 'pending', message: resultMessages.unconfirmed });
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Thank youWe could not confirm your registration yet/,
    );
  });
});

const pass = { page: '/pass/t', files: [] };
test.each([
  ['You are registered', 'Sent to', { kind: 'registered', message: resultMessages.visitor, pass }],
  ['You are registered already', 'Sent to', { kind: 'already', message: resultMessages.already }],
  ['We have your application', 'We will write to', { kind: 'registered', message: resultMessages.vip }],
  ['Thank you', 'We will write to', { kind: 'pending', message: resultMessages.finishing }],
  ['Thank you', 'We will write to', { kind: 'pending', message: resultMessages.unconfirmed }],
] as const)('the heading is “%s”; “%s” is before the address', (title, before, reply) => {
  renderResult(reply, { email: 'sana@example.com', firstName: 'Sana' });
  expect(screen.getByRole('heading', { name: `${title} , Sana` })).toBeVisible();
  expect(screen.getByText(before)).toBeVisible();
  const spamHints = screen.queryAllByText(/^No email after ten minutes\? Check your spam folder/);
  expect(spamHints).toHaveLength(before === 'Sent to' ? 1 : 0);
});

test('a failure names no email address', () => {
  renderResult({ kind: 'failed', message: resultMessages.failed }, { email: 'sana@example.com' });
  expect(screen.queryByText('sana@example.com')).toBeNull();
});

test('a message with a next step links to it', () => {
  renderResult({ kind: 'failed', message: limitedSentence('visitor', '(021) 0000 0000', 'in an hour') });
  expect(screen.getByRole('alert')).toHaveTextContent(/Error: There were too many .* in an hour/);
  expect(screen.getByRole('link', { name: 'send my pass again' })).toHaveAttribute('href', '/pass');
});

test.each([
  { kind: 'registered', message: resultMessages.visitor, pass: { page: '/pass/t', files: [] } },
  { kind: 'already', message: resultMessages.already },
  { kind: 'pending', message: resultMessages.finishing },
] as const)(
  'after the event the result $kind says that it is over, and does not mention the entrance',
  (reply) => {
    const pastText = 'Aptech Vision 2025 was on 11 October 2025.';
    const { container } = renderResult({ ...reply, past: pastText });
    expect(screen.getByRole('status')).toHaveTextContent(`${reply.message}${pastText}`);
    expect(container).not.toHaveTextContent('entrance');
    expect(container.querySelectorAll(`a[href="${nextEventUrl}"]`)).toHaveLength('pass' in reply ? 1 : 0);
  },
);
