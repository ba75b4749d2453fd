import { render, screen } from '@testing-library/react';
import { getSite } from '@/lib/shared/content/site';
import { Confirmation } from './Confirmation';

const clifton = '9aecaf6f-859d-50a6-a1d7-6b7cbfc2d393';
const calls = getSite().callBack;
const confirmation = "We'll get in touch with you soon";

test("the confirmation greets the visitor, links to the centre's phone and chat, and offers next steps", async () => {
  render(<Confirmation reply={{ kind: 'sent', uname: 'AYESHA' }} heading="h2" centreId={clifton} />);
  expect(screen.getByRole('heading', { name: 'Thank you, AYESHA' })).toHaveFocus();
  expect(screen.getByText(confirmation)).toBeVisible();
  const phone = await screen.findByRole('link', { name: /^Aptech Clifton, Karachi: / });
  expect(phone).toHaveAttribute('href', expect.stringMatching(/^tel:\+92\d+$/));
  const chat = screen.getByRole('link', { name: /WhatsApp/ });
  expect(decodeURIComponent(chat.getAttribute('href') ?? '')).toContain('Aptech Clifton, Karachi');
  expect(screen.getByRole('link', { name: 'Explore courses' })).toHaveAttribute('href', '/courses');
  expect(screen.getByRole('link', { name: 'Send another enquiry' })).toHaveAttribute('href', '/enquire');
});

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
