'use client';

import { useEffect, useState } from 'react';
import type { Option } from '@/components/forms/SelectField';
import { getJson } from '@/lib/shared/util/get-json';

type ListName = 'cities' | 'centres';

export type OptionList = {
  /** undefined until loaded. */
  options: readonly Option[] | undefined;
  failed: boolean;
  retry: () => void;
};
export type OptionLists = Readonly<Record<ListName, OptionList>>;

/** Without options if the list could not be loaded. */
type LastLoad = { url: string; options: readonly Option[] | undefined };

function useOptionList(name: ListName, url: string | undefined): OptionList {
  const [lastLoad, setLastLoad] = useState<LastLoad>();
  const isLoaded = lastLoad !== undefined && lastLoad.url === url;
  useEffect(() => {
    if (!url || isLoaded) return;
    let aborted = false;
    void getJson<Partial<Record<ListName, readonly { id: string; name: string }[]>>>(url).then((body) => {
      const loadedOptions = body?.[name]?.map((place) => ({ value: place.id, label: place.name }));
      if (!aborted) setLastLoad({ url, options: loadedOptions });
    });
    return () => {
      aborted = true;
    };
  }, [url, name, isLoaded]);
  const options = isLoaded ? lastLoad.options : undefined;
  return { options, failed: isLoaded && !options, retry: () => setLastLoad(undefined) };
}

export function useCitiesAndCentres(cityId: string): OptionLists {
  const isChosen = cityId !== '' && cityId !== '0';
  const centresUrl = isChosen ? `/api/centres?cityId=${encodeURIComponent(cityId)}` : undefined;
  return { cities: useOptionList('cities', '/api/cities'), centres: useOptionList('centres', centresUrl) };
}
