'use client';

import { useEffect, useState } from 'react';
import type { Option } from '@/components/forms/SelectField';

type ListName = 'cities' | 'centres';

/** Lists that the server rendered into the page; the centres are those of the initial city. */
export type Known = { cities?: readonly Option[]; centres?: readonly Option[] };

export type List = {
  /** undefined until loaded. */
  options: readonly Option[] | undefined;
  failed: boolean;
  retry: () => void;
};
export type Lists = Readonly<Record<ListName, List>>;

/** One list from the site's own handlers; undefined when it is unavailable. */
async function fetchList(url: string, name: ListName): Promise<readonly Option[] | undefined> {
  try {
    const answer = await fetch(url, { headers: { accept: 'application/json' } });
    if (!answer.ok) return undefined;
    const body = (await answer.json()) as Partial<Record<ListName, { id: string; name: string }[]>>;
    return body[name]?.map((item) => ({ value: item.id, label: item.name }));
  } catch {
    // Offline, or a truncated response.
    return undefined;
  }
}

/** The last requested list; without options if it could not be loaded. */
type Loaded = { url: string | undefined; options: readonly Option[] | undefined };

/** Loads the list at a URL whenever the URL changes; nothing without one. */
function useList(name: ListName, url: string | undefined, known: readonly Option[] | undefined): List {
  const [loaded, setLoaded] = useState<Loaded | undefined>(known && { url, options: known });
  const isLoaded = loaded !== undefined && loaded.url === url;
  useEffect(() => {
    if (!url || isLoaded) return;
    let aborted = false;
    void fetchList(url, name).then((options) => {
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
export function useLists(cityId: string, known: Known): Lists {
  const isChosen = cityId !== '' && cityId !== '0';
  const centresUrl = isChosen ? `/api/centres?cityId=${encodeURIComponent(cityId)}` : undefined;
  return {
    cities: useList('cities', '/api/cities', known.cities),
    centres: useList('centres', centresUrl, known.centres),
  };
}
