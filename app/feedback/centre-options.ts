import type { Option } from '@/components/forms/SelectField';
import { getCentreOptions } from '@/lib/server/backend/centres';
import { getCentres, placeOf } from '@/lib/shared/content/centres';

/** The centres in the form: from the backend (`Centres/GetAll`) or its last good copy, otherwise from content. */
export async function centreOptions(): Promise<readonly Option[]> {
  const optionsRead = await getCentreOptions();
  if (optionsRead.kind !== 'ok' || optionsRead.value.length === 0)
    return getCentres().map((centre) => ({ value: centre.id, label: placeOf(centre) }));
  return optionsRead.value
    .map(({ id, name, city }) => ({ value: id, label: placeOf({ name, city: city ?? name }) }))
    .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
}
