import { fireEvent, render, screen } from '@testing-library/react';
import { CopyOnOpen } from './CopyOnOpen';

const refuse = () => {
  throw new DOMException('refused', 'NotAllowedError');
};

const writeText = jest.fn(async (_: string) => undefined);
const selectedText = 'Copy the serial number with your keyboard.';
test.each([
  ['working', { value: { writeText } }, 'Serial number copied. Paste it there.'],
  ['missing', { value: undefined }, selectedText],
  ['forbidden', { get: refuse }, selectedText],
  ['throwing', { value: { writeText: refuse } }, selectedText],
  ['refusing', { value: { writeText: async () => refuse() } }, selectedText],
])(
  'with a clipboard that is %s the text is copied, or selected for copying by hand',
  async (_, descriptor, expectedText) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, ...descriptor });
    render(
      <CopyOnOpen>
        <a href="#system">Open</a>
      </CopyOnOpen>,
    );
    const field = screen.getByLabelText<HTMLInputElement>(/^Serial number/);
    fireEvent.change(field, { target: { value: 'AP-1' } });
    fireEvent.click(screen.getByText('Open'));
    await screen.findByText(expectedText);
    if (expectedText !== selectedText) return expect(writeText).toHaveBeenCalledWith('AP-1');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  },
);
