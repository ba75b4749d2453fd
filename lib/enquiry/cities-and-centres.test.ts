/** @jest-environment node */
import { forget } from '../foundation/shared';
import { getCentresOfCity, getCities, type CentreOption, type City, type Read } from '../backend/index.ts';
import { citiesAndCentres } from './cities-and-centres.ts';

jest.mock('../backend/index.ts', () => ({ getCities: jest.fn(), getCentresOfCity: jest.fn() }));
const cities = jest.mocked(getCities);
const centres = jest.mocked(getCentresOfCity);

const good = <T>(value: T): Read<T> => ({ kind: 'ok', value, asOf: new Date('2025-10-01'), fresh: true });
const karachi: City = { id: '1', name: 'Karachi' };
const clifton: CentreOption = { id: 'c', name: 'Clifton' };
const pendingForever = <T>() => new Promise<T>(() => undefined);
const of = (id: string) => citiesAndCentres((city) => city.id === id);

beforeEach(() => {
  jest.useFakeTimers();
  forget('enquiry.');
  cities.mockReset().mockResolvedValue(good([karachi]));
  centres.mockReset().mockResolvedValue(good([clifton]));
});
afterEach(() => jest.useRealTimers());

test('a known city comes with its centres; an invented one never reaches the backend', async () => {
  expect(await of('1')).toMatchObject({ city: karachi, centres: { value: [clifton] } });
  expect(await of('999')).toEqual({ cities: good([karachi]) });
  expect(centres.mock.calls).toEqual([['1']]);
});

test('with nothing known yet even a good id waits for the list', async () => {
  cities.mockReturnValue(pendingForever());
  void of('1');
  expect(centres).not.toHaveBeenCalled();
});

test('once the list was seen both reads go out at once, but for the ids it held only', async () => {
  await of('999');
  cities.mockReturnValue(pendingForever());
  void of('1');
  void of('999');
  expect(centres.mock.calls).toEqual([['1']]);
});

test('a city that has left the list is none, whatever was seen before', async () => {
  await of('1');
  cities.mockResolvedValue(good([{ id: '2', name: 'Lahore' }]));
  expect(await of('1')).toEqual({ cities: good([{ id: '2', name: 'Lahore' }]) });
});

test('without any list there is nothing to choose from', async () => {
  cities.mockResolvedValue({ kind: 'unavailable' });
  expect(await of('1')).toEqual({ cities: { kind: 'unavailable' } });
  expect(centres).not.toHaveBeenCalled();
});

describe('a backend that hangs', () => {
  const after = <T>(ms: number, value: T) => new Promise<T>((resolve) => setTimeout(resolve, ms, value));

  test('costs one budget, not one for each read', async () => {
    cities.mockReturnValue(after(3_000, good([karachi])));
    centres.mockImplementation(() => after(3_000, good([clifton])));
    const where = of('1');
    await jest.advanceTimersByTimeAsync(3_500);
    expect(await where).toMatchObject({ city: karachi, centres: { kind: 'unavailable' } });
  });

  test('gives the last good copies of both within it, once the list was seen', async () => {
    await of('999');
    cities.mockReturnValue(after(3_000, good([karachi])));
    centres.mockImplementation(() => after(3_000, good([clifton])));
    const where = of('1');
    await jest.advanceTimersByTimeAsync(3_500);
    expect(await where).toMatchObject({ city: karachi, centres: { value: [clifton] } });
    expect(jest.getTimerCount()).toBe(0);
  });
});
