import { type CentreOption, getCentresOfCity } from '../backend/centres.ts';
import { type BackendCity, getEnquiryCities } from '../backend/lists.ts';
import type { ReadResult } from '../backend/types.ts';
import { readCitiesAndCentres } from './cities-and-centres.ts';

jest.mock('../backend/lists.ts', () => ({ getEnquiryCities: jest.fn() }));
jest.mock('../backend/centres.ts', () => ({ getCentresOfCity: jest.fn() }));
const mockCities = jest.mocked(getEnquiryCities);
const mockCentres = jest.mocked(getCentresOfCity);

const okRead = <T>(value: T): ReadResult<T> => ({
  kind: 'ok',
  value,
  asOf: new Date('2025-10-01'),
  fresh: true,
});
const karachi: BackendCity = { id: '1', name: 'Karachi' };
const clifton: CentreOption = { id: 'c', name: 'Clifton' };
const placesOf = (id: string) => readCitiesAndCentres((city) => city.id === id);

beforeEach(() => {
  jest.useFakeTimers();
  mockCities.mockReset().mockResolvedValue(okRead([karachi]));
  mockCentres.mockReset().mockResolvedValue(okRead([clifton]));
});
afterEach(() => jest.useRealTimers());

test('a known city is read with its centres; an unknown one requests no centres', async () => {
  expect(await placesOf('1')).toMatchObject({ city: karachi, centres: { value: [clifton] } });
  expect(await placesOf('999')).toEqual({ cities: okRead([karachi]) });
  expect(mockCentres.mock.calls).toEqual([['1']]);
});

test('without the list of cities no centres are requested', async () => {
  mockCities.mockResolvedValue({ kind: 'unavailable' });
  expect(await placesOf('1')).toEqual({ cities: { kind: 'unavailable' } });
  expect(mockCentres).not.toHaveBeenCalled();
});

test('a backend that hangs makes the centres unavailable within one budget', async () => {
  const resolveAfter = <T>(ms: number, value: T) =>
    new Promise<T>((resolve) => setTimeout(resolve, ms, value));
  mockCities.mockReturnValue(resolveAfter(3_000, okRead([karachi])));
  mockCentres.mockImplementation(() => resolveAfter(3_000, okRead([clifton])));
  const places = placesOf('1');
  await jest.advanceTimersByTimeAsync(3_500);
  expect(await places).toMatchObject({ city: karachi, centres: { kind: 'unavailable' } });
});
