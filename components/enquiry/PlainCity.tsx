import { Button } from '@/components/ui/Button/Button';
import field from '@/components/forms/Field/Field.module.css';
import type { Known } from './useLists';
import styles from './Enquiry.module.css';

export type PlainCityProps = { known: Known; values: Readonly<Record<string, string>> };

/** Without JavaScript: choosing the city reloads the page with its centres, before anything personal is typed. */
export function PlainCity({ known, values }: PlainCityProps) {
  return (
    <form action="/enquire" method="get" className={styles.plainCity} aria-label="Your city">
      {values.course && <input type="hidden" name="enquire" value={values.course} />}
      <div className={field.field}>
        <label className={field.label} htmlFor="plain-city">
          First choose your city
        </label>
        <select
          id="plain-city"
          name="cityId"
          className={field.control}
          defaultValue={known.cityId ?? ''}
          required
        >
          <option value="">Select your city</option>
          {known.cities?.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <Button type="submit" look="outline">
        Show its centers
      </Button>
    </form>
  );
}
