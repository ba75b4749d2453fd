import { SelectField } from '@/components/forms/SelectField';
import { controls } from '@/lib/enquiry/fields';
import type { Known } from './useLists';

/** Without JavaScript: the centres of the city chosen before; the city goes along as a hidden field. */
export function NoScriptCentreSelect({ known }: { known: Known }) {
  const { cityId = '', centres } = known;
  const missing = cityId !== '' && !centres;
  return (
    <>
      <input type="hidden" name={controls.cityId} value={cityId} />
      <SelectField
        name={controls.centreId}
        label="Nearest center"
        {...(missing && {
          hint: 'The list of centers could not be loaded. Choose your city above once more.',
        })}
        prompt={cityId ? 'Select the nearest center' : 'Choose your city above first'}
        options={centres ?? []}
      />
    </>
  );
}
