import { fireEvent, render } from '@testing-library/react';
import { CityPreset } from './CityPreset';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useRouter: () => ({}) }));

test('links to the classes follow each city that is chosen, and none; a city’s own link then comes first', () => {
  const { container } = render(
    <>
      <CityPreset />
      <select data-city="" defaultValue="">
        {['', 'lahore', 'karachi'].map((city) => (
          <option key={city} value={city}>
            {city}
          </option>
        ))}
      </select>
      <a href="/batches">Classes</a>
      <a href="/batches?course=adse">ADSE</a>
      <div>
        <a href="#lahore" data-city="lahore">
          Lahore
        </a>
      </div>
    </>,
  );
  const hrefs = () =>
    [...container.querySelectorAll('a:not([data-city])')].map((link) => link.getAttribute('href'));
  for (const [city, query] of [
    ['lahore', '?city=lahore'],
    ['karachi', '?city=karachi'],
    ['', ''],
  ] as const) {
    fireEvent.change(container.querySelector('select')!, { target: { value: city } });
    expect(hrefs()).toEqual([`/batches${query}`, '/batches?course=adse']);
  }
  fireEvent.click(container.querySelector('a[data-city]')!);
  expect(container.querySelector('div')!.style.order).toBe('-1');
});
