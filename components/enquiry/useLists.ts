'use client';

import { useCallback, useEffect, useState } from 'react';
import type { Option } from '@/components/forms/SelectField';

type City = { id: string; name: string };
type Centre = { id: string; name: string };

export type Lists = {
  cities: readonly Option[] | undefined;
  /** Centres of the chosen city; undefined until loaded. */
  centres: readonly Option[] | undefined;
  /** Which lists could not be loaded. */
  failed: { cities: boolean; centres: boolean };
  retry: () => void;
};

const toOptions = (items: readonly (City | Centre)[]): readonly Option[] =>
  items.map(({ id, name }) => ({ value: id, label: name }));

/** One list from the site's own handlers; undefined when it is unavailable. */
async function fetchList(path: string, name: 'cities' | 'centres'): Promise<readonly Option[] | undefined> {
  try {
    const answer = await fetch(path, { headers: { accept: 'application/json' } });
    if (!answer.ok) return undefined;
    const body = (await answer.json()) as Partial<Record<typeof name, (City | Centre)[]>>;
    return body[name] && toOptions(body[name]);
  } catch {
    // Offline, or the response was cut off.
    return undefined;
  }
}

export type Known = { cities?: readonly Option[]; cityId?: string; centres?: readonly Option[] };

/**
 * The cities, loaded when the form appears, and the centres of the chosen city, loaded when it is chosen
 * (docs/product/forms.md#f2).
 */
export function useLists(cityId: string, known: Known = {}): Lists {
  const [cities, setCities] = useState(known.cities);
  const [centres, setCentres] = useState(
    known.centres && known.cityId ? { of: known.cityId, options: known.centres } : undefined,
  );
  const [citiesFailed, setCitiesFailed] = useState(false);
  /** Id of the city whose centres could not be loaded. */
  const [centresFailed, setCentresFailed] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  const needCities = cities === undefined;
  const needCentres = cityId !== '' && cityId !== '0' && centres?.of !== cityId;

  useEffect(() => {
    if (!needCities) return;
    let aborted = false;
    void fetchList('/api/cities', 'cities').then((options) => {
      if (aborted) return;
      if (options) setCities(options);
      setCitiesFailed(!options);
    });
    return () => {
      aborted = true;
    };
  }, [needCities, attempt]);

  useEffect(() => {
    if (!needCentres) return;
    let aborted = false;
    void fetchList(`/api/centres?cityId=${encodeURIComponent(cityId)}`, 'centres').then((options) => {
      if (aborted) return;
      if (options) setCentres({ of: cityId, options });
      setCentresFailed(options ? undefined : cityId);
    });
    return () => {
      aborted = true;
    };
  }, [needCentres, cityId, attempt]);

  const retry = useCallback(() => {
    setCitiesFailed(false);
    setCentresFailed(undefined);
    setAttempt((count) => count + 1);
  }, []);
  return {
    cities,
    centres: centres?.of === cityId ? centres.options : undefined,
    failed: { cities: citiesFailed, centres: needCentres && centresFailed === cityId },
    retry,
  };
}
