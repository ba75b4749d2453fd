import { render, screen } from '@testing-library/react';
import { centreBySlug } from '@/tests/support/samples/sample-classes';
import { EnquiryConfirmation } from './EnquiryConfirmation';

const reply = { kind: 'sent', uname: 'Ayesha', message: 'We have it.' } as const;

test('a confirmation shows the message of the reply, and names subject and number', () => {
  render(<EnquiryConfirmation reply={reply} heading="h2" topic="ADSE" phone="03001234567" />);
  expect(screen.getByRole('heading', { level: 1, name: 'Thank you, Ayesha' })).toBeVisible();
  expect(screen.getByText('Number for our call: 0300 1234567')).toBeVisible();
  expect(screen.getByText('We have it.')).toBeVisible();
  expect(screen.getByText('You asked about ADSE.')).toBeVisible();
});

test('a known centre can be called and written to', () => {
  render(<EnquiryConfirmation reply={reply} heading="h2" centre={centreBySlug('clifton')} />);
  const hrefOf = (name: RegExp) => screen.getByRole('link', { name }).getAttribute('href');
  expect(hrefOf(/^Aptech Clifton, Karachi: \(021\)/)).toBe('tel:+922100000004');
  expect(hrefOf(/^WhatsApp/)).toMatch(/^https:\/\/wa\.me\/923000001004\?text=/);
});
