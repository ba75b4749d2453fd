'use client';

import { Button } from '@/components/ui/Button';
import { SelectField, type Option } from '@/components/forms/SelectField';
import { controls } from '@/lib/enquiry/fields';
import type { Lists } from './useLists';
import styles from './WhereFields.module.css';

type WhereFieldsProps = {
  lists: Lists;
  cityId: string;
  onCity: (cityId: string) => void;
  /** A choice from a draft or a link whose option list is still loading, and its city if known. */
  pendingChoice: { cityId: string; centreId: string };
};

/** Keeps a choice as an option while its list is loading, so that it is neither lost nor replaced. */
const pendingOption = (value: string, failed: boolean): readonly Option[] =>
  value ? [{ value, label: failed ? 'As chosen before' : 'Loading…' }] : [];

/** Step 3: the city, and the centres of that city, sorted by name (docs/product/forms.md#f2). */
export function WhereFields({ lists, cityId, onCity, pendingChoice }: WhereFieldsProps) {
  const { cities, centres, failed, retry } = lists;
  const missing = (['cities', 'centres'] as const).filter((name) => failed[name]);
  return (
    <>
      <SelectField
        name={controls.cityId}
        label="City"
        prompt={cities || failed.cities ? 'Select your city' : 'Loading the cities…'}
        options={cities ?? pendingOption(pendingChoice.cityId, failed.cities)}
        onChange={onCity}
      />
      <SelectField
        key={cityId}
        name={controls.centreId}
        label="Nearest center"
        prompt={centrePrompt(lists, cityId)}
        options={
          centres ??
          pendingOption(cityId === pendingChoice.cityId ? pendingChoice.centreId : '', failed.centres)
        }
      />
      {missing.length > 0 && (
        <div className={styles.listFault} role="status">
          {missing.map((name) => (
            <p key={name}>The list of {name} could not be loaded.</p>
          ))}
          <Button variant="outline" onClick={retry}>
            Load it again
          </Button>
        </div>
      )}
    </>
  );
}

function centrePrompt({ centres, failed }: Lists, cityId: string): string {
  if (cityId === '' || cityId === '0') return 'Select your city first';
  return centres || failed.centres ? 'Select the nearest center' : 'Loading the centers…';
}
