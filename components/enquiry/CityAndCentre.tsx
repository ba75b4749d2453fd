'use client';

import { useFormikContext } from 'formik';
import { useEffect } from 'react';
import { type FormValues, textValues } from '@/components/forms/FormProvider';
import { type Option, SelectField } from '@/components/forms/SelectField';
import { focusField } from '@/components/forms/controls';
import { Button } from '@/components/ui/Button';
import { useHydrated } from '@/components/ui/browser/useHydrated';
import { rememberCity, rememberedCity } from '@/components/ui/browser/useRememberedCity';
import { cx } from '@/components/ui/cx';
import { enquiryControls } from '@/lib/shared/enquiry/fields';
import { cityKey } from '@/lib/shared/util/names';
import styles from './CityAndCentre.module.css';
import { loadCentre } from './link-presets';
import type { OptionList, OptionLists } from './useCitiesAndCentres';

/** Keeps a choice as an option while its list is missing. */
const pendingOption = (value: string, { failed }: OptionList): readonly Option[] =>
  value ? [{ value, label: failed ? 'As chosen before' : 'Loading…' }] : [];

type CityAndCentreProps = { lists: OptionLists; centres: readonly Option[] };

/** Without scripts only the centre is asked for: the server knows its city. */
export function CityAndCentre({ lists: { cities, centres }, centres: allCentres }: CityAndCentreProps) {
  const isHydrated = useHydrated();
  const { values, setFieldValue, setValues } = useFormikContext<FormValues>();
  const { [enquiryControls.cityId]: cityId = '', [enquiryControls.centreId]: centreId = '' } =
    textValues(values);
  const failedLists = [['cities', cities] as const, ['centres', centres] as const].filter(
    ([, list]) => list.failed,
  );

  // Presets the city that this device remembers.
  useEffect(() => {
    if (cityId || centreId) return;
    const remembered = rememberedCity();
    const city = cities.options?.find(({ label }) => remembered && cityKey(label) === remembered);
    if (city) void setFieldValue(enquiryControls.cityId, city.value, false);
  }, [centreId, cityId, cities.options, setFieldValue]);

  useEffect(() => {
    const [onlyCentre, ...otherCentres] = centres.options ?? [];
    if (onlyCentre && otherCentres.length === 0 && !centreId)
      void setFieldValue(enquiryControls.centreId, onlyCentre.value);
  }, [centreId, centres.options, setFieldValue]);

  // A link names a centre without its city. A draft may contain a city or centre that the list no longer has.
  const isCityMissing = cities.options && !cities.options.some(({ value }) => value === cityId);
  useEffect(() => {
    if (isCityMissing && cityId) void setFieldValue(enquiryControls.cityId, '', false);
    if (!centreId) return undefined;
    let aborted = false;
    const dropCentre = () => void setFieldValue(enquiryControls.centreId, '');
    if (centres.options && !centres.options.some(({ value }) => value === centreId)) dropCentre();
    if (isCityMissing)
      void loadCentre(centreId).then(
        (centre) => {
          const city = cities.options?.find(({ label }) => label === centre?.city);
          if (aborted) return;
          if (city) void setFieldValue(enquiryControls.cityId, city.value);
          else dropCentre();
        },
        () => undefined,
      );
    return () => {
      aborted = true;
    };
  }, [centreId, cityId, isCityMissing, centres.options, cities.options, setFieldValue]);

  return (
    <>
      <SelectField
        name={enquiryControls.cityId}
        label="City"
        className="scriptOnly"
        prompt={cities.options || cities.failed ? 'Select your city' : 'Loading the cities…'}
        options={cities.options ?? pendingOption(cityId, cities)}
        onChange={(chosen) => {
          rememberCity(cityKey(cities.options?.find(({ value }) => value === chosen)?.label ?? ''));
          void setValues({ ...values, [enquiryControls.cityId]: chosen, [enquiryControls.centreId]: '' });
        }}
      />
      <SelectField
        name={enquiryControls.centreId}
        label="Nearest centre"
        prompt={isHydrated ? centrePrompt(centres, cityId) : 'Select the nearest centre'}
        options={isHydrated ? (centres.options ?? pendingOption(centreId, centres)) : allCentres}
      />
      {failedLists.length > 0 && (
        <div className={cx('stack gap-2 start', styles.fault)} role="status">
          {failedLists.map(([name]) => (
            <p key={name}>{`We could not load the ${name}.`}</p>
          ))}
          <Button
            variant="outline"
            onClick={() => {
              // Moves the focus, because the pressed button disappears.
              focusField(document, enquiryControls.cityId);
              failedLists.forEach(([, { retry }]) => retry());
            }}
          >
            Load it again
          </Button>
        </div>
      )}
    </>
  );
}

function centrePrompt({ options, failed }: OptionList, cityId: string): string {
  if (cityId === '' || cityId === '0') return 'Select your city first';
  return options || failed ? 'Select the nearest centre' : 'Loading the centres…';
}
