'use client';

import { useMemo } from 'react';
import { FormContext } from '@/components/forms/context';
import { SelectField } from '@/components/forms/SelectField';
import { Button } from '@/components/ui/Button';
import type { Known } from './useLists';
import styles from './NoScriptCitySelect.module.css';

export type NoScriptCitySelectProps = {
  /** Values of the link or of the last attempt, by control name. */
  values: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  known: Known;
  /** Query fields that are sent along when a city is chosen, so that none is lost. */
  query: Readonly<Record<string, string>>;
};

const ignore = () => undefined;

/**
 * Without JavaScript: choosing the city reloads the page with its centres, before anything personal is typed. It has the id
 * and error of a field of the form below, so that the error summary can link to it.
 */
export function NoScriptCitySelect({ values, errors, known, query }: NoScriptCitySelectProps) {
  const field = useMemo(
    () => ({
      formId: 'enquire-page',
      errors,
      values: { ...values, cityId: known.cityId ?? '' },
      sending: false,
      report: ignore,
    }),
    [errors, values, known],
  );
  return (
    <FormContext value={field}>
      <form action="/enquire" method="get" className={styles.plainCity} aria-label="Your city">
        {Object.entries(query).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {known.cities ? (
          <SelectField
            name="cityId"
            label="First choose your city"
            prompt="Select your city"
            options={known.cities}
          />
        ) : (
          <>
            {values.cityId && <input type="hidden" name="cityId" value={values.cityId} />}
            <p>
              The list of cities could not be loaded. Load it again before you fill in the rest, or reach us
              by WhatsApp or the helpline on this page.
            </p>
          </>
        )}
        {known.cities ? (
          <Button type="submit" variant="outline">
            Show its centers
          </Button>
        ) : (
          <Button type="submit" variant="outline" id="enquire-page-cityId">
            Load it again
          </Button>
        )}
      </form>
    </FormContext>
  );
}
