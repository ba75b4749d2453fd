'use client';

import { useEffect, useState } from 'react';
import type { Option } from '@/components/forms/SelectField';
import { getJson } from '@/lib/shared/util/get-json';

type ListName = 'cities' | 'centres';

export type List = {
  /** undefined until loaded. */
  options: readonly Option[] | undefined;
  failed: boolean;
  retry: () => void;
};
export type Lists = Readonly<Record<ListName, List>>;

type Body = Partial<Record<ListName, readonly { id: string; name: string }[]>>;

/** Timeout in ms, longer than the server waits for the backend. */
const timeoutMs = 15_000;

/** The last requested list; without options if it could not be loaded. */
type Loaded = { url: string; options: readonly Option[] | undefined };

/** Loads the list at a URL whenever the URL changes; nothing without one. */
function useList(name: ListName, url: string | undefined): List {
  const [loaded, setLoaded] = useState<Loaded>();
  const isLoaded = loaded !== undefined && loaded.url === url;
  useEffect(() => {
    if (!url || isLoaded) return;
    let aborted = false;
    void getJson<Body>(url, timeoutMs).then((body) => {
      const options = body?.[name]?.map((item) => ({ value: item.id, label: item.name }));
      if (!aborted) setLoaded({ url, options });
    });
    return () => {
      aborted = true;
    };
  }, [url, name, isLoaded]);
  const options = isLoaded ? loaded.options : undefined;
  return { options, failed: isLoaded && !options, retry: () => setLoaded(undefined) };
}

/** The cities, loaded when the form appears, and the centres of the chosen city, loaded when it is chosen. */
export function useCitiesAndCentres(cityId: string): Lists {
  const isChosen = cityId !== '' && cityId !== '0';
  const centresUrl = isChosen ? `/api/centres?cityId=${encodeURIComponent(cityId)}` : undefined;
  return { cities: useList('cities', '/api/cities'), centres: useList('centres', centresUrl) };
}
