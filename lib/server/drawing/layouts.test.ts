import { placeStack } from '@/lib/shared/pass/place-text';
import { layouts } from './layouts';

/** Measures every letter as wide as the widest usual letters of the display font, in em. */
const measureWide = () => (text: string) => text.length * 0.62;

test.each([...layouts.visitor, ...layouts.conference])(
  'an event name of 45 letters is whole on $name',
  ({ stacks }) => {
    const event = 'National Technology and Careers Conference 26';
    const lines = stacks.flatMap((stack) => placeStack(stack, { event }, measureWide));
    expect(lines.map(({ text }) => text).join(' ')).toBe(event);
  },
);
