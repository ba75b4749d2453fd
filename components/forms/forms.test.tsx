import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { personControl, personValue } from '@/lib/shared/forms/control-names';
import { EmailField, TextField } from './Field';
import { Form, Honeypot, SubmitButton } from './Form';
import { FormProvider, type FormValues, type Texts } from './FormProvider';
import { PhotoField } from './PhotoField';
import { RadioGroup, SelectField } from './SelectField';
import { readDraft, saveDraft } from './draft';
import { afterPress, watchPresses } from './press';

const checkRules = (values: Record<string, string>) => {
  const errors: Record<string, string> = {};
  for (const name of ['title', 'email', 'kind', 'school', 'photo'])
    if (!values[name]) errors[name] = `${name} is required`;
  return errors;
};
const loadRules = () => Promise.resolve(checkRules);
const schools = ['Air University', 'Bahria University'].map((value) => ({ value, label: value }));

const mockSlow = Promise.withResolvers<void>();
jest.mock('@/lib/shared/photo/chosen-photo', () => ({
  inspectPhoto: async ({ name, size }: File) => {
    if (name === 'slow.png') await mockSlow.promise;
    return size > 3 ? 'Too big' : undefined;
  },
  photoAsChosen: async (file: File) => file,
}));

type DemoProps = Partial<Parameters<typeof FormProvider>[0]> & { draft?: string; preset?: Texts };
const Demo = ({ draft, preset, ...props }: DemoProps) => (
  <FormProvider id="demo" loadRules={loadRules} onSubmit={() => Promise.resolve()} {...props}>
    <Form action="/nowhere" label="Demo" {...(draft && { draftName: draft })} preset={preset}>
      <TextField name="title" label="Title" hint="As printed" />
      <EmailField name="email" label="Email" />
      <TextField name="tel" label="Phone" type="tel" optional />
      <RadioGroup
        name="kind"
        label="Kind"
        choices={[
          { value: 'a', label: 'Alpha' },
          { value: 'b', label: 'Beta' },
        ]}
      />
      <SelectField name="size" label="Size" prompt="–" options={[{ value: 's', label: 'Small' }]} />
      <SelectField name="school" label="School" prompt="–" options={schools} />
      <PhotoField name="photo" label="Photo" draftName="demo" />
      <TextField name="note" label="Note" softMaxLength={5} rows={3} optional />
      <Honeypot />
      <SubmitButton busyText="Sending...">Send</SubmitButton>
    </Form>
  </FormProvider>
);

const pressSend = () => userEvent.click(screen.getByRole('button', { name: 'Send' }));
const schoolField = () => screen.getByLabelText('School');
const photo = (size: number, name = 'me.png') =>
  new File([new Uint8Array(size)], name, { type: 'image/png' });

beforeEach(() => {
  sessionStorage.clear();
  document.title = 'Demo page';
});

afterEach(() => {
  jest.useRealTimers();
  document.body.innerHTML = '';
});

async function fillIn() {
  await userEvent.type(screen.getByLabelText('Title'), 'Ada');
  await userEvent.type(screen.getByLabelText('Email'), 'ada@example.com');
  await userEvent.click(screen.getByLabelText('Beta'));
  await userEvent.selectOptions(schoolField(), 'Bahria University');
  await userEvent.upload(screen.getByLabelText('Photo'), photo(3));
}

