/** @jest-environment node */
import { getCentres } from '../content/centres';
import { rewrites } from './rewrites';

const [centre] = getCentres();
const idPattern = () => new RegExp(`^${rewrites()[0]?.has?.[1]?.value}$`);

test('only known centre ids, in lower case and with nothing around them, lead to a cached page', () => {
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

test('the pattern of months also matches months after the build', () => {
  const month = new RegExp(`^${rewrites()[0]?.has?.[0]?.value}$`);
  for (const known of ['2021-11', '2026-11', '2031-01', '2099-12'])
    expect(month.exec(known)?.groups?.month).toBe(known);
  for (const other of ['', '2026-13', '2026-1', '1999-01', '2026-11x', '<script>'])
    expect(month.test(other)).toBe(false);
});
