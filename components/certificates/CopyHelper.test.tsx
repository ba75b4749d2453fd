import { fireEvent, render, screen } from '@testing-library/react';
import { CopyHelper } from './CopyHelper';
import { messages } from './messages';

const refuse = () => {
  throw new DOMException('refused', 'NotAllowedError');
};

test.each([
  ['missing', { value: undefined }],
  ['forbidden', { get: refuse }],
  ['throwing', { value: { writeText: refuse } }],
  ['refusing', { value: { writeText: async () => refuse() } }],
])('with a clipboard that is %s the text is selected, to be copied by hand', async (_, descriptor) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, ...descriptor });
  render(<CopyHelper />);
  const field = screen.getByLabelText<HTMLInputElement>(messages.nameAsPrinted);
  fireEvent.change(field, { target: { value: 'Ali' } });
  fireEvent.click(screen.getAllByRole('button')[0] as HTMLElement);
  await screen.findByText(messages.selected(messages.nameAsPrinted));
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 3]);
});
