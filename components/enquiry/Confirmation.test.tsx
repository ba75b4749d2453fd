import { render, screen } from '@testing-library/react';
import { getSite } from '@/lib/shared/content/site';
import { Confirmation } from './Confirmation';
const calls = getSite().callBack;
const confirmation = "We'll get in touch with you soon";

test.each([
  ['sent', [confirmation, calls], [/send it to the centre when/, /could not confirm/]],
  ['accepted', [confirmation, /send it to the centre when/], [/could not confirm/, calls]],
  [
    'unconfirmed',
    [/We could not confirm your enquiry yet\. Our team will check/],
    [confirmation, /send it to the centre when/, calls],
  ],
] as const)('the reply “%s” has its own confirmation text', (kind, shown, absent) => {
  render(<Confirmation reply={{ kind, uname: 'Ayesha' }} heading="h2" />);
  for (const sentence of shown) expect(screen.getByText(sentence)).toBeVisible();
  for (const sentence of absent) expect(screen.queryByText(sentence)).toBeNull();
});