describe('before hydration', () => {
  function renderServerHtml(props: DemoProps = {}): HTMLElement {
    const container = document.createElement('div');
    container.innerHTML = renderToString(<Demo {...props} />);
    document.body.append(container);
    return container;
  }

  async function fillThenHydrate(
    props: DemoProps,
    fill: (field: (name: string) => HTMLInputElement) => void,
  ) {
    const container = renderServerHtml(props);
    fill((name) => container.querySelector<HTMLInputElement>(`[name="${name}"]`)!);
    render(<Demo {...props} />, { container, hydrate: true });
    // A change in another field re-renders every control from Formik's values.
    await userEvent.type(screen.getByLabelText(/^Phone/), '1');
  }

  test('typed and chosen values are kept, override the draft, and are sent', async () => {
    saveDraft('demo', { values: { title: 'Draft', note: 'Kept' } });
    const onSubmit = jest.fn(() => Promise.resolve());
    await fillThenHydrate({ draft: 'demo', onSubmit }, (field) => {
      field('title').value = 'Early';
      field('email').value = 'ada@example.com';
      field('kind').checked = true;
      field('school').value = 'Air University';
      Object.defineProperty(field('photo'), 'files', { value: [photo(2)], configurable: true });
    });
    expect(screen.getByLabelText('Title')).toHaveValue('Early');
    expect(screen.getByLabelText('Alpha')).toBeChecked();
    expect(schoolField()).toHaveValue('Air University');
    expect(screen.getByLabelText(/^Note/)).toHaveValue('Kept');
    expect(screen.getByRole('button', { name: 'Remove photo' })).toBeInTheDocument();
    await pressSend();
    await waitFor(() =>
      expect(onSubmit).toHaveBeenCalledWith(
        expect.objectContaining({
          title: 'Early',
          kind: 'a',
          school: 'Air University',
          note: 'Kept',
          tel: '1',
        }),
        expect.anything(),
      ),
    );
  });

  test('a photo is kept if its event arrives during hydration', async () => {
    const container = renderServerHtml();
    const input = container.querySelector<HTMLInputElement>('[name="photo"]')!;
    // A script cannot fill jsdom's file input: these properties stand in for it, until it is emptied.
    let files = [photo(2)];
    Object.defineProperty(input, 'files', { get: () => files });
    Object.defineProperty(input, 'value', { get: () => files[0]?.name ?? '', set: () => (files = []) });
    // React has started: at an event it hydrates the form at once, then dispatches the event.
    const root = hydrateRoot(container, <Demo />);
    fireEvent.change(input);
    await userEvent.type(screen.getByLabelText(/^Phone/), '1');
    expect(input.value).toBe('me.png');
    act(() => root.unmount());
  });

  test('answers and errors of a post without JavaScript are kept until their field changes', async () => {
    saveDraft('demo', { values: { title: 'Draft' } });
    const preset = { title: 'Sent' };
    const props = { draft: 'demo', preset, values: preset, errors: { title: 'Not this title' } };
    await fillThenHydrate(props, () => undefined);
    const title = screen.getByLabelText('Title');
    expect(title).toHaveValue('Sent');
    expect(title).toHaveAccessibleDescription('As printed Error: Not this title');
    expect(document.title).toBe('Demo page');
    expect(title).toBeInvalid();
    await userEvent.type(title, '!');
    await waitFor(() => expect(title).toBeValid());
    // A reload shows the same page again, but keeps what was typed since.
    cleanup();
    render(<Demo {...props} />);
    expect(screen.getByLabelText('Title')).toHaveValue('Sent!');
    await waitFor(() => expect(screen.getByLabelText('Title')).toBeValid());
  });
});

