import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { EmailField } from './Field';
import { Form, SubmitButton } from './Form';
import { FormProvider } from './FormProvider';

const load = () =>
  Promise.resolve(({ email = '' }: Record<string, string>): Record<string, string> => {
    const isValid = email.includes('@');
    return isValid ? {} : { email: 'Invalid email address' };
  });

/** A form with a focused field that contains this text. */
async function typed(text: string) {
  const onSubmit = jest.fn(() => Promise.resolve());
  render(
    <FormProvider id="demo" load={load} onSubmit={onSubmit}>
      <Form action="/nowhere" label="Demo">
        <EmailField name="email" label="Email" />
        <SubmitButton busy="Sending...">Send</SubmitButton>
      </Form>
    </FormProvider>,
  );
  const user = userEvent.setup();
  await user.type(screen.getByLabelText('Email'), text);
  const press = () =>
    user.pointer([{ keys: '[MouseLeft>]', target: screen.getByRole('button', { name: 'Send' }) }]);
  const release = () => user.pointer('[/MouseLeft]');
  return { user, onSubmit, press, release };
}
/** Runs pending timers, so that a message that does not wait for the click appears. */
const settle = () => act(() => new Promise<void>((resolve) => setTimeout(resolve)));

beforeAll(() => {
  Element.prototype.scrollIntoView = () => undefined;
});

test('an error appears after the click that left its field, not during the press', async () => {
  const { press, release } = await typed('ali');
  await press();
  await settle();
  expect(screen.queryByText('Invalid email address')).not.toBeInTheDocument();
  await release();
  expect(await screen.findByRole('link', { name: 'Invalid email address' })).toBeInTheDocument();
});

test('the email suggestion also waits for the click, and the click sends the form', async () => {
  const { press, release, onSubmit } = await typed('ali@gmial.com');
  await press();
  await settle();
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument();
  await release();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
  expect(await screen.findByRole('button', { name: 'gmail.com?' })).toBeInTheDocument();
});

test('leaving a field by keyboard shows the error at once, even after a press without release', async () => {
  const { user, press } = await typed('ali');
  await user.tab();
  expect(await screen.findByText('Invalid email address')).toBeInTheDocument();
  await user.clear(screen.getByLabelText('Email'));
  await user.type(screen.getByLabelText('Email'), 'ali@gmial.com');
  await press();
  screen.getByLabelText('Email').focus();
  await user.tab();
  expect(await screen.findByText(/Did you mean/)).toBeInTheDocument();
});
