'use client';

import { useField } from 'formik';
import { SelectField } from '@/components/forms/SelectField';
import { Button } from '@/components/ui/Button';
import type { Known } from './useLists';
import { cx } from '@/components/ui/cx';
import styles from './Enquiry.module.css';

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
