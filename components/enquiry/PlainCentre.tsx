import { SelectField } from '@/components/forms/SelectField/SelectField';
import type { Known } from './useLists';

/** Without JavaScript: the centres of the city chosen before, which goes along unseen. */
export function PlainCentre({ known }: { known: Known }) {
  return (
    <>
      <input type="hidden" name="cityId" value={known.cityId ?? ''} />
      <SelectField
        name="centresId"
        label="Nearest center"
        prompt={known.cityId ? 'Select the nearest center' : 'Choose your city above first'}
        options={known.centres ?? []}
      />
    </>
  );
}
