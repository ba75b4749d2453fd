'use client';

import { useField, useFormikContext } from 'formik';
import { use, useEffect } from 'react';
import { FormContext, type FormValues, textValues } from '@/components/forms/FormProvider';
import { type Option, SelectField } from '@/components/forms/SelectField';
import { rememberCity, rememberedCity } from '@/components/ui/browser/city';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { Button } from '@/components/ui/Button';
import { controls } from '@/lib/shared/enquiry/fields';
import { cityValue } from '@/lib/shared/util/names';
import { centreOf } from './prefill';
import type { Known, List, Lists } from './useLists';
import { cx } from '@/components/ui/cx';
import styles from './Enquiry.module.css';

/** Keeps a choice as an option while its list is loading, so that it is neither lost nor replaced. */
const pendingOption = (value: string, { failed }: List): readonly Option[] =>
  value ? [{ value, label: failed ? 'As chosen before' : 'Loading…' }] : [];

/**
 * The city and its centres, sorted by name. The selects are the same elements before and after hydration, so
 * that a choice made before is kept. Without JavaScript the city is chosen above (NoScriptCitySelect), and a hidden
 * field here sends it.
 */
export function CityAndCentre({ lists: { cities, centres } }: { lists: Lists }) {
  const ready = useHydrated();
  const form = use(FormContext);
  const { values, setFieldValue, setValues } = useFormikContext<FormValues>();
  const { [controls.cityId]: cityId = '', [controls.centreId]: centreId = '' } = textValues(values);
  const missing = [['cities', cities] as const, ['centres', centres] as const].filter(
    ([, list]) => list.failed,
  );

  // Presets the city chosen elsewhere on this device. Choosing none here clears it, so that it does not come back.
  useEffect(() => {
    if (cityId || centreId) return;
    const remembered = rememberedCity();
    const city = cities.options?.find(({ label }) => remembered && cityValue(label) === remembered);
    if (city) void setFieldValue(controls.cityId, city.value, false);
  }, [centreId, cityId, cities.options, setFieldValue]);

  // A link names a centre without its city, and a draft may contain a centre that the city no longer has.
  useEffect(() => {
    if (!centreId) return undefined;
    let aborted = false;
    const drop = () => void setFieldValue(controls.centreId, '');
    if (centres.options && !centres.options.some(({ value }) => value === centreId)) drop();
    if (cities.options && !cityId)
      void centreOf(centreId).then(
        (centre) => {
          const city = cities.options?.find(({ label }) => label === centre?.city);
          if (aborted) return;
          if (city) void setFieldValue(controls.cityId, city.value);
          else drop();
        },
        () => undefined,
      );
    return () => {
      aborted = true;
    };
  }, [centreId, cityId, centres.options, cities.options, setFieldValue]);

  return (
    <>
      {/* Before hydration NoScriptCitySelect has the id that this field gets later. */}
      <FormContext value={ready ? form : { ...form, id: `${form.id}-form` }}>
        <SelectField
          name={controls.cityId}
          label="City"
          className={styles.city}
          prompt={cities.options || cities.failed ? 'Select your city' : 'Loading the cities…'}
          options={cities.options ?? pendingOption(cityId, cities)}
          onChange={(chosen) => {
            rememberCity(cityValue(cities.options?.find(({ value }) => value === chosen)?.label ?? ''));
            void setValues({ ...values, [controls.cityId]: chosen, [controls.centreId]: '' });
          }}
        />
      </FormContext>
      <SelectField
        name={controls.centreId}
        label="Nearest centre"
        {...(!ready &&
          cityId !== '' &&
          !centres.options && { hint: 'We could not load the centres. Choose your city above again.' })}
        prompt={centrePrompt(centres, cityId, ready)}
        options={centres.options ?? pendingOption(centreId, centres)}
      />
      {missing.length > 0 && (
        <div className={cx('stack gap-2', styles.listFault)} role="status">
          {missing.map(([name]) => (
            <p key={name}>{`We could not load the ${name}.`}</p>
          ))}
          <Button variant="outline" onClick={() => missing.forEach(([, { retry }]) => retry())}>
            Load it again
          </Button>
        </div>
      )}
    </>
  );
}

function centrePrompt({ options, failed }: List, cityId: string, ready: boolean): string {
  if (cityId === '' || cityId === '0') return 'Select your city first';
  return options || failed || !ready ? 'Select the nearest centre' : 'Loading the centres…';
}

type NoScriptCitySelectProps = {
  known: Known;
  /** Query fields to resend when a city is chosen. */
  query: Readonly<Record<string, string>>;
};

/**
 * Without JavaScript: choosing the city reloads the page with its centres, before anything personal is typed. Has the
 * id of the form's field, so that the error summary can link to it.
 */
export function NoScriptCitySelect({ known: { cities }, query }: NoScriptCitySelectProps) {
  const [{ value: cityId }] = useField<string | undefined>('cityId');
  return (
    <form
      action="/enquire"
      method="get"
      className={cx('stack gap-3 columns-768 surface', styles.plainCity)}
      aria-label="Your city"
    >
      {Object.entries(query).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {cities ? (
        <SelectField
          name="cityId"
          label="First choose your city"
          prompt="Select your city"
          options={cities}
        />
      ) : (
        <>
          {/* 0 means no city. Without a value the cached page would respond, which does not load the list. */}
          <input type="hidden" name="cityId" value={cityId || '0'} />
          <p>
            We could not load the cities. Load them again first, or contact us on WhatsApp or the helpline.
          </p>
        </>
      )}
      <Button type="submit" variant="outline" {...(!cities && { id: 'enquire-page-cityId' })}>
        {cities ? 'Show its centres' : 'Load it again'}
      </Button>
    </form>
  );
}
