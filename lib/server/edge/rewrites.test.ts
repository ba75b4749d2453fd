/** @jest-environment node */
import { getCentres } from '../../shared/content/centres';
import { rewrites } from './addresses';

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

test('no other id than that of a course becomes part of a path', () => {
  const [course, other] = rewrites().slice(2);
  const isKnown = (value: string) => new RegExp(`^${course?.has[0]?.value}$`).test(value);
  expect(['0', '5'].every(isKnown)).toBe(true);
  const odd = ['%', '%zz', '100%', '/', '..', '0/1', '00', '6', '٠', '\u2028', 'x'.repeat(8_000)];
  for (const value of odd) {
    expect([value, isKnown(value)]).toEqual([value, false]);
    expect(new RegExp(`^${other?.has[0]?.value}$`).test(value)).toBe(true);
  }
  expect(other?.destination).not.toContain(':');
});