describe('errors', () => {
  test("corrected errors, also the server's, leave the summary; the last one removes it", async () => {
    render(<Demo onSubmit={async () => ({ kind: 'Not Beta', email: 'Not this one', title: 'Nor this' })} />);
    await fillIn();
    await pressSend();
    const errorSummary = await screen.findByRole('group', { name: 'There is a problem' });
    const readErrors = () =>
      within(errorSummary)
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(readErrors()).toEqual(['Nor this', 'Not this one', 'Not Beta']);
    expect(within(errorSummary).getByRole('alert')).toBeVisible();
    expect(document.title).toBe('Error: Demo page');
    expect(screen.getByRole('group', { name: 'Kind' })).toHaveAccessibleDescription('Error: Not Beta');
    await userEvent.click(within(errorSummary).getByRole('link', { name: 'Not Beta' }));
    await waitFor(() => expect(screen.getByLabelText('Beta')).toHaveFocus());
    await userEvent.click(screen.getByLabelText('Alpha'));
    await userEvent.type(screen.getByLabelText('Title'), '!');
    await waitFor(() => expect(readErrors()).toEqual(['Not this one']));
    await userEvent.type(screen.getByLabelText('Email'), '.pk');
    await waitFor(() => expect(errorSummary).not.toBeInTheDocument());
    expect(document.title).toBe('Demo page');
    await userEvent.clear(screen.getByLabelText('Title'));
    for (let press = 0; press < 2; press += 1) {
      await pressSend();
      await waitFor(() => expect(screen.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    }
  });
});

test('what an answer makes due is wrong once it was left or sent; the specified message is followed by what helps', async () => {
  const problemsOf = ({ kind }: Texts): Texts => (kind ? { email: 'Invalid' } : { kind: 'Choose' });
  render(
    <Demo loadRules={() => Promise.resolve(problemsOf)} advice={{ Invalid: 'Like name@example.com' }} />,
  );
  await pressSend();
  await waitFor(() => expect(screen.getByRole('group', { name: 'Kind' })).toHaveAccessibleDescription());
  await userEvent.click(screen.getByLabelText('Beta'));
  await waitFor(() => expect(screen.getByRole('group', { name: 'Kind' })).not.toHaveAccessibleDescription());
  expect(screen.getByLabelText('Email')).toBeValid();
  await pressSend();
  await waitFor(() => expect(screen.getByLabelText('Email')).toBeInvalid());
  expect(screen.getByLabelText('Email')).toHaveAccessibleDescription('Error: Invalid. Like name@example.com');
});

describe('sending', () => {
  test('if a form filler filled the hidden field, a visible question follows and stays until it is sent', async () => {
    const onSubmit = jest.fn(async (values: FormValues) =>
      values[personControl] ? undefined : { [personControl]: 'Please confirm' },
    );
    render(<Demo onSubmit={onSubmit} />);
    await fillIn();
    await pressSend();
    await userEvent.click(await screen.findByRole('radio', { name: 'I did' }));
    expect(await screen.findByRole('radio', { name: 'I did', checked: true })).toBeVisible();
    await pressSend();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
    expect(onSubmit.mock.lastCall?.[0]).toMatchObject({ [personControl]: personValue });
  });

  test('the button shows progress, and a second press sends nothing', async () => {
    let finishSubmit: () => void = () => undefined;
    const onSubmit = jest.fn(() => new Promise<void>((resolve) => (finishSubmit = resolve)));
    render(<Demo onSubmit={onSubmit} />);
    await fillIn();
    await pressSend();
    const busyButton = await screen.findByRole('button', { name: 'Sending...' });
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1));
    expect(busyButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(busyButton);
    expect(onSubmit).toHaveBeenCalledTimes(1);
    await act(async () => finishSubmit());
    expect(document.title).toBe('Demo page');
    expect(await screen.findByRole('button', { name: 'Send' })).toBeEnabled();
  });

  test('if the rules cannot be loaded, only the server validates', async () => {
    const onSubmit = jest.fn(() => Promise.resolve({ title: 'Refused' }));
    render(<Demo loadRules={() => Promise.reject(new Error('offline'))} onSubmit={onSubmit} />);
    await pressSend();
    expect(await screen.findByRole('link', { name: 'Refused' })).toBeInTheDocument();
    await pressSend();
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(2));
  });

  test('answers survive a reload in the draft, which never contains files or hidden values', async () => {
    const firstRender = render(<Demo draft="demo" />);
    await fillIn();
    expect(readDraft('demo')?.values).toEqual({
      title: 'Ada',
      email: 'ada@example.com',
      kind: 'b',
      school: 'Bahria University',
    });
    firstRender.unmount();
    render(<Demo draft="demo" />);
    expect(screen.getByLabelText('Title')).toHaveValue('Ada');
    expect(screen.getByLabelText('Beta')).toBeChecked();
    expect(schoolField()).toHaveValue('Bahria University');
  });
});

