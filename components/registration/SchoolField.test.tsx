import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useFormikContext } from 'formik';
import { Form } from '@/components/forms/Form';
import { FormProvider, type Texts } from '@/components/forms/FormProvider';
import { SchoolField } from './SchoolField';

const scrolled = jest.fn();
beforeEach(() => {
  sessionStorage.clear();
  scrolled.mockClear();
  Element.prototype.scrollIntoView = scrolled;
});

function Values() {
  const { university = '', universityOther = '' } = useFormikContext<Texts>().values;
  return <p id="chosen">{JSON.stringify([university, universityOther])}</p>;
}
const rules = ({ university = '', universityOther = '' }: Record<string, string>) => ({
  ...(university === '' && { university: 'University/School is required' }),
  ...(universityOther.length > 20 && { universityOther: 'Max 20 characters' }),
});
const show = () =>
  render(
    <FormProvider id="demo" load={() => Promise.resolve(rules)} onSubmit={() => Promise.resolve()}>
      <Form action="/nowhere" label="Demo" draft="demo">
        <SchoolField schools={['Air University', 'Bahria University', 'Other']} />
        <Values />
      </Form>
    </FormProvider>,
  );
const school = () => screen.getByRole('combobox', { name: 'University/School' });
const options = () => screen.queryAllByRole('option', { hidden: false }).map((option) => option.textContent);
const chosen = () => JSON.parse(document.getElementById('chosen')?.textContent ?? '') as string[];
const otherName = () => screen.queryByRole('textbox', { name: /^Name of your university/ });

test('the list finds any part of a name, works by keyboard, is named by its label and keeps Other last', async () => {
  show();
  await userEvent.type(school(), 'bahr univ');
  expect(screen.getByRole('listbox', { name: 'University/School' })).toBeVisible();
  expect(options()).toEqual(['Use “bahr univ” as typed', 'Bahria University', 'Other']);
  await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
  expect(school()).toHaveValue('Bahria University');
  expect(chosen()).toEqual(['Bahria University', '']);
  await userEvent.click(school());
  expect(options()).toEqual(['Air University', 'Bahria University', 'Other']);
});

test.each([
  ['by leaving the field', () => userEvent.tab()],
  ['by the first option', () => userEvent.click(screen.getByRole('option', { name: /^Use “/ }))],
])('a name that is not in the list is Other with that text, accepted %s', async (_, accept) => {
  show();
  await userEvent.type(school(), 'air school of Swat');
  await accept();
  expect(chosen()).toEqual(['Other', 'air school of Swat']);
  expect(school()).toHaveValue('air school of Swat');
  expect(screen.getByRole('status')).toHaveTextContent('We’ll use “air school of Swat”.');
  expect(otherName()).toBeNull();
  cleanup();
  show();
  expect(school()).toHaveValue('air school of Swat');
});

test('a typed name of the list is that school, however it is written; an empty text is none', async () => {
  show();
  await userEvent.type(school(), 'AIR university');
  expect(chosen()).toEqual(['Air University', '']);
  await userEvent.tab();
  expect(school()).toHaveValue('Air University');
  await userEvent.clear(school());
  await userEvent.tab();
  expect(chosen()).toEqual(['', '']);
  await waitFor(() => expect(school()).toHaveAccessibleDescription('Error: University/School is required'));
});

test('Other chosen from the list asks for the name, as does a name with an error', async () => {
  show();
  await userEvent.type(school(), 'other');
  expect(options()).toEqual(['Other']);
  await userEvent.click(screen.getByRole('option', { name: 'Other' }));
  await userEvent.type(otherName()!, 'Hill School');
  expect(chosen()).toEqual(['Other', 'Hill School']);
  expect(school()).toHaveValue('Other');
  await userEvent.clear(school());
  await userEvent.type(school(), 'A school with a long name');
  await waitFor(() => expect(otherName()).toHaveValue('A school with a long name'));
});

test('the list opens within the window', async () => {
  show();
  const field = school().closest('[data-field]')!;
  jest.spyOn(field, 'getBoundingClientRect').mockReturnValue({ top: 100 } as DOMRect);
  await userEvent.click(school());
  expect(scrolled).not.toHaveBeenCalled();
  await userEvent.keyboard('{Escape}');
  jest.spyOn(field, 'getBoundingClientRect').mockReturnValue({ top: window.innerHeight - 100 } as DOMRect);
  await userEvent.click(school());
  expect(scrolled.mock.contexts).toContain(field);
});

test('Escape closes the list, then clears the text', async () => {
  show();
  await userEvent.type(school(), 'air{Escape}');
  expect(school()).toHaveAttribute('aria-expanded', 'false');
  expect(school()).toHaveValue('air');
  await userEvent.keyboard('{Escape}');
  expect(school()).toHaveValue('');
});
