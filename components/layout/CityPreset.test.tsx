import { fireEvent, render } from '@testing-library/react';
import { CityPreset } from './CityPreset';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

test('the chip of the chosen city comes first in a row of links', () => {
  localStorage.setItem('city', 'lahore');
  const { container } = render(
    <ul>
      {['karachi', 'lahore'].map((city) => (
        <li key={city}>
          <a href={`#${city}`} data-city={city}>
            {city}
          </a>
        </li>
      ))}
      <CityPreset />
    </ul>,
  );
  expect([...container.querySelectorAll('li')].map(({ style }) => style.order)).toEqual(['', '-1']);
});

test('links to the classes follow each city that is chosen, and none', () => {
  const { container } = render(
    <>
      <CityPreset />
      <select data-city="" defaultValue="">
        {['', 'lahore', 'karachi'].map((city) => (
          <option key={city}>{city}</option>
        ))}
      </select>
      <a href="/batches">Classes</a>
      <a href="/batches?course=adse">ADSE</a>
    </>,
  );
  const hrefs = () => [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  for (const [city, query] of [
    ['lahore', '?city=lahore'],
    ['karachi', '?city=karachi'],
    ['', ''],
  ] as const) {
    fireEvent.change(container.querySelector('select')!, { target: { value: city } });
    expect(hrefs()).toEqual([`/batches${query}`, '/batches?course=adse']);
  }
});
