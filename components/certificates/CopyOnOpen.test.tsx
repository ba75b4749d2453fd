import { fireEvent, render, screen } from '@testing-library/react';
import { CopyOnOpen } from './CopyOnOpen';

const refuse = () => {
  throw new DOMException('refused', 'NotAllowedError');
};

const copied = jest.fn(async (_: string) => undefined);
const selected = 'Copy the serial number with your keyboard.';
test.each([
  ['working', { value: { writeText: copied } }, 'Serial number copied. Paste it there.'],
  ['missing', { value: undefined }, selected],
  ['forbidden', { get: refuse }, selected],
  ['throwing', { value: { writeText: refuse } }, selected],
  ['refusing', { value: { writeText: async () => refuse() } }, selected],
])(
  'with a clipboard that is %s the text is copied, or selected for copying by hand',
  async (_, descriptor, said) => {
    Object.defineProperty(navigator, 'clipboard', { configurable: true, ...descriptor });
    render(
      <CopyOnOpen>
        <a href="#system">Open</a>
      </CopyOnOpen>,
    );
    const field = screen.getByLabelText<HTMLInputElement>(/^Serial number/);
    fireEvent.change(field, { target: { value: 'AP-1' } });
    fireEvent.click(screen.getByText('Open'));
    await screen.findByText(said);
    if (said !== selected) return expect(copied).toHaveBeenCalledWith('AP-1');
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4]);
  },
);
