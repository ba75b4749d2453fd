import { fireEvent, render, screen } from '@testing-library/react';
import { CopyHelper } from './CopyHelper';

const refuse = () => {
  throw new DOMException('refused', 'NotAllowedError');
};

test.each([
  ['missing', { value: undefined }],
  ['forbidden', { get: refuse }],
  ['throwing', { value: { writeText: refuse } }],
  ['refusing', { value: { writeText: async () => refuse() } }],
])('with a clipboard that is %s the text is selected for manual copying', async (_, descriptor) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, ...descriptor });
  render(<CopyHelper />);
  const field = screen.getByLabelText<HTMLInputElement>('Name as printed');
  fireEvent.change(field, { target: { value: 'Ali' } });
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  await screen.findByText('Name as printed is selected. Copy it with your keyboard or menu.');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
});
