/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { getCentres } from '../content/centres';
import { getStandAloneCourses } from '../content/courses';
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

test('every course of the content has an address, and no other number has one', () => {
  const rule = rewrites().find(({ destination }) => destination === '/courses-details/:id');
  const pattern = new RegExp(`^${rule?.has?.[0]?.value}$`);
  const ids = [...getStandAloneCourses().keys()].map(String);
  expect(ids.every((id) => pattern.test(id))).toBe(true);
  for (const id of ['', '-1', '00', String(ids.length), `${ids.length}0`, '0|1'])
    expect(pattern.test(id)).toBe(false);
});

test('proxy.ts sets the policy of a page for each parameter that keeps it from being the cached one', () => {
  const matchers = readFileSync('proxy.ts', 'utf8');
  const rules = rewrites().filter(({ destination }) => /\/(?:results|answer)$/.test(destination));
  const sources = [...new Set(rules.map(({ source }) => source))];
  expect(sources).toEqual([
    '/locations',
    '/search',
    '/saved',
    '/which-course',
    '/pass',
    '/batches',
    '/enquire',
  ]);
  for (const path of sources) {
    const named = matchers.matchAll(
      new RegExp(`source: '${path}', has: \\[{ type: 'query', key: '([\\w-]+)' }\\]`, 'g'),
    );
    const keys = rules.flatMap(({ source, has = [] }) => (source === path ? has.map(({ key }) => key) : []));
    expect([...named].map(([, key]) => key)).toEqual(keys);
  }
});
