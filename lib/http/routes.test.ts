/** @jest-environment node */
import { getCentres } from '../content/centres';
import { cachedQueries, redirects } from './routes';

const [centre] = getCentres();
const idPattern = () => new RegExp(`^${cachedQueries()[0]?.has?.[0]?.value}$`);

test('only known centre ids, in lower case and nothing around them, lead to a cached page', () => {
  const id = centre?.id ?? '';
  expect(getCentres().every((known) => idPattern().test(known.id))).toBe(true);
  for (const other of [
    '',
    id.toUpperCase(),
    `${id}'`,
    ` ${id}`,
    `{${id}}`,
    `${id}${id}`,
    crypto.randomUUID(),
  ])
    expect(idPattern().test(other)).toBe(false);
});

test('no redirect leads to itself', () => {
  for (const { source, destination, has } of redirects()) {
    const name = /^\/:alias\((.*)\)$/.exec(source)?.[1];
    if (name) expect(new RegExp(`^${name}$`).test(destination.slice(1))).toBe(false);
    for (const { value } of has ?? [])
      expect(
        new RegExp(`^${value}$`).test(new URL(destination, 'http://x').searchParams.get('id') ?? ''),
      ).toBe(false);
  }
});
