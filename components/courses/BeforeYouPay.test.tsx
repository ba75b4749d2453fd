import '@testing-library/jest-dom/jest-globals';
import { expect, test } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import { BeforeYouPay } from './BeforeYouPay';

test('the example adds up, the rule for leaving has three lines, and the specimen names the diploma', () => {
  const fee = { from: 8000, to: 11_000, instalments: 36, registration: 5000 };
  render(<BeforeYouPay diploma="Higher Diploma" fee={fee} />);
  const rows = screen.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual(['36 × PKR 8,000PKR 288,000', 'RegistrationPKR 5,000', 'In allPKR 293,000']);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(
    screen.getByRole('img', { name: 'Specimen of the certificate: Higher Diploma' }),
  ).toBeInTheDocument();
});
