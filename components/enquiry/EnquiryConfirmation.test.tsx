import { render, screen } from '@testing-library/react';
import { getCentres } from '@/lib/shared/content/centres';
import { getSite } from '@/lib/shared/content/site';
import { EnquiryConfirmation } from './EnquiryConfirmation';
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
  render(<EnquiryConfirmation reply={{ kind, uname: 'Ayesha' }} heading="h2" />);
  for (const sentence of shown) expect(screen.getByText(sentence)).toBeVisible();
  for (const sentence of absent) expect(screen.queryByText(sentence)).toBeNull();
});

test('a known centre can be called and written to', () => {
  const centre = getCentres().find(({ slug }) => slug === 'clifton');
  render(<EnquiryConfirmation reply={{ kind: 'sent', uname: 'Ayesha' }} heading="h2" centre={centre} />);
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^Aptech Clifton, Karachi: \(021\)/)).toBe('tel:+922100000004');
  expect(hrefOf(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/923000001004\?text=/);
});
