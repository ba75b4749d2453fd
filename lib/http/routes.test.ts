/** @jest-environment node */
import { getCentres } from '../content/centres';
import { cachedQueries } from './routes';

const [centre] = getCentres();
const idPattern = () => new RegExp(`^${cachedQueries()[0]?.has?.[1]?.value}$`);

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
