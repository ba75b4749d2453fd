import { fireEvent, render, screen } from '@testing-library/react';
import { CopyOnOpen } from './CopyOnOpen';

const refuse = () => {
  throw new DOMException('refused', 'NotAllowedError');
};

test.each([
  ['missing', { value: undefined }],
  ['forbidden', { get: refuse }],
  ['throwing', { value: { writeText: refuse } }],
  ['refusing', { value: { writeText: async () => refuse() } }],
])('with a clipboard that is %s the text is selected for copying by hand', async (_, descriptor) => {
  Object.defineProperty(navigator, 'clipboard', { configurable: true, ...descriptor });
  render(
    <CopyOnOpen>
      <a href="#system">Open</a>
    </CopyOnOpen>,
  );
  const field = screen.getByLabelText<HTMLInputElement>(/^Serial number/);
  fireEvent.change(field, { target: { value: 'AP-1' } });
  fireEvent.click(screen.getByText('Open'));
  await screen.findByText('Copy the serial number with your keyboard.');
  expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
});
