'use client';

import { Button } from '@/components/ui/Button/Button';
import { SelectField } from '@/components/forms/SelectField/SelectField';
import type { Lists, Option } from './useLists';
import styles from './Enquiry.module.css';

export type WhereFieldsProps = {
  lists: Lists;
  cityId: string;
  onCity: (cityId: string) => void;
  /** A choice from a draft or a link that its list, still on its way, will hold. */
  wanted: { cityId: string; centresId: string };
};

const loading = (value: string): readonly Option[] => (value ? [{ value, label: 'Loading…' }] : []);

/** Step 3: the city, and the centres of that city, sorted by name (spec.md 4). */
export function WhereFields({ lists, cityId, onCity, wanted }: WhereFieldsProps) {
  const { cities, centres, failed, retry } = lists;
  const hasCity = cityId !== '' && cityId !== '0';
  return (
    <>
      <SelectField
        name="cityId"
        label="City"
        prompt={cities || failed ? 'Select your city' : 'Loading the cities…'}
        options={cities ?? loading(wanted.cityId)}
        onChange={onCity}
      />
      <SelectField
        key={cityId}
        name="centresId"
        label="Nearest center"
        prompt={centrePrompt(hasCity, centres !== undefined)}
        options={centres ?? loading(hasCity ? wanted.centresId : '')}
      />
      {failed && (
        <div className={styles.listFault} role="status">
          <p>The list of {failed} could not be loaded.</p>
          <Button look="outline" onClick={retry}>
            Load it again
          </Button>
        </div>
      )}
    </>
  );
}

function centrePrompt(hasCity: boolean, loaded: boolean): string {
  if (!hasCity) return 'Select your city first';
  return loaded ? 'Select the nearest center' : 'Loading the centers…';
}
