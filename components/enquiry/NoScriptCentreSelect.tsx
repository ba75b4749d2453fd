'use client';

import { useField } from 'formik';
import { SelectField } from '@/components/forms/SelectField';
import { controls } from '@/lib/enquiry/fields';
import { messages } from './messages';
import type { Known } from './useLists';

/** Without JavaScript: the centres of the city chosen before; the city goes along as a hidden field. */
export function NoScriptCentreSelect({ known: { centres } }: { known: Known }) {
  const [{ value: cityId = '' }] = useField<string>('cityId');
  return (
    <>
      <input type="hidden" name={controls.cityId} value={cityId} />
      <SelectField
        name={controls.centreId}
        label={messages.nearestCenter}
        {...(cityId !== '' &&
          !centres && {
            hint: messages.centresNotLoaded,
          })}
        prompt={cityId ? messages.selectTheNearestCenter : messages.chooseYourCityAboveFirst}
        options={centres ?? []}
      />
    </>
  );
}
