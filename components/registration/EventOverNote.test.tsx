import { act, render, screen } from '@testing-library/react';
import { EventOverNote } from './SendingNotice';

const sentence = 'It took place.';
const at = Date.parse('2025-10-11T20:00:00+05:00');
const clock = (ms: number) => jest.spyOn(Date, 'now').mockReturnValue(ms);

test.each(['focus', 'visibilitychange', 'submit'])(
  'a form left open past the end of the event shows a note on %s, not earlier',
  (event) => {
    clock(at - 1);
    render(<EventOverNote at={at} sentence={sentence} />);
    act(() => void window.dispatchEvent(new Event(event)));
    expect(screen.getByRole('status')).toHaveTextContent(/^$/);
    clock(at);
    act(() => void document.body.dispatchEvent(new Event(event)));
    expect(screen.getByRole('status')).toHaveTextContent(sentence);
  },
);
