import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feedbackMessages } from '@/lib/shared/feedback/messages';
import { fakeRequests } from '@/tests/support/fake-request';
import { FeedbackForm } from './FeedbackForm';

jest.mock('@/lib/shared/feedback/schema', () => ({ feedbackRules: () => ({}) }));

test.each([
  [429, feedbackMessages.limited],
  [502, feedbackMessages.failed],
])(
  'after %d the form says so and keeps the answers, which are sent again with the same key',
  async (status, sentence) => {
    const { script, sent } = fakeRequests();
    script.push({ status, body: { kind: 'failed' } }, { status: 201, body: { kind: 'saved' } });
    const flash = { outcome: 'invalid', values: { studentName: 'Sara' }, errors: {} };
    render(<FeedbackForm centres={[]} parts={[]} questions={{} as never} flash={flash} />);
    const pressButton = (name: string) => userEvent.click(screen.getByRole('button', { name }));
    await pressButton('Submit Feedback');
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(document.activeElement).toContainElement(screen.getByRole('alert'));
    expect(document.body).not.toHaveFocus();
    await pressButton('Submit Feedback');
    expect(await screen.findByText(feedbackMessages.thanks, { exact: false })).toBeVisible();
    expect(sent[1]?.body).toEqual(sent[0]?.body);
    expect(sent[1]?.body).toMatchObject({ studentName: 'Sara' });
    await pressButton('Give feedback on another class');
    expect(screen.getByLabelText('Student name')).toHaveValue('');
    await waitFor(() => expect(screen.getByLabelText('Centre')).toHaveFocus());
  },
);