describe('PhotoField', () => {
  test('after a reload the form asks for the photo again, until one is chosen and unless it was removed', async () => {
    const photoRequest = () => screen.queryByText(/^Choose your photo again/);
    const reload = () => {
      cleanup();
      render(<Demo draft="demo" />);
    };
    reload();
    await userEvent.upload(screen.getByLabelText('Photo'), photo(2));
    expect(photoRequest()).toBeNull();
    reload();
    await userEvent.type(screen.getByLabelText('Title'), 'A');
    reload();
    expect(photoRequest()).toBeInTheDocument();
    await userEvent.upload(screen.getByLabelText('Photo'), photo(2));
    await waitFor(() => expect(photoRequest()).toBeNull());
    await userEvent.click(await screen.findByRole('button', { name: 'Remove photo' }));
    expect(screen.getByText('Photo removed')).toBeVisible();
    expect(screen.getByLabelText('Photo')).toHaveFocus();
    expect(screen.getByLabelText('Photo')).toHaveValue('');
    expect(photoRequest()).toBeNull();
    await userEvent.upload(screen.getByLabelText('Photo'), photo(2));
    expect(screen.queryByText('Photo removed')).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'Remove photo' }));
    reload();
    expect(photoRequest()).toBeNull();
  });

  test('the late result of an earlier photo leaves the control of the next one alone', async () => {
    render(<Demo />);
    const input = screen.getByLabelText<HTMLInputElement>('Photo');
    await userEvent.upload(input, photo(9, 'slow.png'));
    await userEvent.upload(input, photo(2));
    await act(async () => mockSlow.resolve());
    expect(input.files).toHaveLength(1);
    await waitFor(() => expect(input).toBeValid());
  });

  test('an invalid file shows its error and blocks sending; a valid one clears it', async () => {
    const onSubmit = jest.fn(() => Promise.resolve());
    render(<Demo onSubmit={onSubmit} />);
    await fillIn();
    const input = screen.getByLabelText('Photo');
    expect(await screen.findByRole('presentation', { hidden: true })).toBeVisible();
    await userEvent.upload(input, photo(9));
    await waitFor(() => expect(input).toHaveAccessibleDescription('Error: Too big'));
    expect(screen.queryByRole('presentation', { hidden: true })).toBeNull();
    // The control is emptied, so that the same file can be chosen again.
    expect(input).toHaveValue('');
    await pressSend();
    expect(await screen.findByRole('link', { name: 'Too big' })).toBeInTheDocument();
    expect(onSubmit).not.toHaveBeenCalled();
    await userEvent.upload(input, photo(1));
    await waitFor(() => expect(input).toBeValid());
    await pressSend();
    await waitFor(() => expect(onSubmit).toHaveBeenCalled());
  });
});

test('a field that a press leaves is validated after its click, unless the click submits; nothing waits on', () => {
  jest.useFakeTimers();
  const stopWatching = watchPresses();
  const onBlur = jest.fn();
  const clearTimeoutSpy = jest.spyOn(globalThis, 'clearTimeout');
  const press = (submits: boolean) => {
    fireEvent.mouseDown(document.body);
    afterPress(onBlur);
    fireEvent.mouseUp(document.body);
    if (submits) fireEvent.submit(document.body);
    jest.runAllTimers();
  };
  press(true);
  expect([onBlur.mock.calls.length, clearTimeoutSpy.mock.calls.length]).toEqual([0, 1]);
  press(false);
  fireEvent.submit(document.body);
  expect([onBlur.mock.calls.length, clearTimeoutSpy.mock.calls.length]).toEqual([1, 1]);
  stopWatching();
});

test('a mistyped email domain gets a suggestion that one press applies', async () => {
  render(<Demo />);
  const email = screen.getByLabelText('Email');
  await userEvent.type(email, 'ali@gmial.com');
  expect(screen.queryByRole('button', { name: 'gmail.com?' })).toBeNull();
  await userEvent.tab();
  await userEvent.click(await screen.findByRole('button', { name: 'gmail.com?' }));
  expect(email).toHaveValue('ali@gmail.com');
  expect(email).toHaveFocus();
});

test('the counter shows excess characters and never blocks typing', async () => {
  render(<Demo />);
  const noteField = screen.getByLabelText('Note (optional)');
  await userEvent.type(noteField, 'abcd');
  expect(noteField).toHaveAccessibleDescription('You have 1 character left');
  await userEvent.type(noteField, 'e');
  expect(noteField).toHaveAccessibleDescription('You have 0 characters left');
  expect(screen.getByText(/0 characters left/)).toHaveAttribute('aria-live', 'polite');
  await userEvent.type(noteField, 'f😀');
  expect(noteField).toHaveValue('abcdef😀');
  expect(noteField).toHaveAccessibleDescription('You have 2 characters too many');
  // A field shows no error before the visitor leaves it.
  expect(screen.getByLabelText('Title')).toBeValid();
});
