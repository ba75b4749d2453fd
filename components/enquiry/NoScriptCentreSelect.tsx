'use client';

import { useField } from 'formik';
import { SelectField } from '@/components/forms/SelectField';
import { controls } from '@/lib/enquiry/fields';
import type { Known } from './useLists';

/** Without JavaScript: the centres of the city chosen before; the city goes along as a hidden field. */
export function NoScriptCentreSelect({ known: { centres } }: { known: Known }) {
  const [{ value: cityId = '' }] = useField<string>('cityId');
  return (
    <>
      <input type="hidden" name={controls.cityId} value={cityId} />
      <SelectField
        name={controls.centreId}
        label="Nearest center"
        {...(cityId !== '' &&
          !centres && {
            hint: 'The list of centers could not be loaded. Choose your city above once more.',
          })}
        prompt={cityId ? 'Select the nearest center' : 'Choose your city above first'}
        options={centres ?? []}
      />
    </>
  );
}
